import type { Heading, Nodes, Parent, PhrasingContent, Root, RootContent, Text } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

import { cleanText } from '#src/lib/clean-text.ts'
import { isEmptyLink, isSafeImage, isSafeLink } from '#src/lib/link-policy.ts'

import { trimBareAddresses } from './bare-addresses.ts'
import { isQuickToParse } from './parse-effort.ts'
import {
  expandMarkers,
  IMAGE_ALT,
  liftImages,
  splitAtImages,
  addMarkerSpaces,
} from './place-images.ts'

const parser = unified().use(remarkParse).use(remarkGfm)

/**
 * Parses a post written in the browser: GitHub Flavored Markdown with `[image:address]`.
 * Unsupported content is converted: HTML becomes text, a link with an unsafe scheme or without an
 * address becomes its text, headings start at level two and skip none. The same tree is shown and exported.
 * A text that would take too long to parse is kept as plain text.
 */
export function parsePost(source: string): Root {
  const clean = addMarkerSpaces(cleanText(source))
  if (!isQuickToParse(clean)) return plainParagraphs(clean)
  const tree = parser.parse(expandMarkers(clean, (source) => parser.parse(source)))
  trimBareAddresses(tree)
  inlineReferences(tree)
  convertHtmlToText(tree)
  normalizePost(tree)
  return tree
}

/** Normalizes links, pictures and headings of a tree. */
export function normalizePost(tree: Root): void {
  restrictLinks(tree)
  restrictImages(tree)
  orderHeadings(tree)
  liftImages(tree)
  splitAtImages(tree)
  mergeTexts(tree)
  quoteMarkers(tree)
}

function plainParagraphs(source: string): Root {
  const paragraphs = source
    .split(/\n\s*\n/)
    // Layout of one paragraph of a megabyte takes a browser minutes.
    .flatMap((part) => part.match(/[^]{1,2000}(?=\s|$)|[^]{1,2000}/g) ?? [])
    .filter((part) => part.trim() !== '')
  return {
    type: 'root',
    children: paragraphs.map((part) => ({ type: 'paragraph', children: [text(part)] })),
  }
}

/** Resolves reference links, `[words][name]`, to inline links. */
function inlineReferences(tree: Root): void {
  const addresses = new Map<string, { url: string; title?: string | null }>()
  visit(tree, 'definition', (node, index, parent) => {
    if (!addresses.has(node.identifier)) addresses.set(node.identifier, node)
    if (index === undefined || !parent) return
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  visit(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return
    const definition = addresses.get(node.identifier)
    if (index === undefined || !parent || !definition) return
    const { url, title } = definition
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title, children: node.children }
        : { type: 'image', url, title, alt: node.alt }
  })
}

/** Converts HTML nodes to text. */
function convertHtmlToText(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (index === undefined || !parent) return
    const isInline = isPhrasingParent(parent)
    const texts = isInline ? [node.value] : node.value.split(/\n\s*\n/)
    const nodes: RootContent[] = texts
      .map((text) => text.replace(/^[ \t]+|(?<![ \t])[ \t]+$/gm, ''))
      .filter(Boolean)
      .map((value) =>
        isInline ? text(node.value) : { type: 'paragraph', children: [text(value)] },
      )
    ;(parent as Parent).children.splice(index, 1, ...nodes)
    return [SKIP, index + nodes.length]
  })
}

function isPhrasingParent(parent: Nodes): boolean {
  return !['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(parent.type)
}

function restrictLinks(tree: Root): void {
  visit(tree, 'link', (node, index, parent) => {
    if ((isSafeLink(node.url) && !isEmptyLink(node.url)) || index === undefined || !parent) return
    parent.children.splice(index, 1, ...node.children)
    return [SKIP, index]
  })
}

function restrictImages(tree: Root): void {
  visit(tree, 'image', (node, index, parent) => {
    if (isSafeImage(node.url)) node.alt = node.alt?.trim() || IMAGE_ALT
    else if (parent && index !== undefined) parent.children[index] = text(node.alt || node.url)
  })
}

function orderHeadings(tree: Root): void {
  const headings: Heading[] = []
  visit(tree, 'heading', (node) => {
    headings.push(node)
  })
  const shift = headings.some(({ depth }) => depth === 1) ? 1 : 0
  let deepest = 2
  for (const heading of headings) {
    heading.depth = Math.min(heading.depth + shift, deepest, 6) as Heading['depth']
    deepest = heading.depth + 1
  }
}

function mergeTexts(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) return
    const merged: Nodes[] = []
    for (const child of node.children) {
      const last = merged.at(-1)
      if (child.type === 'text' && last?.type === 'text') last.value += child.value
      else merged.push(child)
    }
    ;(node as Parent).children = merged as RootContent[]
  })
}

/** Shows a picture marker with an unsafe address as code. */
function quoteMarkers(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    if (index === undefined || !parent || !node.value.includes('[image:')) return
    const parts = node.value.split(/(\[image:[^\]]+\])/)
    const nodes = parts.flatMap((value, index): PhrasingContent[] => {
      if (!value) return []
      return [index % 2 === 1 ? { type: 'inlineCode', value } : text(value)]
    })
    ;(parent as Parent).children.splice(index, 1, ...nodes)
    return [SKIP, index + nodes.length]
  })
}

/** A text node. */
export function text(value: string): Text {
  return { type: 'text', value }
}
