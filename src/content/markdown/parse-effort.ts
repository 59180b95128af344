import { POST_LIMITS } from '#src/content/schema/post-limits.ts'

/** How deep lists and quotations may stand in each other. */
const MAX_DEPTH = 20

/** Lines of a text, each of which may be an element of its own. */
const MAX_LINES = 10_000

/** Depths of all such lines, each by itself, squared: a parser looks through all that is open at every line. */
const MAX_DEPTHS = 20_000

/** Columns of a table. */
const MAX_COLUMNS = 100

/** Lines that a parser looks at again and again: underlines of headings, notes, pictures. */
const MAX_LOOKBACKS = 500

/** Pairs of marks within a paragraph that a parser may have to try, over the whole text. */
const MAX_PAIRS = 4_000_000

const MARKS = /[[\]*_~`<&@:]/g
const CONTAINERS = /^[ \t]*(?:(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)*/
const LOOKBACK = /^ {0,3}(?:=+|-+)[ \t]*$|^ {0,3}\[\^|\[image:/

/**
 * Whether a text can be read as Markdown in a moment. Parsers of Markdown take far more than twice as
 * long for some texts that are twice as long: ten thousand opening brackets stop a browser. What no
 * person writes is counted here, in one pass, before a parser sees it. Lines of code count too: which
 * lines they are only a parser knows.
 */
export function isQuickToParse(source: string): boolean {
  if (source.length > POST_LIMITS.content) return false
  const lines = source.split('\n')
  if (lines.length > MAX_LINES) return false
  let depths = 0
  let pairs = 0
  let marks = 0
  let lookbacks = 0
  for (const line of lines) {
    const depth = depthOf(line)
    depths += depth ** 2
    if (depth > MAX_DEPTH || depths > MAX_DEPTHS) return false
    if (line.split('|').length > MAX_COLUMNS) return false
    if (LOOKBACK.test(line)) lookbacks += 1
    const added = line.match(MARKS)?.length ?? 0
    // The square of a paragraph's marks, line by line.
    pairs += added * (added + 2 * marks)
    marks = line.trim() === '' ? 0 : marks + added
    if (pairs > MAX_PAIRS || lookbacks > MAX_LOOKBACKS) return false
  }
  return true
}

/** Marks of lists and quotations that a line begins with, and those its indentation may stand for. */
function depthOf(line: string): number {
  const lead = CONTAINERS.exec(line)?.[0] ?? ''
  const own = lead.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0
  return own === 0 ? 0 : own + Math.floor(indent / 2)
}
