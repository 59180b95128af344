import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

import type { Locale } from '../../src/i18n/locales.ts'
import { typeset } from '../../src/i18n/typography.ts'
import { localeOfFile } from './locale-of-file.ts'

/** Attributes of components that hold words. */
const WORDS = new Set(['alt', 'caption', 'question', 'title'])

/** Sets apostrophes, quotes, dashes and no-break spaces in an article's prose; code is left alone. */
export function remarkTypography() {
  return (tree: Root, file: VFile) => typesetProse(tree, localeOfFile(file))
}

/** Typesets the text of a tree, and what its components say in attributes. */
export function typesetProse(tree: Root, locale: Locale): void {
  visit(tree, 'text', (node) => {
    node.value = typeset(locale, node.value)
  })
  visit(tree, 'mdxJsxFlowElement', ({ attributes }) => {
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
      if (WORDS.has(attribute.name)) attribute.value = typeset(locale, attribute.value)
    }
  })
}
