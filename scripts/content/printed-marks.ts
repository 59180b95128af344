import type { Heading, Paragraph, TableCell } from 'mdast'
import { visit } from 'unist-util-visit'

/** Markdown that would be printed as typed, with its line offset in the text. */
interface PrintedMark {
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

type Notation = readonly [marks: RegExp, messageOf: (mark: string) => string]

/** Intended footnotes, links and pictures: if they were valid, they would not be text. */
const BROKEN: readonly Notation[] = [
  [
    FOOTNOTE,
    (mark) =>
      `holds ${mark}, but no footnote is called so (add a line ${mark}: words; ${BRACKET_HINT})`,
  ],
  [
    REFERENCE,
    (mark) => {
      const name = mark.replace(/^.*\[(.*)\]$/, '$1') || mark.slice(1, -3)
      return `holds ${mark}, but no link is called "${name}" (write [words](/blog), or add a line [${name}]: /blog; ${BRACKET_HINT})`
    },
  ],
  [
    LINK,
    (mark) =>
      `holds ${mark}, which would be printed as is (allowed: an address without spaces, %20 for one; ${BRACKET_HINT})`,
  ],
  [
    BROKEN_LINK,
    (mark) =>
      `holds ${mark}, which would be printed as is (allowed: [words](/blog), nothing in between; ${BRACKET_HINT})`,
  ],
]

/**
 * Finds Markdown in the source of a text node that would be printed as typed: `problems` for broken links and
 * footnotes, `notes` for syntax of other tools. Escaped brackets, `\\[`, are allowed.
 */
export function findPrintedMarks(source: string): Printed {
  const find = (notations: readonly Notation[]) =>
    notations.flatMap(([marks, messageOf]) =>
      Array.from(source.matchAll(marks), ({ 0: mark, index }) => ({
        message: messageOf(mark),
        below: source.slice(0, index).split('\n').length - 1,
      })),
    )
  return { problems: find(BROKEN), notes: find(DIALECTS) }
}

interface Printed {
  problems: PrintedMark[]
  notes: PrintedMark[]
}

/** Replaces characters of code, addresses, valid Markdown and escapes. */
const TAKEN = '\uFFFC'

/** `**Words: **more`, `word**«words»**more`, `** words **`, `~~words ~~more`, whose signs are printed. */
const PAIR = /(?<!\*)\*\*(?!\*)[^*]+\*\*(?!\*)|(?<!~)~~(?!~)[^~]+~~(?!~)/g

/** `*words *more` and `word*«words»*more`: not the stars of a footnote list or a multiplication. */
const STARS =
  /(?<![*\s\p{N}])\*(?![*\s\p{N}])[^*\n]*[^*\s\n][^*\n]*\*(?!\*)|(?<!\*)\*(?![*\s\p{N}])[^*\n]+\*(?![*\p{N}])(?=\S)/gu

/** Text before `**` in a formula. */
const BEFORE_SIGN = /(?:[\p{L}\d)]\s*|\uFFFC\s+)$/u

/** Text between the operators of formulas, `10, 3` in `2 ** 10, 3 ** 4`, or only spaces. */
const BETWEEN_SIGNS = /^\s+(?:$|(?:\p{L}|[\d\uFFFC]+)(?![\p{L}\d]))/u

/** `##Words` */
const HEADING = /^#{2,6}[^\s#]\S*/

/** `-words` or `1.words`, and not `-f` or `1.x`. */
const ITEM = /^(?:-|\d{1,2}[.)])[\p{L}\uFFFC]{2}\S*/u

/** `| a | b |` */
const CELLS = /^\|.*\|$/

/** `| --- | :-: |` */
const ROW = /^(?=.*\|)\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/

/**
 * Finds intended bold text, headings, lists and tables in a paragraph, heading or cell
 * that would be printed as typed. Lists and tables are `notes`, because they may be intended as text.
 */
