/** Markdown that would be printed as typed, with its line offset in the text. */
export interface PrintedMark {
  message: string
  below: number
}

/** `[^note]` */
const FOOTNOTE = /(?<!\\)\[\^[^[\]\n]+\]/g

/** `[words][name]`, and not `list[a][b]` or `[1][2]`. */
const REFERENCE = /(?<![\p{L}\p{N}_\])\\])\[[^[\]\n^][^[\]\n]*\]\[(?:[^[\]\n]*\p{L}[^[\]\n]*)?\]/gu

/** `[words](an address)`, `![words](./my picture.png)`, or the beginning of one that contains another link. */
const LINK = /(?<!\\)!?\[(?:\\.|[^[\]\n\\])*\]\([^)\n]*\)?/g

/** `[words] (/blog)`, `(words)[/blog]` */
const BROKEN_LINK =
  /(?<!\\)\[[^[\]\n]+\][ \t]+\((?:\.?\/|#\p{L})[^\s()]*\)|\([^()\n]+\)\[(?:\.?\/|#\p{L})[^\s[\]]*\]/gu

const BRACKET_HINT = 'write \\[ for a bracket'

/**
 * Finds intended footnotes, links and pictures in the source of a text node: if
 * they were valid, they would not be text. Escaped brackets, `\\[`, are allowed.
 */
export function findPrintedMarks(source: string): PrintedMark[] {
  if (!source.includes('[')) return []
  const find = (marks: RegExp, messageOf: (mark: string) => string) =>
    Array.from(source.matchAll(marks), ({ 0: mark, index }) => ({
      message: messageOf(mark),
      below: source.slice(0, index).split('\n').length - 1,
    }))
  return [
    ...find(
      FOOTNOTE,
      (mark) =>
        `holds ${mark}, but no footnote is called so (add a line ${mark}: words; ${BRACKET_HINT})`,
    ),
    ...find(REFERENCE, (mark) => {
      const name = mark.replace(/^.*\[(.*)\]$/, '$1') || mark.slice(1, -3)
      return `holds ${mark}, but no link is called "${name}" (write [words](/blog), or add a line [${name}]: /blog; ${BRACKET_HINT})`
    }),
    ...find(
      LINK,
      (mark) =>
        `holds ${mark}, which would be printed as is (allowed: an address without spaces, %20 for one; ${BRACKET_HINT})`,
    ),
    ...find(
      BROKEN_LINK,
      (mark) =>
        `holds ${mark}, which would be printed as is (allowed: [words](/blog), nothing in between; ${BRACKET_HINT})`,
    ),
  ]
}
