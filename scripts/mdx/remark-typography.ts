import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

import { setEdgeQuotes } from '#src/content/markdown/edge-quotes.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { typeset } from '#src/i18n/typography.ts'

import { languageOf } from './source-path.ts'

/** Attributes of components that hold words. */
const WORDS = new Set(['alt', 'caption', 'question', 'title'])

/** What a row of short Ukrainian words has let go as no heading has room for it; a line of an article has. */
const LET_GO = / (?<=(?<![^\s«„(])(?:[взйіуаоя]|на|не|ні) )(?=\S)/gi

/** Sets apostrophes, quotes, dashes and no-break spaces in an article's prose; code is left alone. */
export function remarkTypography() {
  return (tree: Root, file: VFile) => typesetProse(tree, languageOf(file))
}

/** Typesets the text of a tree, and what its components say in attributes. */
export function typesetProse(tree: Root, locale: Locale): void {
  setEdgeQuotes(tree, locale)
  visit(tree, 'text', (node) => {
    node.value = typeset(locale, node.value)
  })
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'table') return SKIP
    if (node.type === 'text') node.value = node.value.replace(LET_GO, '\xA0')
    return undefined
  })
  visit(tree, 'mdxJsxFlowElement', ({ attributes }) => {
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
      if (WORDS.has(attribute.name)) attribute.value = typeset(locale, attribute.value)
    }
  })
}