export function findPrintedSlips(node: Paragraph | Heading | TableCell, source: string): Printed {
  const rows = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n')
  const problems: PrintedMark[] = []
  const notes: PrintedMark[] = []
  let items = 0
  let lines = 0
  for (const [below, text] of wordsOf(node, source).split('\n').entries()) {
    const row = rows[below] ?? ''
    for (const { 0: pair, index } of text.matchAll(PAIR)) {
      const words = pair.slice(2, -2)
      if (BETWEEN_SIGNS.test(words) && (!words.trim() || BEFORE_SIGN.test(text.slice(0, index)))) {
        continue
      }
      const mark = row.slice(index, index + pair.length)
      const sign = pair.slice(0, 2)
      const message = `holds ${mark}, whose ${sign} would be printed (allowed: spaces outside, words ${sign}words${sign} words; write \\${sign[0]} for the sign)`
      problems.push({ below, message })
    }
    for (const { 0: pair, index } of text.matchAll(STARS)) {
      const mark = row.slice(index, index + pair.length)
      const message = `holds ${mark}, whose * would be printed (allowed: spaces outside, words *words* words; write \\* for the sign)`
      notes.push({ below, message })
    }
    if (node.type !== 'paragraph') continue
    const line = text.replace(/^[\s>]+/, '').trimEnd()
    const shown = row.replace(/^[\s>]+/, '')
    const heading = HEADING.exec(line)
    if (heading) {
      const mark = shown.slice(0, heading[0].length)
      const message = `holds ${mark}, which would be printed as is (allowed: a space behind the # of a heading; write \\# for the sign)`
      problems.push({ below, message })
    }
    const item = ITEM.exec(line)
    items = item ? items + 1 : 0
    // A single line may begin this way on purpose; several lines are reported once.
    if (item && items === 2) {
      const mark = shown.slice(0, item[0].length)
      const message = `holds lines such as ${mark}, which make no list (allowed: a space behind - or 1.)`
      notes.push({ below, message })
    }
    lines = CELLS.test(line) ? lines + 1 : 0
    if (ROW.test(line)) {
      lines = 0
      const message = `holds ${shown.trimEnd()}, which makes no table (allowed: below a line of as many cells)`
      notes.push({ below, message })
    } else if (lines === 2) {
      const message = `holds lines such as ${shown.trimEnd()}, which make no table (allowed: a line | --- | --- | below the first)`
      notes.push({ below, message })
    }
  }
  return { problems, notes }
}

/**
 * Source of a paragraph with everything except its words replaced by a filler of the same length, so that
 * offsets stay the same.
 */
function wordsOf(node: Paragraph | Heading | TableCell, source: string): string {
  const fill = (signs: string) => signs.replaceAll(/[^\n]/g, TAKEN)
  let words = ''
  let at = node.position?.start.offset ?? 0
  visit(node, 'text', ({ position }) => {
    if (!position) return
    words += fill(source.slice(at, position.start.offset))
    at = position.end.offset ?? at
    words += source.slice(position.start.offset, at).replaceAll(/\\[^\n]/g, fill)
  })
  return words + fill(source.slice(at, node.position?.end.offset))
}

/** Message about syntax of another tool. */
const elsewhere = (mark: string, means: string, instead: string) =>
  `holds ${mark}, which is ${means} elsewhere and printed as is here (write ${instead})`

/** Syntax of other tools, with its replacement. */
const DIALECTS: readonly Notation[] = [
  [
    /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi,
    (mark) => {
      const kind = /tip/i.test(mark) ? 'tip' : /warn|caut/i.test(mark) ? 'warning' : 'note'
      const instead = `<Callout kind="${kind}">, and </Callout> below the words`
      return elsewhere(mark, 'a callout of GitHub', instead)
    },
  ],
  [
    /^:::+ *\w*/gm,
    (mark) =>
      elsewhere(mark, 'a container', '<Callout kind="tip">, and </Callout> below the words'),
  ],
  [
    /!\[\[[^\]\n]+\]\]/g,
    (mark) => {
      const file = mark.slice(3, -2).split('|')[0]?.trim().replaceAll(' ', '%20')
      return elsewhere(mark, 'a picture of Obsidian', `![what it shows](./${file})`)
    },
  ],
  [
    /(?<!!)\[\[[^\]\n]+\]\]/g,
    (mark) => {
      const words = mark.slice(2, -2).split('|').at(-1)?.trim()
      return elsewhere(mark, 'a link of Obsidian', `[${words}](/blog/its-address)`)
    },
  ],
  [
    /\^\[[^\]\n]+\]/g,
    (mark) =>
      elsewhere(mark, 'a footnote in its line', `[^1], and a line [^1]: ${mark.slice(2, -1)}`),
  ],
  [
    /(?<![=\w])==(?=\S)[^=\n]+(?<=\S)==(?![=\w])/g,
    (mark) => elsewhere(mark, 'marked words', `**${mark.slice(2, -2)}**`),
  ],
  [
    /^\[(?:toc|\[toc\])\]$/gim,
    (mark) => elsewhere(mark, 'a list of contents', 'nothing: every post has one'),
  ],
  [/^\$\$.*/gm, (mark) => elsewhere(mark, 'a formula', 'it in words, or as code between `')],
]

/** Annotations of other highlighters, `# [!code highlight]`; `++` and `--` are supported. */
const CODE_NOTATION = /\[!code (?!\+\+|--)[^\]\n]+\]/

/** Finds line markers of other highlighters in a code block. */
export function findCodeNotation(code: string): string | undefined {
  const lines = code.split('\n')
  const marked = lines.flatMap((line, at) => (CODE_NOTATION.test(line) ? [at + 1] : []))
  const [notation] = CODE_NOTATION.exec(code) ?? []
  return notation
    ? `holds ${notation}, which is printed as is (write {${marked.join(',')}} behind the language of the code)`
    : undefined
}
