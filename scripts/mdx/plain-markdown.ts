import type { Heading, Nodes, Paragraph, Parents, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import { isLineOfComponents } from '#scripts/content/check-element.ts'
import type { ArticleComponent } from '#src/content/article-component.ts'
import { MARKDOWN_STYLE } from '#src/content/markdown/to-mdx.ts'

const writer = unified().use(remarkGfm).use(remarkStringify, MARKDOWN_STYLE)

/** What the plain text of an article cannot take from its source. */
export interface PlainMarkdownOptions {
  /** Names of the kinds of callout: `{ tip: 'Tip' }`. */
  callouts: Readonly<Record<string, string>>
  /** Address of a link: `/courses` → `https://example.com/uk/courses`. */
  toLink: (href: string) => string
  /** Address of a picture: `./flow.svg` → `https://example.com/assets/…`. */
  toFile: (src: string) => string
}

/**
 * An article's tree as Markdown that every reader understands: a callout becomes a quotation, a figure
 * a picture with its caption, a file name of a code block a line above it; comments are gone. The tree is
 * changed.
 */
export function toPlainMarkdown(tree: Root, options: PlainMarkdownOptions): string {
  const { callouts, toLink, toFile } = options
  tree.children = tree.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')

  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (isLineOfComponents(node)) parent.children.splice(index, 1, ...componentsIn(node))
    else if (isExpression(node)) takeOut(parent, index)
    else return undefined
    return index
  })
  // What stands in for a node is visited again, because it may hold components of its own.
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const plain = plainByName.get(node.name)
    parent.children.splice(index, 1, ...(plain?.(node, callouts) ?? node.children))
    return index
  })
  visit(tree, 'code', (node, index, parent) => {
    const file = /title="([^"]+)"/.exec(node.meta ?? '')?.[1]
    node.meta = null
    if (!file || !parent || index === undefined) return undefined
    parent.children.splice(index, 0, paragraph(strong(file)))
    return index + 2
  })
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = toLink(node.url)
    if (node.type === 'image') node.url = toFile(node.url)
  })
  return writer.stringify(tree)
}

/** An article's title as its first heading: `2 * 3` → `# 2 \* 3`. */
export function toTitleLine(title: string): string {
  const heading: Heading = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] }
  return writer.stringify({ type: 'root', children: [heading] })
}

/** An article holds no expressions but comments. */
function isExpression({ type }: Nodes): boolean {
  return type === 'mdxFlowExpression' || type === 'mdxTextExpression'
}

/** Takes out what stands among others; a space around it may not be left at an end of the line. */
function takeOut({ children }: Parents, index: number): void {
  children.splice(index, 1)
  const [before, after] = [children[index - 1], children[index]]
  if (!before && after?.type === 'text') after.value = after.value.trimStart()
  if (!after && before?.type === 'text') before.value = before.value.trimEnd()
}

/** Components on one line, each of which is a block of its own. */
function componentsIn({ children }: Paragraph): MdxJsxFlowElement[] {
  return children.flatMap((child) =>
    child.type === 'mdxJsxTextElement'
      ? [{ ...child, type: 'mdxJsxFlowElement', children: [paragraph(...child.children)] }]
      : [],
  )
}

type Plain = (
  node: MdxJsxFlowElement,
  callouts: PlainMarkdownOptions['callouts'],
) => MdxJsxFlowElement['children']

/** What stands for each component in plain Markdown; one that only arranges leaves what it holds. */
const PLAIN: Record<ArticleComponent, Plain> = {
  Callout: (node, callouts) => {
    const title = attributeOf(node, 'title') || callouts[attributeOf(node, 'kind')] || ''
    const head = title ? [paragraph(strong(title))] : []
    return [{ type: 'blockquote', children: [...head, ...node.children] }]
  },
  Figure: (node) => {
    const [url, alt] = [attributeOf(node, 'src'), attributeOf(node, 'alt')]
    const caption = attributeOf(node, 'caption')
    const picture = paragraph({ type: 'image', url, alt })
    return caption ? [picture, paragraph(emphasis(caption))] : [picture]
  },
  Comparison: (node) => [paragraph(strong(attributeOf(node, 'caption'))), ...node.children],
  Steps: (node) => node.children,
  VideoCard: (node) => {
    const title: PhrasingContent = { type: 'text', value: attributeOf(node, 'title') }
    const link: PhrasingContent = {
      type: 'link',
      url: attributeOf(node, 'href'),
      children: [title],
    }
    const source = attributeOf(node, 'source')
    const note = source ? ` (${source})` : ''
    return [paragraph(link, { type: 'text', value: note })]
  },
}
const plainByName = new Map<string | null, Plain>(Object.entries(PLAIN))

function attributeOf({ attributes }: MdxJsxFlowElement, name: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof found?.value === 'string' ? found.value : ''
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [{ type: 'text', value }] }
}

function emphasis(value: string): PhrasingContent {
  return { type: 'emphasis', children: [{ type: 'text', value }] }
}
