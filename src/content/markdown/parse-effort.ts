import { POST_LIMITS } from '#src/content/schema/limits.ts'

/** Maximum nesting depth of lists and quotations. */
const MAX_DEPTH = 20

/** Maximum number of lines. */
const MAX_LINES = 10_000

/** Maximum sum of squared line depths: a parser checks every open container on every line. */
const MAX_DEPTH_SUM = 20_000

/** Maximum number of table columns. */
const MAX_COLUMNS = 100

/** Maximum number of lines that a parser rescans: heading underlines, footnotes, pictures. */
const MAX_LOOKBACKS = 500

/** Maximum number of delimiter pairs that a parser may try, over the whole text. */
const MAX_PAIRS = 4_000_000

const SYNTAX_MARKS = /[[\]*_~`<&@:]/g
const CONTAINERS = /^[ \t]*(?:(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)*/
const LOOKBACK_LINE = /^ {0,3}(?:=+|-+)[ \t]*$|^ {0,3}\[\^|\[image:/

/**
 * Whether a text can be parsed as Markdown quickly. Markdown parsers need more than linear
 * time for some inputs: ten thousand opening brackets freeze a browser. Patterns that no
 * person writes are counted here in one pass before parsing. Lines of code are counted too, because
 * only a parser can tell them apart.
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
    const depth = getDepth(line)
    depths += depth ** 2
    if (depth > MAX_DEPTH || depths > MAX_DEPTH_SUM) return false
    if (line.split('|').length > MAX_COLUMNS) return false
    if (LOOKBACK_LINE.test(line)) lookbacks += 1
    const added = line.match(SYNTAX_MARKS)?.length ?? 0
    // Square of the number of delimiters in a paragraph, updated line by line.
    pairs += added * (added + 2 * marks)
    marks = line.trim() === '' ? 0 : marks + added
    if (pairs > MAX_PAIRS || lookbacks > MAX_LOOKBACKS) return false
  }
  return true
}

/** Counts list and quotation markers at the start of a line, and the levels its indentation may mean. */
function getDepth(line: string): number {
  const lead = CONTAINERS.exec(line)?.[0] ?? ''
  const markers = lead.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0
  return markers === 0 ? 0 : markers + Math.floor(indent / 2)
}
