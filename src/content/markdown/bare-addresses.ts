import type { Link, Parents, Root, Text } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/** Typographic characters that may follow an address but are never part of one. */
const TYPOGRAPHIC_PUNCTUATION = /[«»“”„‘’…—–]/

/**
 * Ends autolinked addresses before typographic punctuation: GitHub's Markdown only handles ASCII punctuation
 * and includes `»` and everything after it in `«https://example.com/a»`.
 */
export function trimBareAddresses(tree: Root): void {
  visit(tree, 'link', (node, index, parent) => {
    const text = toString(node)
    const end = text.search(TYPOGRAPHIC_PUNCTUATION)
    if (end <= 0 || !parent || index === undefined || !isBareAddress(node, text)) return
    const address = text.slice(0, end)
    node.url = (/^www\./i.test(address) ? 'http://' : '') + address
    const { position } = node
    const start = position?.start.offset
    const at =
      position && start !== undefined
        ? { line: position.start.line, column: position.start.column + end, offset: start + end }
        : undefined
    const rest: Text = {
      type: 'text',
      value: text.slice(end),
      ...(position && at && { position: { start: at, end: position.end } }),
    }
    if (position && at) node.position = { start: position.start, end: at }
    node.children = [{ type: 'text', value: address, position: node.position }]
    ;(parent as Parents).children.splice(index + 1, 0, rest as never)
    return [SKIP, index + 1]
  })
}

/** Whether a link is an autolinked address. */
function isBareAddress({ url, title, position, children }: Link, text: string): boolean {
  if (title || children.length !== 1 || children[0]?.type !== 'text') return false
  const length = (position?.end.offset ?? 0) - (position?.start.offset ?? 0)
  return (
    (!position || length === text.length) &&
    /^(?:https?:\/\/|www\.)/i.test(text) &&
    (url === text || url === `http://${text}`)
  )
}
