import type { Element, ElementContent } from 'hast'
import { toString } from 'mdast-util-to-string'

/**
 * Lists of Microsoft Word, which are paragraphs with a level in their style and a mark in their text, as
 * lists; all other nodes stay as they are.
 */
export function listWordItems(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.some(levelOf)) return nodes
  const listed: ElementContent[] = []
  let open: { level: number; list: Element }[] = []
  for (const node of nodes) {
    const level = levelOf(node)
    if (!level) {
      if (node.type === 'text' && node.value.trim() === '') continue
      open = []
      listed.push(node)
      continue
    }
    const { tagName, children } = itemOf(node as Element)
    open = open.filter(
      (one) => one.level < level || (one.level === level && one.list.tagName === tagName),
    )
    let innermost = open.at(-1)
    if (innermost?.level !== level) {
      const list = element(tagName, [])
      const item = innermost?.list.children.at(-1)
      if (item?.type === 'element') item.children.push(list)
      else listed.push(list)
      innermost = { level, list }
      open.push(innermost)
    }
    innermost.list.children.push(element('li', children))
  }
  return listed
}

/** Level of a paragraph that is an item: `mso-list:l0 level2 lfo1` → 2. */
function levelOf(node: ElementContent): number {
  if (node.type !== 'element' || node.tagName !== 'p') return 0
  return Number(/mso-list:[^;]*\blevel(\d)/i.exec(String(node.properties.style))?.[1] ?? 0)
}

/** The kind of list that a paragraph's mark tells of, `1.` or `a)` of a numbered one, and its children without the mark. */
function itemOf(paragraph: Element): { tagName: 'ol' | 'ul'; children: ElementContent[] } {
  let mark = ''
  const withoutMark = (nodes: ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type !== 'element') return [node]
      if (/mso-list:\s*ignore/i.test(String(node.properties.style))) {
        mark += toString(node)
        return []
      }
      return [{ ...node, children: withoutMark(node.children) }]
    })
  const children = withoutMark(paragraph.children)
  // The mark `o` is a bullet.
  return { tagName: /^\s*\w+[.)]/.test(mark) ? 'ol' : 'ul', children }
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}
