import type { Element, Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkBreaks from 'remark-breaks'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Locale } from '#src/i18n/locales.ts'
import { typeset } from '#src/i18n/typography.ts'
import { createHeadingIds } from '#src/lib/heading-ids.ts'

const toElements = unified().use(remarkBreaks).use(remarkRehype)

/** A post's tree as the elements of its page, typeset, with ids on its headings. Raw HTML has no way in. */
export function renderPost(tree: Root, locale: Locale): HastRoot {
  const copy = structuredClone(tree)
  visit(copy, 'text', (node) => {
    node.value = typeset(locale, node.value)
  })
  const elements = toElements.runSync(copy)
  const idOf = createHeadingIds()
  visit(elements, 'element', (node: Element) => {
    if (/^h[1-6]$/.test(node.tagName) && !node.properties.id) node.properties.id = idOf(toString(node))
  })
  return elements
}
