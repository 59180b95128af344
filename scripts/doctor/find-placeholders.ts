import { parseDocument } from 'yaml'

import { fieldName, type TextPath } from '#scripts/content/problem.ts'
import { type ContentFile, FRONT_MATTER, lineOf, toFields } from '#scripts/content/read-content.ts'

import { isPlaceholder } from './check-environment.ts'
import type { Finding } from './finding.ts'

/** Blanks for the owner, such as `[e-mail address]`, but not links or image markers. */
const BLANK = /(?<![\]\w])\[(?!image:|x\]|\s*\])([^\][\n]{3,80})\](?![([:])/gi

/** Phrases in samples, which reveal a sample whose mark has been removed. */
const SAMPLE_WORDS =
  /^(?:In place of this text|На місці цього тексту|The result in one line|Результат одним рядком|Sample portrait|Зразок портрета|0{8}-0{4}-0{4}-0{4}-0{12})/u

/** Finds samples and placeholder addresses in a file, and blanks in a legal text, with their lines. */
export function findPlaceholders(file: string, text: string): Finding[] {
  if (!file.endsWith('.mdx')) return inYaml(file, text, 0)
  const [all = '', frontmatter = ''] = FRONT_MATTER.exec(text) ?? []
  const bodyStart = all.split('\n').length - 1
  const fields = inYaml(file, frontmatter, 1)
  if (!file.startsWith('content/legal/')) return fields
  return [...fields, ...inProse(file, text.slice(all.length), bodyStart)]
}

function inYaml(file: string, text: string, linesBefore: number): Finding[] {
  // Skips most articles, because parsing the fields of a thousand takes a second.
  if (!/\bsample\b|https?:|In place of|На місці|in one line|одним рядком|Зразок|0{12}/i.test(text))
    return []
  const document = parseDocument(text, { prettyErrors: false })
  return Array.from(placesIn(toFields(document)), ([path, group, message]) => ({
    group,
    file,
    line: lineOf(document, text, path) + linesBefore,
    message,
    isBlocking: true,
  }))
}

/** Samples and placeholder addresses in fields, with their paths. */
function* placesIn(
  value: unknown,
  path: TextPath = [],
  isSample = false,
): Generator<[path: TextPath, group: 'links' | 'samples', message: string]> {
  const name = fieldName(path)
  if (typeof value === 'string') {
    if (!isSample && SAMPLE_WORDS.test(value)) {
      yield [path, 'samples', `${name}: replace the words of the sample, “${value}”`]
    }
    // The address of a sample is reported with its mark.
    if (isPlaceholder(value) && !(isSample && path.at(-1) === 'url')) {
      yield [path, 'links', `${name}: put the real address in place of ${value}`]
    }
  }
  if (!value || typeof value !== 'object') return
  const { sample, url }: { sample?: unknown; url?: unknown } = value
  if (sample === true) {
    const isLink = typeof url === 'string' && isPlaceholder(url)
    const task = isLink
      ? `put the real address in place of ${url}`
      : 'replace the sample with real content'
    yield [
      [...path, 'sample'],
      isLink ? 'links' : 'samples',
      `${name || 'this file'}: ${task} and remove "sample"`,
    ]
  }
  for (const [key, item] of Object.entries(value)) {
    const inside = [...path, Array.isArray(value) ? Number(key) : key]
    yield* placesIn(item, inside, isSample || sample === true)
  }
}

function inProse(file: string, text: string, linesBefore: number): Finding[] {
  let isCode = false
  return text.split('\n').flatMap((row, index): Finding[] => {
    if (/^\s*(?:```|~~~)/.test(row)) isCode = !isCode
    // Code may contain example addresses and brackets.
    if (isCode) return []
    return Array.from(row.matchAll(BLANK), ([blank]) => ({
      group: 'words',
      file,
      line: linesBefore + index + 1,
      message: `write the real words in place of ${blank}`,
      isBlocking: true,
    }))
  })
}

/** Counts samples, placeholder addresses and blanks in content. */
export function countPlaceholders(files: readonly Pick<ContentFile, 'file' | 'source'>[]): number {
  return files.flatMap(({ file, source }) => findPlaceholders(file, source)).length
}
