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
const REFERENCE_LINK =
  /(?<![\p{L}\p{N}_\])\\])\[[^[\]\n^][^[\]\n]*\]\[(?:[^[\]\n]*\p{L}[^[\]\n]*)?\]/gu

/** `[words](an address)`, `![words](./my picture.png)`, or the beginning of one that contains another link. */
const LINK = /(?<!\\)!?\[(?:\\.|[^[\]\n\\])*\]\([^)\n]*\)?/g

/** `[words] (/blog)`, `(words)[/blog]` */
const BROKEN_LINK =
  /(?<!\\)\[[^[\]\n]+\][ \t]+\((?:\.?\/|#\p{L})[^\s()]*\)|\([^()\n]+\)\[(?:\.?\/|#\p{L})[^\s[\]]*\]/gu

const BRACKET_HINT = 'write \\[ for a bracket'

type Notation = readonly [marks: RegExp, getMessage: (mark: string) => string]

/** Intended footnotes, links and pictures: if they were valid, they would not be text. */
const BROKEN_NOTATIONS: readonly Notation[] = [
  [
    FOOTNOTE,
    (mark) =>
      `contains ${mark}, but that footnote is not defined (add a line ${mark}: words; ${BRACKET_HINT})`,
  ],
  [
    REFERENCE_LINK,
    (mark) => {
      const name = mark.replace(/^.*\[(.*)\]$/, '$1') || mark.slice(1, -3)
      return `contains ${mark}, but the link "${name}" is not defined (write [words](/blog), or add a line [${name}]: /blog; ${BRACKET_HINT})`
    },
  ],
  [
    LINK,
    (mark) =>
      `contains ${mark}, which would be printed as is (allowed: an address without spaces, %20 for one; ${BRACKET_HINT})`,
  ],
  [
    BROKEN_LINK,
    (mark) =>
      `contains ${mark}, which would be printed as is (allowed: [words](/blog), nothing in between; ${BRACKET_HINT})`,
  ],
]

/**
 * Finds Markdown in the source of a text node that would be printed as typed: `problems` for broken links and
 * footnotes, `notes` for syntax of other tools. Escaped brackets, `\\[`, are allowed.
 */
export function findPrintedMarks(source: string): PrintedText {
  const find = (notations: readonly Notation[]) =>
    notations.flatMap(([marks, getMessage]) =>
      Array.from(source.matchAll(marks), ({ 0: mark, index }) => ({
        message: getMessage(mark),
        below: source.slice(0, index).split('\n').length - 1,
      })),
    )
  return { problems: find(BROKEN_NOTATIONS), notes: find(DIALECTS) }
}

interface PrintedText {
  problems: PrintedMark[]
  notes: PrintedMark[]
}

/** Replaces characters of code, addresses, valid Markdown and escapes. */
const REPLACED_CHARACTER = '\uFFFC'

/** `**Words: **more`, `word**«words»**more`, `** words **`, `~~words ~~more`, whose signs are printed. */
const EMPHASIS = /(?<!\*)\*\*(?!\*)[^*]+\*\*(?!\*)|(?<!~)~~(?!~)[^~]+~~(?!~)/g

/** `*words *more` and `word*«words»*more`: not the stars of a footnote list or a multiplication. */
const STARS =
  /(?<![*\s\p{N}])\*(?![*\s\p{N}])[^*\n]*[^*\s\n][^*\n]*\*(?!\*)|(?<!\*)\*(?![*\s\p{N}])[^*\n]+\*(?![*\p{N}])(?=\S)/gu

/** Text before `**` in a formula. */
const OPERAND_BEFORE = /(?:[\p{L}\d)]\s*|\uFFFC\s+)$/u

/** Text between the operators of formulas, `10, 3` in `2 ** 10, 3 ** 4`, or only spaces. */
const OPERAND_BETWEEN = /^\s+(?:$|(?:\p{L}|[\d\uFFFC]+)(?![\p{L}\d]))/u

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
export function findPrintedSlips(
  node: Paragraph | Heading | TableCell,
  source: string,
): PrintedText {
  const rows = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n')
  const problems: PrintedMark[] = []
  const notes: PrintedMark[] = []
  let items = 0
  let lines = 0
  for (const [lineOffset, text] of getWords(node, source).split('\n').entries()) {
    const row = rows[lineOffset] ?? ''
    for (const { 0: emphasis, index } of text.matchAll(EMPHASIS)) {
      const words = emphasis.slice(2, -2)
      if (
        OPERAND_BETWEEN.test(words) &&
        (!words.trim() || OPERAND_BEFORE.test(text.slice(0, index)))
      ) {
        continue
      }
      const mark = row.slice(index, index + emphasis.length)
      const delimiter = emphasis.slice(0, 2)
      const message = `contains ${mark}, whose ${delimiter} would be printed (allowed: spaces outside, words ${delimiter}words${delimiter} words; write \\${delimiter[0]} for the sign)`
      problems.push({ below: lineOffset, message })
    }
    for (const { 0: stars, index } of text.matchAll(STARS)) {
      const mark = row.slice(index, index + stars.length)
      const message = `contains ${mark}, whose * would be printed (allowed: spaces outside, words *words* words; write \\* for the sign)`
      notes.push({ below: lineOffset, message })
    }
    if (node.type !== 'paragraph') continue
    const line = text.replace(/^[\s>]+/, '').trimEnd()
    const content = row.replace(/^[\s>]+/, '')
    const heading = HEADING.exec(line)
    if (heading) {
      const mark = content.slice(0, heading[0].length)
      const message = `contains ${mark}, which would be printed as is (allowed: a space after the # of a heading; write \\# for the sign)`
      problems.push({ below: lineOffset, message })
    }
    const item = ITEM.exec(line)
    items = item ? items + 1 : 0
    // A single line may begin this way on purpose; several lines are reported once.
    if (item && items === 2) {
      const mark = content.slice(0, item[0].length)
      const message = `contains lines such as ${mark}, which are not a list (allowed: a space after - or 1.)`
      notes.push({ below: lineOffset, message })
    }
    lines = CELLS.test(line) ? lines + 1 : 0
    if (ROW.test(line)) {
      lines = 0
      const message = `contains ${content.trimEnd()}, which is not a table (allowed: below a header row with as many cells)`
      notes.push({ below: lineOffset, message })
    } else if (lines === 2) {
      const message = `contains lines such as ${content.trimEnd()}, which are not a table (allowed: a line | --- | --- | below the first)`
      notes.push({ below: lineOffset, message })
    }
  }
  return { problems, notes }
}

/**
 * Source of a paragraph with everything except its words replaced by a filler of the same length, so that
 * offsets stay the same.
 */
function getWords(node: Paragraph | Heading | TableCell, source: string): string {
  const fill = (match: string) => match.replaceAll(/[^\n]/g, REPLACED_CHARACTER)
  let text = ''
  let offset = node.position?.start.offset ?? 0
  visit(node, 'text', ({ position }) => {
    if (!position) return
    text += fill(source.slice(offset, position.start.offset))
    offset = position.end.offset ?? offset
    text += source.slice(position.start.offset, offset).replaceAll(/\\[^\n]/g, fill)
  })
  return text + fill(source.slice(offset, node.position?.end.offset))
}

/** Message about syntax of another tool. */
const describeMark = (mark: string, meaning: string, replacement: string) =>
  `contains ${mark}, which is ${meaning} elsewhere and printed as is here (write ${replacement})`

/** Syntax of other tools, with its replacement. */
const DIALECTS: readonly Notation[] = [
  [
    /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi,
    (mark) => {
      const kind = /tip/i.test(mark) ? 'tip' : /warn|caut/i.test(mark) ? 'warning' : 'note'
      const replacement = `<Callout kind="${kind}">, and </Callout> below the words`
      return describeMark(mark, 'a GitHub callout', replacement)
    },
  ],
  [
    /^:::+ *\w*/gm,
    (mark) =>
      describeMark(mark, 'a container', '<Callout kind="tip">, and </Callout> below the words'),
  ],
  [
    /!\[\[[^\]\n]+\]\]/g,
    (mark) => {
      const file = mark.slice(3, -2).split('|')[0]?.trim().replaceAll(' ', '%20')
      return describeMark(mark, 'an Obsidian picture', `![what it shows](./${file})`)
    },
  ],
  [
    /(?<!!)\[\[[^\]\n]+\]\]/g,
    (mark) => {
      const label = mark.slice(2, -2).split('|').at(-1)?.trim()
      return describeMark(mark, 'an Obsidian link', `[${label}](/blog/its-address)`)
    },
  ],
  [
    /\^\[[^\]\n]+\]/g,
    (mark) =>
      describeMark(mark, 'an inline footnote', `[^1], and a line [^1]: ${mark.slice(2, -1)}`),
  ],
  [
    /(?<![=\w])==(?=\S)[^=\n]+(?<=\S)==(?![=\w])/g,
    (mark) => describeMark(mark, 'marked words', `**${mark.slice(2, -2)}**`),
  ],
  [
    /^\[(?:toc|\[toc\])\]$/gim,
    (mark) => describeMark(mark, 'a table of contents', 'nothing: every post has one'),
  ],
  [/^\$\$.*/gm, (mark) => describeMark(mark, 'a formula', 'it in words, or as code between `')],
]

/** Annotations of other highlighters, `# [!code highlight]`; `++` and `--` are supported. */
const CODE_NOTATION = /\[!code (?!\+\+|--)[^\]\n]+\]/

/** Finds line markers of other highlighters in a code block. */
export function findCodeNotation(code: string): string | undefined {
  const lines = code.split('\n')
  const marked = lines.flatMap((line, index) => (CODE_NOTATION.test(line) ? [index + 1] : []))
  const [notation] = CODE_NOTATION.exec(code) ?? []
  return notation
    ? `contains ${notation}, which is printed as is (write {${marked.join(',')}} after the language of the code)`
    : undefined
}
