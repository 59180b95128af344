import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import { getSiteLink } from '#scripts/content/check-links.ts'
import { typesetProse } from '#scripts/mdx/remark-typography.ts'
import { getTaskId } from '#scripts/mdx/task-id.ts'
import type { LessonDocument, LessonNode } from '#src/content/lesson-model.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** Elements of Markdown that the lesson page renders in addition to its components. */
const TAGS = new Set(
  'p h2 h3 h4 ul ol li strong em del code pre a blockquote hr br table thead tbody tr th td'.split(
    ' ',
  ),
)

/** Inline elements. */
const INLINE_TAGS = new Set(['strong', 'em', 'del', 'code', 'a'])

/** Attributes to keep: the target of a link and the first number of a list. */
const ATTRIBUTES = ['href', 'start'] as const

/** Parts of a quiz that are rendered as a list. The source has them on one line or on adjacent lines. */
const LIST_COMPONENTS = new Set<string | null>(['Choice', 'Criterion'])

const converter = unified().use(remarkRehype, {
  passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'],
})

/**
 * Compiles the syntax tree of a lesson to the data that is encrypted. The lesson page renders it as React
 * elements, so that no HTML string is inserted into the page. A link to `site:waitlist` is replaced with the
 * address of that name in the links of the site.
 */
export function compileLesson(
  source: MdastRoot,
  locale: Locale,
  siteLinks: Readonly<Record<string, { url: string }>> = {},
): LessonDocument {
  const tree = structuredClone(source)
  tree.children = tree.children.filter((node) => node.type !== 'yaml')
  typesetProse(tree, locale)
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return
    node.url = siteLinks[getSiteLink(node.url) ?? '']?.url ?? node.url
  })
  visit(tree, 'listItem', (node) => {
    if (typeof node.checked === 'boolean')
      node.data = { hProperties: { id: getTaskId(node) ?? '' } }
  })
  // A heading inside a component does not start a part.
  const parts = tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2 ? [toString(node)] : [],
  )
  const hast: HastRoot = converter.runSync(tree)
  return { parts, body: numberParts(convertAll(hast.children)) }
}

type Hast = RootContent | ElementContent | MdxJsxFlowElementHast | MdxJsxTextElementHast

function convertAll(nodes: readonly Hast[]): LessonNode[] {
  return nodes.flatMap((node, index) => {
    // A line feed between blocks is added by the parser, but between inline nodes it separates words.
    const isGap = node.type === 'text' && node.value === '\n'
    const parts = isInLine(nodes[index - 1]) && isInLine(nodes[index + 1])
    return isGap && !parts ? [] : convert(node)
  })
}

function isInLine(node: Hast | undefined): boolean {
  return (
    node?.type === 'text' ||
    node?.type === 'mdxJsxTextElement' ||
    (node?.type === 'element' && INLINE_TAGS.has(node.tagName))
  )
}

function convert(node: Hast): LessonNode[] {
  switch (node.type) {
    case 'text':
      return [node.value]
    case 'element':
      return convertElement(node)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [convertComponent(node)]
    default:
      return []
  }
}

function convertElement(node: Element): LessonNode[] {
  const { tagName, properties } = node
  const children = convertAll(node.children)
  // The page renders its own checkbox, which stores the state of the task.
  if (tagName === 'input') return []
  if (String(properties.className ?? '').includes('task-list-item')) {
    return [{ tag: 'Tick', attributes: { id: String(properties.id) }, children }]
  }
  // Markdown wraps a choice on one line in a paragraph.
  if (isPartList(node)) return children.filter((child) => typeof child !== 'string')
  if (!TAGS.has(tagName)) return children
  const attributes = ATTRIBUTES.flatMap((name) =>
    properties[name] === undefined ? [] : [[name, String(properties[name])]],
  )
  return [
    {
      tag: tagName,
      ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
      ...(children.length > 0 && { children }),
    },
  ]
}

function isPartList({ tagName, children }: Element): boolean {
  return (
    tagName === 'p' &&
    children.every((child) =>
      child.type === 'text'
        ? child.value.trim() === ''
        : child.type === 'mdxJsxTextElement' && LIST_COMPONENTS.has(child.name),
    )
  )
}

function convertComponent(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): LessonNode {
  const attributes: Record<string, string> = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    // A boolean attribute, such as `correct`, has no value.
    if (typeof attribute.value === 'string') attributes[attribute.name] = attribute.value
    else if (!attribute.value) attributes[attribute.name] = ''
  }
  const children = convertAll(node.children)
  return {
    tag: node.name ?? '',
    attributes,
    children: node.name === 'Prompt' ? children.map((child) => markGaps(child)) : children,
  }
}

/** Turns placeholders in a prompt, `[your task]`, into `mark` elements. */
function markGaps(node: LessonNode): LessonNode {
  if (typeof node === 'string' || !node.children) return node
  const children = node.children.flatMap((child) => {
    if (typeof child !== 'string') return [markGaps(child)]
    return child
      .split(/(\[[^\]]+\])/)
      .filter(Boolean)
      .map((part): LessonNode =>
        part.startsWith('[') ? { tag: 'mark', children: [part.slice(1, -1)] } : part,
      )
  })
  return { ...node, children }
}

/** Numbers the headings that start a part, from 1. */
function numberParts(nodes: LessonNode[]): LessonNode[] {
  let part = 0
  return nodes.map((node) =>
    typeof node !== 'string' && node.tag === 'h2'
      ? { ...node, attributes: { part: String((part += 1)) } }
      : node,
  )
}
