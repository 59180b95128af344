import type { Nodes } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import type { RichText } from '#src/content/model.ts'
import { isSafeLink } from '#src/lib/link-policy.ts'

const parser = unified().use(remarkParse)

/**
 * Parses the Markdown of a description: paragraphs, lists, quotes, bold,
 * emphasis and links.
 * @throws Error that names unsupported markup.
 */
export function parseRichText(markdown: string): RichText {
  return parser.parse(markdown).children.map(convert)
}

/** Addresses of all links in a description. */
export function getRichTextLinks(markdown: string): string[] {
  const targets: string[] = []
  visit(parser.parse(markdown), 'link', ({ url }) => {
    targets.push(url)
  })
  return targets
}

function convert(node: Nodes): RichText[number] {
  switch (node.type) {
    case 'text':
      return { type: 'text', value: node.value.replaceAll('\n', ' ') }
    case 'break':
      return { type: 'break' }
    case 'link':
      if (!isSafeLink(node.url)) throw new Error(`links to "${node.url}"`)
      return { type: 'link', url: node.url, children: node.children.map(convert) }
    case 'list':
      return { type: 'list', ordered: node.ordered ?? false, children: node.children.map(convert) }
    case 'paragraph':
    case 'blockquote':
    case 'listItem':
    case 'strong':
    case 'emphasis':
      return { type: node.type, children: node.children.map(convert) }
    default:
      throw new Error(
        `contains ${node.type} (allowed: paragraphs, lists, quotes, bold, emphasis, links)`,
      )
  }
}
