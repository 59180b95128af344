import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'

import { type ContentFile, FRONT_MATTER } from '#scripts/content/read-content.ts'

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
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const findings: Finding[] = []
  const lineAt = (offset: number | undefined) => lines.linePos(offset ?? 0).line + linesBefore
  visit(document, {
    Scalar(key, { value, range }, path) {
      if (key === 'key' || typeof value !== 'string' || !SAMPLE_WORDS.test(value)) return
      // Already reported by its mark.
      if (path.some((node) => isMap(node) && node.get('sample') === true)) return
      findings.push({
        group: 'samples',
        file,
        line: lineAt(range?.[0]),
        message: `${getName(path)}: replace the words of the sample, “${value}”`,
        isBlocking: true,
      })
    },
    Pair(_, pair, path) {
      if (!isScalar(pair.key)) return
      const { value } = pair
      const line = lineAt(pair.key.range?.[0])
      if (pair.key.value === 'sample' && isScalar(value) && value.value === true) {
        const owner = path.at(-1)
        const address = isMap(owner) ? owner.get('url') : undefined
        const isLink = typeof address === 'string' && isPlaceholder(address)
        const name = getName(path) || 'this file'
        findings.push({
          group: isLink ? 'links' : 'samples',
          file,
          line,
          message: isLink
            ? `${name}: put the real address in place of ${address} and remove "sample"`
            : `${name}: replace the sample with real content and remove "sample"`,
          isBlocking: true,
        })
      } else if (isScalar(value) && typeof value.value === 'string' && isPlaceholder(value.value)) {
        const owner = path.at(-1)
        // Already reported with the sample.
        if (pair.key.value === 'url' && isMap(owner) && owner.get('sample') === true) return
        findings.push({
          group: 'links',
          file,
          line,
          message: `${[getName(path), String(pair.key.value)].filter(Boolean).join('.')}: put the real address in place of ${value.value}`,
          isBlocking: true,
        })
      }
    },
  })
  return findings
}

/** Field name of a position, items counted from 1: `links.messenger`, `items.2`. */
function getName(path: readonly unknown[]): string {
  return path
    .flatMap((node, index) => {
      if (isPair(node) && isScalar(node.key)) return [String(node.key.value)]
      return isSeq(node) ? [String(node.items.indexOf(path[index + 1]) + 1)] : []
    })
    .join('.')
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
