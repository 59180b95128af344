import type { Element, ElementContent } from 'hast'
import { toString } from 'mdast-util-to-string'

type ListName = 'ol' | 'ul'

/** A list item whose nesting level is in its attributes. */
interface FlatItem {
  level: number
  tagName: ListName
  /** Number of the item, if the source program provides it. */
  number: number | undefined
  children: ElementContent[]
}

/**
 * Nests lists whose level is in attributes: paragraphs of Microsoft Word with a level in
 * their style, and lists of Word Online, Slack, Google Docs and Quill with a level on their items. All other
 * nodes are unchanged.
 */
export function nestFlatLists(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.some((node) => parseFlatItems(node))) return nodes
  const nested: ElementContent[] = []
  let open: { level: number; list: Element }[] = []
  for (const node of nodes) {
    const items = parseFlatItems(node)
    if (!items) {
      if (node.type === 'text' && node.value.trim() === '') continue
      open = []
      nested.push(node)
    }
    for (const { level, tagName, number, children } of items ?? []) {
      open = open.filter(
        (ancestor) =>
          ancestor.level < level || (ancestor.level === level && ancestor.list.tagName === tagName),
      )
      let innermost = open.at(-1)
      if (innermost?.level !== level) {
        const list = element(tagName, [])
        if (tagName === 'ol' && number && number !== 1) list.properties.start = number
        const item = innermost?.list.children.at(-1)
        if (item?.type === 'element') item.children.push(list)
        else nested.push(list)
        innermost = { level, list }
        open.push(innermost)
      }
      innermost.list.children.push(element('li', children))
    }
  }
  return nested
}

function parseFlatItems(node: ElementContent): FlatItem[] | undefined {
  if (node.type !== 'element') return undefined
  const { tagName } = node
  if (tagName === 'p') return parseWordItem(node)
  if (tagName === 'ol' || tagName === 'ul') return getListItems(node, tagName)
  // Word Online wraps each list in another element.
  const [firstChild, ...otherChildren] = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  const isWrapper =
    tagName === 'div' && firstChild?.type === 'element' && otherChildren.length === 0
  return isWrapper && /^(?:div|[ou]l)$/.test(firstChild.tagName)
    ? parseFlatItems(firstChild)
    : undefined
}

function getListItems(list: Element, tagName: ListName): FlatItem[] | undefined {
  const first = Number(list.properties.start ?? 1)
  const items = list.children.flatMap((child, index): (FlatItem | undefined)[] => {
    if (child.type !== 'element') return []
    // Google Docs puts a nested list directly into a list.
    if (child.tagName === 'ol' || child.tagName === 'ul') {
      return getListItems(child, child.tagName) ?? [undefined]
    }
    const level = getItemLevel(child) ?? getListLevel(list)
    if (level === undefined) return [undefined]
    const { dataList } = child.properties
    const kind = dataList === 'bullet' ? 'ul' : dataList === 'ordered' ? 'ol' : tagName
    const number = dataList ? undefined : first + index
    return [{ level, tagName: kind, number, children: child.children }]
  })
  const flatItems = items.filter((item) => item !== undefined)
  return flatItems.length > 0 && flatItems.length === items.length ? flatItems : undefined
}

function getItemLevel({ properties }: Element): number | undefined {
  const level = Number(properties.ariaLevel ?? properties.dataAriaLevel)
  if (level > 0) return level
  // Quill.
  const indent = /\bql-indent-(\d)\b/.exec(String(properties.className))?.[1]
  return indent || properties.dataList ? Number(indent ?? 0) + 1 : undefined
}

function getListLevel({ children, properties }: Element): number | undefined {
  // Slack.
  if (properties.dataIndent !== undefined) return Number(properties.dataIndent) + 1
  const items = children.filter((child) => child.type === 'element')
  return items.some((item) => getItemLevel(item)) ? 1 : undefined
}

/** A paragraph with a level in its style: `mso-list:l0 level2 lfo1`. */
function parseWordItem(paragraph: Element): FlatItem[] | undefined {
  const style = String(paragraph.properties.style)
  const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1] ?? 0)
  if (!level) return undefined
  let mark = ''
  const removeMarker = (nodes: ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type !== 'element') return [node]
      if (/mso-list:\s*ignore/i.test(String(node.properties.style))) {
        mark += toString(node)
        return []
      }
      return [{ ...node, children: removeMarker(node.children) }]
    })
  const children = removeMarker(paragraph.children)
  const number = Number(/^\s*(\d+)[.)]/.exec(mark)?.[1]) || undefined
  // `a)` belongs to a numbered list, and `o` is a bullet.
  return [{ level, tagName: /^\s*\w+[.)]/.test(mark) ? 'ol' : 'ul', number, children }]
}

/** An element without properties. */
export function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}
