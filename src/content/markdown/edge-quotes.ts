import type { Nodes, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'

import type { Locale } from '#src/i18n/locales.ts'

const MARKS = {
  en: { '"': ['“', '”'], "'": ['‘', '’'] },
  uk: { '"': ['«', '»'] },
} as const satisfies Record<Locale, Partial<Record<string, readonly [open: string, close: string]>>>

/**
 * Converts straight quotes at the edges of text nodes, beside bold text, links or code, into those of the
 * language: `"**Слово**"` → `«**Слово**»`. A single text node does not show whether its quote opens or closes.
 */
export function setEdgeQuotes(tree: Root, locale: Locale): void {
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const pieces = getPieces(block)
    const whole = pieces.map(({ value }) => value).join('')
    let at = 0
    for (const { node, value } of pieces) {
      const start = at
      at += value.length
      if (node) node.value = withQuotes(node.value, whole, start, locale)
    }
  })
}

/** Inline content of a block; code and pictures count as a word. */
function getPieces(node: Nodes): { node?: Text; value: string }[] {
  if (node.type === 'text') return [{ node, value: node.value }]
  if (node.type === 'break') return [{ value: '\n' }]
  if ('children' in node) return node.children.flatMap(getPieces)
  return node.type === 'mdxTextExpression' ? [] : [{ value: 'x' }]
}

function withQuotes(text: string, whole: string, start: number, locale: Locale): string {
  const marks: Partial<Record<string, readonly [string, string]>> = MARKS[locale]
  const last = text.length - 1
  return Array.from({ length: text.length }, (_, index) => text.charAt(index))
    .map((sign, index) => {
      const pair = index === 0 || index === last ? marks[sign] : undefined
      if (!pair) return sign
      const [before = ' ', after = ' '] = [whole[start + index - 1], whole[start + index + 1]]
      const isOpening = /[\s([{«“„‘—–-]/.test(before) && /[^\s.,:;!?)\]]/.test(after)
      const isClosing = /\S/.test(before) && /[\s.,:;!?)\]}»”’…—–-]/.test(after)
      return isOpening ? pair[0] : isClosing ? pair[1] : sign
    })
    .join('')
}
