import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

import { getLanguage } from '#scripts/lib/file-locale.ts'
import { setEdgeQuotes } from '#src/content/markdown/edge-quotes.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { typeset } from '#src/i18n/typography.ts'

/** Attributes of components with text. */
const TEXT_ATTRIBUTES = new Set(['alt', 'caption', 'hint', 'question', 'title', 'why'])

/** Spaces in chains of short Ukrainian words, where only headings may break. */
const CHAIN_LINKS = / (?<=(?<![^\s«„(])(?:[взйіуаоя]|на|не|ні) )(?=\S)/gi

/** Typesets apostrophes, quotes, dashes and no-break spaces in prose, but not in code. */
export function remarkTypography() {
  return (tree: Root, file: VFile) => typesetProse(tree, getLanguage(file))
}

/** Typesets the text of a tree and the attributes of its components. */
export function typesetProse(tree: Root, locale: Locale): void {
  setEdgeQuotes(tree, locale)
  visit(tree, 'text', (node) => {
    node.value = typeset(locale, node.value)
  })
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'table') return SKIP
    if (node.type === 'text') node.value = node.value.replace(CHAIN_LINKS, '\xA0')
    return undefined
  })
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
      if (TEXT_ATTRIBUTES.has(attribute.name)) attribute.value = typeset(locale, attribute.value)
    }
  })
}
