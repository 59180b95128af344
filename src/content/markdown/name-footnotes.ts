import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

import type { Locale } from '#src/i18n/locales.ts'

const WORDS: Record<Locale, { title: string; back: (number: string) => string }> = {
  en: { title: 'Notes', back: (number) => `Back to mark ${number}` },
  uk: { title: 'Примітки', back: (number) => `Назад до позначки ${number}` },
}

/** Names the footnotes and the ways back from them in the article's language. */
export function nameFootnotes(tree: Root, locale: Locale): void {
  const { title, back } = WORDS[locale]
  visit(tree, 'element', (node, index, parent) => {
    if (node.properties.id === 'footnote-label') {
      node.properties.className = []
      node.children = [{ type: 'text', value: title }]
    }
    if ('dataFootnoteBackref' in node.properties) {
      const number = /[\d-]+$/.exec(String(node.properties.ariaLabel))?.[0] ?? ''
      node.properties.ariaLabel = back(number)
      // The way back does not stand on a line alone.
      const before = parent?.children[(index ?? 0) - 1]
      if (before?.type === 'text') before.value = before.value.replace(/ $/, '\u00A0')
    }
  })
}
