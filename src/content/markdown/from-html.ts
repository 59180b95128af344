import type { Element, Nodes as HastNodes, Root as HastRoot } from 'hast'
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast'
import type { Image, Link, Nodes, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import { isEmptyLink, isSafeImage } from '#src/lib/link-policy.ts'

import { FOOTNOTE_HANDLERS, markFootnotes } from './html-footnotes.ts'
import { moveMarkPunctuation, MARK_HANDLERS } from './mark-punctuation.ts'
import { isQuickToParse } from './parse-effort.ts'
import { normalizePost, text } from './parse-post.ts'
import { isBlank, trimNodes } from './place-images.ts'
import { plainAddress } from './plain-address.ts'
import { tidyHtml } from './tidy-html.ts'
import { MARKDOWN_STYLE } from './to-mdx.ts'

/** Text that a parser autolinks; Markdown delimiters inside it have no effect. */
const ADDRESS = /((?:https?:\/\/|www\.)[^\s<>[\]|`\\*]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** Alt text of emoji pictures, with or without a variation selector. */
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3|[\d#*](?=\uFE0F?\u20E3))+$/u

/** Maximum nesting depth of elements; deeper input is not written by people and would be slow. */
const MAX_DEPTH = 300

type TextHandler = NonNullable<NonNullable<Options['handlers']>['text']>

/** Converts text to Markdown without escaping addresses. */
const writeText: TextHandler = (node: { value: string }, _, state, info) => {
  if (state.stack.includes('label')) return state.safe(node.value, info)
  const parts = node.value.split(ADDRESS)
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part
      const before = parts[index - 1]?.at(-1) ?? info.before
      const after = parts[index + 1]?.[0] ?? info.after
      return state.safe(part, { ...info, before, after })
    })
    .join('')
}

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { ...MARKDOWN_STYLE, handlers: { text: writeText, ...MARK_HANDLERS } })

/**
 * Converts HTML of the clipboard to Markdown, or returns `undefined` if it has no more structure than plain
 * text. `inline` means that the result is part of a line.
 */
export function markdownFromHtml(html: HastRoot): { text: string; inline: boolean } | undefined {
  if (getDepth(html) > MAX_DEPTH) return undefined
  let hasCode = false
  visit(html, { tagName: 'code' }, () => {
    hasCode = true
  })
  let hasEmoji = false
  markFootnotes(html)
  tidyHtml(html)
  const tree = toMdast(html, {
    document: true,
    handlers: {
      ...FOOTNOTE_HANDLERS,
      img: (state, node) => {
        const image = getImage(state, node)
        // Plain text would lose it.
        if (image.type === 'text' && image.value) hasEmoji = true
        return image
      },
      mark: (state, node) => state.all(node),
      u: (state, node) => state.all(node),
    },
  }) as Root
  visit(tree, 'link', (link) => {
    link.url = plainAddress(link.url)
    link.title = null
  })
  visit(tree, 'table', (table) => {
    const [head, ...rows] = table.children
    // Word processors do not mark the header row.
    if (rows.length > 0 && head?.children.every(isEmpty)) table.children = rows
  })
  normalizePost(tree)
  normalizeMarks(tree)
  const [firstChild, ...otherChildren] = tree.children
  const inline = firstChild?.type === 'paragraph' && otherChildren.length === 0
  const isPlain =
    (inline && !hasEmoji && firstChild.children.every(({ type }) => type === 'text')) ||
    // Code editors wrap copied code in one element.
    (firstChild?.type === 'code' && otherChildren.length === 0 && !hasCode)
  if (!firstChild || isPlain) return undefined
  const markdown = writer.stringify(tree).trimEnd()
  return isQuickToParse(markdown) ? { text: markdown, inline } : undefined
}

function getDepth(node: HastNodes): number {
  if (!('children' in node)) return 0
  return 1 + node.children.reduce((depth, child) => Math.max(depth, getDepth(child)), 0)
}

/** Keeps a picture with a safe address, otherwise its alt text; emoji pictures become text. */
function getImage(state: State, node: Element): Image | Text {
  const image = defaultHandlers.img(state, node)
  const altText = image.alt ?? ''
  if (image.url && isSafeImage(image.url) && !EMOJI.test(altText)) return image
  return { type: 'text', value: altText }
}

/** Normalizes marks: trims spaces, joins adjacent ones, splits them at breaks and removes empty ones. */
function normalizeMarks(parent: Parents, outerMarks: string[] = []): void {
  const children = (parent.children as RootContent[]).flatMap((node): Nodes[] => {
    if (node.type === 'break') return [parent.type === 'heading' ? text(' ') : node]
    if (!('children' in node)) return [node]
    // Headings are bold anyway.
    normalizeMarks(node, [...outerMarks, node.type, ...(node.type === 'heading' ? ['strong'] : [])])
    if (isMark(node)) {
      const isMarked =
        outerMarks.includes(node.type) || (node.type === 'link' && isEmptyLink(node.url))
      return isMarked ? node.children : moveSpacesOutside(node)
    }
    if (node.type === 'paragraph') {
      return splitLines(node.children.flatMap(splitAtGaps)).map((line) => ({
        ...node,
        children: line,
      }))
    }
    if (node.type === 'heading') node.children = trimNodes(node.children)
    if (node.type === 'listItem') {
      node.spread = node.children.filter(({ type }) => type !== 'list').length > 1
    }
    if (node.type === 'list') node.spread = node.children.some(({ spread }) => spread)
    return isEmpty(node) && node.type !== 'tableCell' ? [] : [node]
  })
  parent.children = joinMarks(moveMarkPunctuation(joinMarks(children))) as typeof parent.children
}

type Mark = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' | 'link' }>

function isMark(node: Nodes): node is Mark {
  return /^(?:strong|emphasis|delete|link)$/.test(node.type)
}

function isEmpty(node: Nodes): boolean {
  return 'children' in node && node.children.length === 0
}

function moveSpacesOutside(node: Mark): PhrasingContent[] {
  const parts = node.children.flatMap((child): PhrasingContent[] =>
    child.type === 'text'
      ? child.value.split(/^(\s+)|(\s+)$/).flatMap((part) => (part ? [text(part)] : []))
      : [child],
  )
  const from = parts.findIndex((part) => !isBlank(part))
  if (from === -1) return parts
  const to = parts.findLastIndex((part) => !isBlank(part)) + 1
  return [...parts.slice(0, from), { ...node, children: parts.slice(from, to) }, ...parts.slice(to)]
}

/** Splits a paragraph at double line breaks. */
function splitLines(nodes: PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]]
  nodes.forEach((node, index) => {
    const isGap = node.type === 'break' && nodes[index + 1]?.type === 'break'
    if (isGap) lines.push([])
    else lines.at(-1)?.push(node)
  })
  return lines.map(trimNodes).filter((line) => line.length > 0)
}

/** Distributes a mark around several paragraphs to each of them. */
function splitAtGaps(node: PhrasingContent): PhrasingContent[] {
  if (!isMark(node)) return [node]
  return splitLines(node.children).flatMap((line, index): PhrasingContent[] => [
    ...(index > 0 ? [{ type: 'break' } as const, { type: 'break' } as const] : []),
    { ...node, children: line },
  ])
}

/** Joins adjacent marks of one kind, because `**a****b**` would not be parsed as bold. */
function joinMarks(nodes: Nodes[]): Nodes[] {
  const result: Nodes[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.value += node.value
    else if (node.type === 'inlineCode' && last?.type === 'inlineCode') last.value += node.value
    else if (last && isMark(node) && isMark(last) && isSameMark(node, last)) {
      last.children = joinMarks([...last.children, ...node.children]) as Mark['children']
    } else result.push(node)
  }
  return result
}

function isSameMark(first: Mark, second: Mark): boolean {
  return first.type === second.type && (first as Link).url === (second as Link).url
}
