import type { Heading, Nodes, Paragraph, Parents, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import { getAttribute, isComponentLine } from '#scripts/content/check-element.ts'
import { MARKDOWN_STYLE } from '#src/content/markdown/to-mdx.ts'
import type { ArticleComponent } from '#src/content/model.ts'
import { isUnlocalizedHref } from '#src/lib/link-target.ts'

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, MARKDOWN_STYLE)

/** Labels and addresses of an article's plain Markdown. */
interface PlainMarkdownOptions {
  /** Label of a callout: `tip` → `Tip`. */
  callout: (kind: string) => string
  /** Address of a link: `/courses` → `https://example.com/uk/courses`. */
  link: (href: string) => string
  /** Address of a picture: `./flow.svg` → `https://example.com/assets/…`. */
  file: (src: string) => string
}

/**
 * Converts an article's tree to standard Markdown: a callout becomes a quotation, a figure
 * a picture with its caption, the file name of a code block a line above it; comments are removed. The tree
 * is mutated.
 */
export function toPlainMarkdown(tree: Root, { callout, link, file }: PlainMarkdownOptions): string {
  tree.children = tree.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')

  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (isComponentLine(node)) parent.children.splice(index, 1, ...getComponents(node))
    else if (isExpression(node)) removeInline(parent, index)
    else return undefined
    return index
  })
  // The replacement is visited again, because it may contain components.
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const plain = plainByName.get(node.name)
    parent.children.splice(index, 1, ...(plain?.(node, callout) ?? node.children))
    return index
  })
  visit(tree, 'code', (node, index, parent) => {
    const title = /title="([^"]+)"/.exec(node.meta ?? '')?.[1]
    node.meta = null
    if (!title || !parent || index === undefined) return undefined
    parent.children.splice(index, 0, paragraph(strong(title)))
    return index + 2
  })
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return
    if (!isUnlocalizedHref(node.url)) node.url = (node.type === 'image' ? file : link)(node.url)
  })
  return writer.stringify(tree)
}

/** Title as a Markdown heading: `2 * 3` → `# 2 \* 3`. */
export function toTitleLine(title: string): string {
  const heading: Heading = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] }
  return writer.stringify({ type: 'root', children: [heading] })
}

/** Whether a node is a comment; articles contain no other expressions. */
function isExpression({ type }: Nodes): boolean {
  return type === 'mdxFlowExpression' || type === 'mdxTextExpression'
}

/** Removes inline nodes and trims spaces at the ends of the line. */
function removeInline({ children }: Parents, index: number): void {
  children.splice(index, 1)
  const [before, after] = [children[index - 1], children[index]]
  if (!before && after?.type === 'text') after.value = after.value.trimStart()
  if (!after && before?.type === 'text') before.value = before.value.trimEnd()
}

/** Splits components on one line into blocks. */
function getComponents({ children }: Paragraph): MdxJsxFlowElement[] {
  return children.flatMap((child) =>
    child.type === 'mdxJsxTextElement'
      ? [{ ...child, type: 'mdxJsxFlowElement', children: [paragraph(...child.children)] }]
      : [],
  )
}

type PlainConverter = (
  node: MdxJsxFlowElement,
  callout: PlainMarkdownOptions['callout'],
) => MdxJsxFlowElement['children']

/** Markdown replacement of each component; layout components are replaced by their children. */
const PLAIN_COMPONENTS: Record<ArticleComponent, PlainConverter> = {
  Callout: (node, callout) => {
    const title = getAttribute(node, 'title') || callout(getAttribute(node, 'kind'))
    return [{ type: 'blockquote', children: [paragraph(strong(title)), ...node.children] }]
  },
  Figure: (node) => {
    const [url, alt] = [getAttribute(node, 'src'), getAttribute(node, 'alt')]
    const caption = getAttribute(node, 'caption')
    const picture = paragraph({ type: 'image', url, alt })
    return caption ? [picture, paragraph(emphasis(caption))] : [picture]
  },
  Comparison: (node) => [paragraph(strong(getAttribute(node, 'caption'))), ...node.children],
  Steps: (node) => node.children,
  VideoCard: (node) => {
    const title: PhrasingContent = { type: 'text', value: getAttribute(node, 'title') }
    const link: PhrasingContent = {
      type: 'link',
      url: getAttribute(node, 'href'),
      children: [title],
    }
    const source = getAttribute(node, 'source')
    const note = source ? ` (${source})` : ''
    return [paragraph(link, { type: 'text', value: note })]
  },
}
const plainByName = new Map<string | null, PlainConverter>(Object.entries(PLAIN_COMPONENTS))

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [{ type: 'text', value }] }
}

function emphasis(value: string): PhrasingContent {
  return { type: 'emphasis', children: [{ type: 'text', value }] }
}
