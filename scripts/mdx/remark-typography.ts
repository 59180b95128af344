import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

import type { Locale } from '../../src/i18n/locales.ts'
import { typeset } from '../../src/i18n/typography.ts'
import { localeOfFile } from './locale-of-file.ts'

/** Attributes of components that hold words. */
const WORDS = new Set(['alt', 'caption', 'question', 'title'])

/** Characters that short words in a row may hold together in a line of an article. */
const PROSE_ROOM = 18

/** Sets apostrophes, quotes, dashes and no-break spaces in an article's prose; code is left alone. */
export function remarkTypography() {
  return (tree: Root, file: VFile) => typesetProse(tree, localeOfFile(file))
}

/** Typesets the text of a tree, and what its components say in attributes. */
export function typesetProse(tree: Root, locale: Locale): void {
  const setTexts = (parent: Nodes, room?: number) =>
    visit(parent, 'text', (node) => {
      node.value = typeset(locale, node.value, room)
    })
  setTexts(tree, PROSE_ROOM)
  // Where less fits in a line, some of what was held is let go again.
  visit(tree, ['heading', 'table'], (node) => setTexts(node))
  visit(tree, 'mdxJsxFlowElement', ({ attributes }) => {
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
      if (WORDS.has(attribute.name)) attribute.value = typeset(locale, attribute.value)
    }
  })
}
