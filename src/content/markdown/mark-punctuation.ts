import type { Link, Nodes, PhrasingContent } from 'mdast'
import type { Options } from 'remark-stringify'

type Handler = NonNullable<NonNullable<Options['handlers']>['strong']>

type DelimitedNode = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' }>

/** Characters that CommonMark treats neither as whitespace nor as punctuation. */
const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[^\s\p{P}\p{S}]/u.test(character)

/**
 * Changes inline children so that CommonMark recognizes every mark: next to a word no mark may begin or end with
 * punctuation, as in `**Увага:**текст`, so the punctuation is moved outside.
 */
export function moveMarkPunctuation(nodes: Nodes[]): Nodes[] {
  return nodes.flatMap((node, index): Nodes[] => {
    if (!isDelimited(node)) return [node]
    // Delimiters of three adjacent marks would be parsed differently.
    if (isAdjacent(nodes[index - 1], -1, node) || isAdjacent(node, 0, nodes[index - 1])) {
      return node.children
    }
    const before = nodes[index - 1]
    const after = nodes[index + 1]
    const lead = isWordCharacter(before?.type === 'text' ? before.value.at(-1) : '')
      ? extractPunctuation(node, 0)
      : []
    const trail = isWordCharacter(
      after?.type === 'text' ? String.fromCodePoint(after.value.codePointAt(0) ?? 32) : '',
    )
      ? extractPunctuation(node, -1)
      : []
    return [...lead, ...(node.children.length > 0 ? [node] : []), ...trail]
  })
}

/** Whether a mark is adjacent to another one that has a nested mark at that end. */
function isAdjacent(outer: Nodes | undefined, end: 0 | -1, other: Nodes | undefined): boolean {
  return isDelimited(outer) && isDelimited(other) && isDelimited(outer.children.at(end))
}

function isDelimited(node: Nodes | undefined): node is DelimitedNode {
  return node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete'
}

/** Moves characters that may not be at the start or end of a mark outside of it. */
function extractPunctuation(mark: DelimitedNode, end: 0 | -1): PhrasingContent[] {
  const taken: PhrasingContent[] = []
  const addTaken = (node: PhrasingContent) => (end === 0 ? taken.push(node) : taken.unshift(node))
  for (;;) {
    const child = mark.children.at(end)
    if (!child) return taken
    if (child.type === 'text') {
      const [edge = ''] =
        (end === 0 ? /^[\s\p{P}\p{S}]*/u : /[\s\p{P}\p{S}]*$/u).exec(child.value) ?? []
      if (edge) addTaken({ type: 'text', value: edge })
      child.value =
        end === 0
          ? child.value.slice(edge.length)
          : child.value.slice(0, child.value.length - edge.length)
      if (child.value) return taken
      remove(mark, end)
    } else if (isDelimited(child) && mark.type !== 'delete' && child.type !== 'delete') {
      const inner = extractPunctuation(child, end)
      for (const node of end === 0 ? inner : inner.toReversed()) addTaken(node)
      if (child.children.length > 0) return taken
      remove(mark, end)
    } else {
      // It has its own delimiters: a link takes the mark inside, other nodes lose it.
      remove(mark, end)
      addTaken(child.type === 'link' ? withinLink(child, mark) : child)
      return taken
    }
  }
}

function remove(mark: DelimitedNode, end: 0 | -1): void {
  if (end === 0) mark.children.shift()
  else mark.children.pop()
}

function withinLink(link: Link, mark: DelimitedNode): Link {
  return { ...link, children: [{ ...mark, children: link.children }] }
}

/** Serializes a mark without character references, because its neighbors have been prepared. */
function writeMark(
  getSign: (before: string, after: string, isInStrong: boolean) => string,
): Handler {
  return (node: DelimitedNode, _, state, info) => {
    const isInStrong = state.stack.at(-1) === 'strong'
    const exit = state.enter(node.type === 'strong' ? 'strong' : 'emphasis')
    const tracker = state.createTracker(info)
    const sign = getSign(info.before.at(-1) ?? '', info.after[0] ?? '', isInStrong)
    let text = tracker.move(sign)
    text += tracker.move(
      state.containerPhrasing(node, { ...tracker.current(), before: sign, after: sign }),
    )
    text += tracker.move(sign)
    exit()
    return text
  }
}

/** Handlers of mdast-util-to-markdown for prepared marks. */
export const MARK_HANDLERS = {
  strong: writeMark(() => '**'),
  // Underscores cannot mark a part of a word, and count as punctuation for adjacent asterisks.
  emphasis: writeMark((before, after, isInStrong) => {
    const isAtEdge = isInStrong && (before === '*' || after === '*')
    return isAtEdge || isWordCharacter(before) || isWordCharacter(after) ? '*' : '_'
  }),
  delete: writeMark(() => '~~'),
}
