import type { Element, Parents, Root } from 'hast'
import type { Handle } from 'hast-util-to-mdast'
import { SKIP, visit } from 'unist-util-visit'

/** Temporary elements for a footnote and its reference. */
const REFERENCE = 'footnote-reference'
const DEFINITION = 'footnote-definition'

/** Containers that programs put around footnotes. */
const isFootnoteList = ({ properties }: Element) =>
  /mso-element:\s*(?:footnote|endnote)-list/i.test(String(properties.style)) ||
  properties.dataFootnotes !== undefined

/**
 * Finds footnotes of word processors and web pages: a link to an anchor further down, from which another
 * link leads back. Footnotes are moved to the end.
 */
export function markFootnotes(root: Root): void {
  const elementsByName = new Map<string, Element>()
  const links: { link: Element; to: string; names: string[]; block: Element | undefined }[] = []
  const collectLinks = (parent: Parents, names: string[], block: Element | undefined) => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue
      const { id, name, href } = child.properties
      const anchors = [id, name].filter((anchor) => typeof anchor === 'string')
      // A footnote of several paragraphs is a `div` with a name, or a list item.
      const isPart = child.tagName === 'p' && (block?.tagName === 'li' || block?.properties.id)
      const isBlock = /^(?:li|div|p|aside|td)$/.test(child.tagName)
      const note = isBlock && !isPart ? child : block
      for (const anchor of anchors) if (note) elementsByName.set(anchor, note)
      const allNames = /^(?:a|sup)$/.test(child.tagName) ? [...names, ...anchors] : anchors
      if (child.tagName === 'a' && typeof href === 'string' && href.startsWith('#')) {
        links.push({ link: child, to: href.slice(1), names: allNames, block: note })
      }
      collectLinks(child, allNames, note)
    }
  }
  collectLinks(root, [], undefined)

  const notes: Element[] = []
  const backLinkElements = new Set<Element>()
  for (const { link, to, names, block } of links) {
    const target = elementsByName.get(to)
    const linksBack = links.filter(
      (candidate) => names.includes(candidate.to) && candidate.link !== link,
    )
    const backLinks = linksBack.filter((candidate) => candidate.block === target)
    if (!target || backLinks.length === 0 || backLinkElements.has(link) || target === block)
      continue
    for (const backLink of backLinks) backLinkElements.add(backLink.link)
    const existingNumber = notes.indexOf(target) + 1
    const label = String(existingNumber || notes.push(target))
    Object.assign(link, { tagName: REFERENCE, properties: { label }, children: [] })
  }
  if (notes.length === 0) return
  const isBackLink = (node: Element) => backLinkElements.has(node)
  remove(root, (node) => notes.includes(node) || isFootnoteList(node) || isBackLink(node))
  notes.forEach((block, index) => {
    remove(block, isBackLink)
    root.children.push({
      type: 'element',
      tagName: DEFINITION,
      properties: { label: String(index + 1) },
      children: block.children,
    })
  })
}

function remove(tree: Parents, isRemoved: (node: Element) => boolean): void {
  visit(tree, 'element', (node, index, parent) => {
    if (index === undefined || !parent || !isRemoved(node)) return
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

const getLabel = ({ properties }: Element) => {
  const label = String(properties.label)
  return { identifier: label, label }
}

/** Handlers that convert the temporary elements to Markdown. */
export const FOOTNOTE_HANDLERS: Record<string, Handle> = {
  [REFERENCE]: (_, node) => ({ type: 'footnoteReference', ...getLabel(node) }),
  [DEFINITION]: (state, node) => ({
    type: 'footnoteDefinition',
    ...getLabel(node),
    children: state.toFlow(state.all(node)),
  }),
}
