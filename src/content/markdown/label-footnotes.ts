import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

import type { Locale } from '#src/i18n/locales.ts'

const LABELS: Record<Locale, { title: string; back: (number: string) => string }> = {
  en: { title: 'Notes', back: (number) => `Back to mark ${number}` },
  uk: { title: 'Примітки', back: (number) => `Назад до позначки ${number}` },
}

/** Localizes the labels of footnotes and their back-references. */
export function labelFootnotes(tree: Root, locale: Locale): void {
  const { title, back } = LABELS[locale]
  visit(tree, 'element', (node, index, parent) => {
    if (node.properties.id === 'footnote-label') {
      node.properties.className = []
      node.children = [{ type: 'text', value: title }]
    }
    if ('dataFootnoteBackref' in node.properties) {
      const number = /[\d-]+$/.exec(String(node.properties.ariaLabel))?.[0] ?? ''
      node.properties.ariaLabel = back(number)
      // A no-break space keeps the back-reference on the last line.
      const before = parent?.children[(index ?? 0) - 1]
      if (before?.type === 'text') before.value = before.value.replace(/ $/, '\u00A0')
    }
  })
}
