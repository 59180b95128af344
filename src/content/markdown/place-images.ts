import type { Image, Nodes, Paragraph, Parent, PhrasingContent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

import { isSafeImage, isSafeLink } from '#src/lib/link-policy.ts'

const MARKER = /(?<!\\)\[image:([^\]\n]+)\]/g

/**
 * Converts `[image:address]` to a Markdown image: `![Blog post image](<address>)`. In code, and if its
 * address is unsafe, it is unchanged.
 */
export function expandMarkers(source: string, parse: (source: string) => Root): string {
  if (!source.includes('[image:')) return source
  const code: [start: number, end: number][] = []
  visit(parse(source), (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode' && node.type !== 'html') return
    code.push([node.position?.start.offset ?? 0, node.position?.end.offset ?? 0])
  })
  return source.replace(MARKER, (marker, address: string, offset: number) => {
    const path = address.trim()
    const isCode = code.some(([start, end]) => offset >= start && offset < end)
    if (isCode || !path || /[<>]/.test(path) || !isSafeImage(path)) return marker
    return `![${IMAGE_ALT}](<${path}>)`
  })
}

/**
 * Moves a picture out of a link or emphasis, which keeps its text. In a heading or a table cell,
 * it is replaced by a link to it.
 */
export function liftImages(tree: Root): void {
  visit(tree, 'paragraph', (node) => {
    node.children = node.children.flatMap((child) => {
      if (child.type === 'image') return [child]
      const images: Image[] = []
      const rest = replaceImages([child], (image, isInLink) => {
        images.push(image)
        return isInLink ? [getWords(image)] : []
      })
      return [...images, ...rest]
    })
  })
  visit(tree, (node) => {
    if (node.type !== 'heading' && node.type !== 'tableCell') return
    node.children = replaceImages(node.children, (image, isInLink) => {
      if (isInLink || !isSafeLink(image.url)) return [getWords(image)]
      return [{ type: 'link', url: image.url, children: [getWords(image)] }]
    })
  })
}

function replaceImages(
  nodes: readonly PhrasingContent[],
  replace: (image: Image, isInLink: boolean) => PhrasingContent[],
  isInLink = false,
): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'image') return replace(node, isInLink)
    if (!('children' in node) || node.children.length === 0) return [node]
    const children = replaceImages(node.children, replace, isInLink || node.type === 'link')
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

function getWords({ alt }: Image): { type: 'text'; value: string } {
  return { type: 'text', value: alt || IMAGE_ALT }
}

/** Splits a paragraph at pictures. */
export function splitAtImages(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (index === undefined || !parent) return
    if (node.children.length === 1 || node.children.every(({ type }) => type !== 'image')) return
    const parts: Paragraph[] = []
    let inline: PhrasingContent[] = []
    const close = () => {
      const children = trimNodes(inline)
      if (children.length > 0) parts.push({ type: 'paragraph', children })
      inline = []
    }
    for (const child of node.children) {
      if (child.type !== 'image') {
        inline.push(child)
        continue
      }
      close()
      parts.push({ type: 'paragraph', children: [child] })
    }
    close()
    if (parent.type === 'listItem') parent.spread = true
    ;(parent as Parent).children.splice(index, 1, ...parts)
    return [SKIP, index + parts.length]
  })
}

/** Whether a node is a break or text without words. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
}

/** Trims spaces and breaks at both ends of inline nodes. */
export function trimNodes(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const from = nodes.findIndex((node) => !isBlank(node))
  const to = nodes.findLastIndex((node) => !isBlank(node))
  if (from === -1) return []
  return nodes.slice(from, to + 1).map((node, index, slice) => {
    if (node.type !== 'text') return node
    let { value } = node
    if (index === 0) value = value.trimStart()
    if (index === slice.length - 1) value = value.trimEnd()
    return { ...node, value }
  })
}

/** Default text alternative of pictures, defined by the specification for both languages. */
export const IMAGE_ALT = 'Blog post image'

/** A no-break space after the marker of a heading, list item or quotation; Alt+Space types it on a Mac. */
const LINE_MARKER = /^((?:[ \t]*>)*[ \t]*(?:#{1,6}|[-*+]|\d{1,9}[.)]|>))[\u00A0\u2007\u202F]/gm

/** Replaces no-break spaces after markers, which Markdown does not accept as spaces. */
export function addMarkerSpaces(source: string): string {
  return source.replace(LINE_MARKER, '$1 ')
}
