import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import remarkBreaks from 'remark-breaks'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import type { Locale } from '#src/i18n/locales.ts'
import { typeset } from '#src/i18n/typography.ts'
import { setHeadingIds } from '#src/lib/headings.ts'

import { setEdgeQuotes } from './edge-quotes.ts'
import { labelFootnotes } from './label-footnotes.ts'
import { markForeignLanguage } from './mark-foreign-language.ts'
import { preventHyphenBreaks } from './prevent-hyphen-breaks.ts'

const toElements = unified().use(remarkBreaks).use(remarkRehype)

/**
 * Converts a post's tree to HTML elements, typeset and with heading ids. A picture on its own becomes a
 * `figure` with the attributes of an image. Raw HTML is not supported.
 */
export function renderPost(tree: Root, locale: Locale): HastRoot {
  const copy = structuredClone(tree)
  setHeadingIds(copy)
  setEdgeQuotes(copy, locale)
  visit(copy, 'text', (node) => {
    node.value = typeset(locale, node.value)
  })
  visit(copy, 'paragraph', (node, index, parent) => {
    const [image, ...others] = node.children
    if (image?.type !== 'image' || others.length > 0 || index === undefined || !parent) return
    const { url: src, alt } = image
    // It must not be a paragraph, or a tight list would unwrap it.
    const figure = {
      type: 'figure',
      data: { hName: 'figure', hProperties: { src, alt } },
      children: [],
    }
    ;(parent as { children: object[] }).children[index] = figure
  })
  const elements = toElements.runSync(copy)
  labelFootnotes(elements, locale)
  markForeignLanguage(elements, locale)
  preventHyphenBreaks(elements)
  return elements
}
