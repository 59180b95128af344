import type { Nodes, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'

import type { Locale } from '#src/i18n/locales.ts'

const QUOTE_MARKS = {
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
    const fullText = pieces.map(({ value }) => value).join('')
    let offset = 0
    for (const { node, value } of pieces) {
      const start = offset
      offset += value.length
      if (node) node.value = replaceQuotes(node.value, fullText, start, locale)
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

function replaceQuotes(text: string, fullText: string, start: number, locale: Locale): string {
  const marks: Partial<Record<string, readonly [string, string]>> = QUOTE_MARKS[locale]
  return text.replace(/^["']|["']$/g, (character, index: number) => {
    const quotes = marks[character]
    if (!quotes) return character
    const [before = ' ', after = ' '] = [fullText[start + index - 1], fullText[start + index + 1]]
    const isOpening = /[\s([{«“„‘—–-]/.test(before) && /[^\s.,:;!?)\]]/.test(after)
    const isClosing = /\S/.test(before) && /[\s.,:;!?)\]}»”’…—–-]/.test(after)
    return isOpening ? quotes[0] : isClosing ? quotes[1] : character
  })
}
