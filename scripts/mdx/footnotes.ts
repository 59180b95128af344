import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

import type { Locale } from '../../src/i18n/locales.ts'
import { localeOfFile } from './locale-of-file.ts'

const WORDS: Record<Locale, { title: string; back: (number: string) => string }> = {
  en: { title: 'Notes', back: (number) => `Back to mark ${number}` },
  uk: { title: 'Примітки', back: (number) => `Назад до позначки ${number}` },
}

/** Names the footnotes and the ways back from them in the article's language. */
export function rehypeFootnotes() {
  return (tree: Root, file: VFile) => {
    const { title, back } = WORDS[localeOfFile(file)]
    visit(tree, 'element', (node) => {
      if (node.properties.id === 'footnote-label') {
        node.properties.className = []
        node.children = [{ type: 'text', value: title }]
      }
      if ('dataFootnoteBackref' in node.properties) {
        const number = /[\d-]+$/.exec(String(node.properties.ariaLabel))?.[0] ?? ''
        node.properties.ariaLabel = back(number)
      }
    })
  }
}
