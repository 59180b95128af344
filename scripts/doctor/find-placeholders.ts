import { fieldName, type TextPath } from '#scripts/content/problem.ts'
import { type ContentFile, getFieldLine } from '#scripts/content/read-content.ts'

import { isPlaceholder } from './check-environment.ts'
import type { Finding } from './finding.ts'

/** Blanks for the owner, such as `[e-mail address]`, but not links or image markers. */
const PLACEHOLDER = /(?<![\]\w])\[(?!image:|x\]|\s*\])([^\][\n]{3,80})\](?![([:])/gi

/** Phrases in samples, which reveal a sample whose mark has been removed. */
const SAMPLE_WORDS =
  /^(?:In place of this text|На місці цього тексту|The result in one line|Результат одним рядком|Sample portrait|Зразок портрета|0{8}-0{4}-0{4}-0{4}-0{12})/u

/** Finds samples and placeholder addresses in the fields of a file, and blanks in a legal text, with their lines. */
export function findPlaceholders(content: ContentFile): Finding[] {
  const { file, data, source, text } = content
  const fields = Array.from(findPlaceholderFields(data), ([path, group, message]): Finding => {
    const line = getFieldLine(content, fieldName(path)) ?? 1
    return { group, file, line, message, isBlocking: true }
  })
  if (!file.startsWith('content/legal/')) return fields
  const linesBefore = source.slice(0, source.length - text.length).split('\n').length - 1
  return [...fields, ...findInProse(file, text, linesBefore)]
}

/** Samples and placeholder addresses in fields, with their paths. */
function* findPlaceholderFields(
  value: unknown,
  path: TextPath = [],
  isSample = false,
): Generator<[path: TextPath, group: 'links' | 'samples', message: string]> {
  const name = fieldName(path)
  if (typeof value === 'string') {
    if (!isSample && SAMPLE_WORDS.test(value)) {
      yield [path, 'samples', `${name}: replace the sample text “${value}”`]
    }
    // The address of a sample is reported with its mark.
    if (isPlaceholder(value) && !(isSample && path.at(-1) === 'url')) {
      yield [path, 'links', `${name}: replace ${value} with the real address`]
    }
  }
  if (!value || typeof value !== 'object') return
  const { sample, url }: { sample?: unknown; url?: unknown } = value
  if (sample === true) {
    const isLink = typeof url === 'string' && isPlaceholder(url)
    const task = isLink
      ? `replace ${url} with the real address`
      : 'replace the sample with real content'
    yield [
      [...path, 'sample'],
      isLink ? 'links' : 'samples',
      `${name || 'this file'}: ${task} and remove "sample"`,
    ]
  }
  for (const [key, item] of Object.entries(value)) {
    const childPath = [...path, Array.isArray(value) ? Number(key) : key]
    yield* findPlaceholderFields(item, childPath, isSample || sample === true)
  }
}

function findInProse(file: string, text: string, linesBefore: number): Finding[] {
  let isCode = false
  return text.split('\n').flatMap((row, index): Finding[] => {
    if (/^\s*(?:```|~~~)/.test(row)) isCode = !isCode
    // Code may contain example addresses and brackets.
    if (isCode) return []
    return Array.from(row.matchAll(PLACEHOLDER), ([blank]) => ({
      group: 'words',
      file,
      line: linesBefore + index + 1,
      message: `replace ${blank} with the real text`,
      isBlocking: true,
    }))
  })
}
