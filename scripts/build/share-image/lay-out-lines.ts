/** Width of a text at a size of one em. */
export type Measure = (text: string) => number

/** How a text is set: its lines, and the size that lets them fit. */
export interface Block {
  size: number
  lines: string[]
}

/** What a text must fit into, in pixels; `indent` is kept free in its first line, in em. */
export interface Frame {
  width: number
  height: number
  /** Sizes to try, the largest first. */
  sizes: readonly number[]
  /** Height of a line in em. */
  leading: number
  indent: number
}

/**
 * Sets texts one under another at the largest size at which they fit; at the smallest one the last
 * lines are left out rather than run over the edge.
 */
export function layOutBlocks(
  texts: readonly { text: string; measure: Measure }[],
  frame: Frame,
): Block[] {
  const { width, height, sizes, leading, indent } = frame
  const setAt = (size: number, set: typeof breakLines): Block[] =>
    texts.map(({ text, measure }) => ({ size, lines: set(text, measure, width / size, indent) }))
  const fits = (size: number) => {
    const count = setAt(size, breakLines).reduce((sum, { lines }) => sum + lines.length, 0)
    const words = texts.flatMap(({ text, measure }) => wordsOf(text).map(measure))
    return count * leading * size <= height && words.every((word) => word <= width / size - indent)
  }
  const largest = sizes.find(fits)
  if (largest !== undefined) return setAt(largest, balanceLines)
  const smallest = sizes.at(-1) ?? 1
  return cutBlocks(setAt(smallest, balanceLines), Math.floor(height / (leading * smallest)))
}

/** The fewest lines that a text needs, made as even as they can be; widths in em. */
export function balanceLines(
  text: string,
  measure: Measure,
  width: number,
  indent: number,
): string[] {
  const fewest = breakLines(text, measure, width, indent)
  const words = wordsOf(text)
  // A word had to be broken: there is nothing to even out.
  if (fewest.join(' ') !== words.join(' ')) return fewest

  const known = new Map<string, { cost: number; lines: string[] } | undefined>()
  return evenest(0, fewest.length)?.lines ?? fewest

  /** The words from one on in so many lines, of which the widest are as short as can be. */
  function evenest(from: number, count: number): { cost: number; lines: string[] } | undefined {
    if (count === 0) return from === words.length ? { cost: 0, lines: [] } : undefined
    const key = `${from} ${count}`
    if (known.has(key)) return known.get(key)
    let best: { cost: number; lines: string[] } | undefined
    for (let to = from + 1; to <= words.length; to++) {
      const line = words.slice(from, to).join(' ')
      const length = measure(line) + (from === 0 ? indent : 0)
      if (length > width) break
      const rest = evenest(to, count - 1)
      const cost = length ** 2 + (rest?.cost ?? 0)
      if (rest && (!best || cost < best.cost)) best = { cost, lines: [line, ...rest.lines] }
    }
    known.set(key, best)
    return best
  }
}

/** Fills lines with words; a word wider than a line is broken where it must be. */
function breakLines(text: string, measure: Measure, width: number, indent: number): string[] {
  const lines: string[] = []
  let line = ''
  const room = () => width - (lines.length === 0 ? indent : 0)
  for (const word of wordsOf(text)) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= room()) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = word
    while (measure(line) > room() && line.length > 1) {
      const at = breakPlace(line, measure, room())
      lines.push(line.slice(0, at))
      line = line.slice(at)
    }
  }
  return line ? [...lines, line] : lines
}

/** Where a word too wide for its line is broken: behind a hyphen or a joint if one fits, else anywhere. */
function breakPlace(word: string, measure: Measure, room: number): number {
  let place = 1
  let joint = 0
  for (let at = 1; at < word.length; at++) {
    if (measure(word.slice(0, at)) > room) break
    place = at
    if (/[-\u00A0\u202F]/.test(word.charAt(at - 1))) joint = at
  }
  return joint || place
}

function cutBlocks(blocks: readonly Block[], lines: number): Block[] {
  let left = Math.max(1, lines)
  // The last block is the answer: the question gives way.
  const cut = blocks.toReversed().map((block) => {
    const shown = block.lines.slice(0, left)
    left -= shown.length
    const last = shown.at(-1)
    const isCut = shown.length < block.lines.length && last !== undefined
    return { ...block, lines: isCut ? [...shown.slice(0, -1), `${last}…`] : shown }
  })
  return cut.toReversed()
}

/** Words at whose ends a line may break: no-break spaces hold. */
function wordsOf(text: string): string[] {
  return text.split(/[ \t\n]+/).filter(Boolean)
}
