import type { Heading, Paragraph, TableCell } from 'mdast'
import { visit } from 'unist-util-visit'

/** Markdown that would be printed as typed. */
export interface PrintedMark {
  message: string
  /** Lines between the beginning of the text and the mark. */
  below: number
  /** Whether it may be intended. */
  isNote?: boolean
}

const BRACKET_HINT = 'write \\[ for a bracket'

type Notation = readonly [marks: RegExp, getMessage: (mark: string) => string]

/** Intended footnotes, links and pictures: if they were valid, they would not be text. */
const BROKEN_NOTATIONS: readonly Notation[] = [
  [
    // `[^note]`
    /(?<!\\)\[\^[^[\]\n]+\]/g,
    (mark) =>
      `contains ${mark}, but that footnote is not defined (add a line ${mark}: words; ${BRACKET_HINT})`,
  ],
  [
    // `[words][name]`, and not `list[a][b]` or `[1][2]`
    /(?<![\p{L}\p{N}_\])\\])\[[^[\]\n^][^[\]\n]*\]\[(?:[^[\]\n]*\p{L}[^[\]\n]*)?\]/gu,
    (mark) => {
      const name = mark.replace(/^.*\[(.*)\]$/, '$1') || mark.slice(1, -3)
      return `contains ${mark}, but the link "${name}" is not defined (write [words](/blog), or add a line [${name}]: /blog; ${BRACKET_HINT})`
    },
  ],
  [
    // `[words](an address)`, `![words](./my picture.png)`, or the beginning of one that contains another link
    /(?<!\\)!?\[(?:\\.|[^[\]\n\\])*\]\([^)\n]*\)?/g,
    (mark) =>
      `contains ${mark}, which would be printed as is (allowed: an address without spaces, %20 for one; ${BRACKET_HINT})`,
  ],
  [
    // `[words] (/blog)`, `(words)[/blog]`
    /(?<!\\)\[[^[\]\n]+\][ \t]+\((?:\.?\/|#\p{L})[^\s()]*\)|\([^()\n]+\)\[(?:\.?\/|#\p{L})[^\s[\]]*\]/gu,
    (mark) =>
      `contains ${mark}, which would be printed as is (allowed: [words](/blog), nothing in between; ${BRACKET_HINT})`,
  ],
]

/** Syntax of other tools: its meaning and its replacement here. */
const DIALECTS: readonly (readonly [RegExp, string, (mark: string) => string])[] = [
  [
    /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi,
    'a GitHub callout',
    (mark) => callout(/tip/i.test(mark) ? 'tip' : /warn|caut/i.test(mark) ? 'warning' : 'note'),
  ],
  [/^:::+ *\w*/gm, 'a container', () => callout('tip')],
  [
    /!\[\[[^\]\n]+\]\]/g,
    'an Obsidian picture',
    (mark) =>
      `![what it shows](./${mark.slice(3, -2).split('|')[0]?.trim().replaceAll(' ', '%20')})`,
  ],
  [
    /(?<!!)\[\[[^\]\n]+\]\]/g,
    'an Obsidian link',
    (mark) => `[${mark.slice(2, -2).split('|').at(-1)?.trim()}](/blog/its-address)`,
  ],
  [
    /\^\[[^\]\n]+\]/g,
    'an inline footnote',
    (mark) => `[^1], and a line [^1]: ${mark.slice(2, -1)}`,
  ],
  [
    /(?<![=\w])==(?=\S)[^=\n]+(?<=\S)==(?![=\w])/g,
    'marked words',
    (mark) => `**${mark.slice(2, -2)}**`,
  ],
  [/^\[(?:toc|\[toc\])\]$/gim, 'a table of contents', () => 'nothing: every post has one'],
  [/^\$\$.*/gm, 'a formula', () => 'it in words, or as code between `'],
]

const callout = (kind: string) => `<Callout kind="${kind}">, and </Callout> below the words`

/**
 * Finds Markdown in the source of a text node that would be printed as typed: broken links and footnotes, and
 * syntax of other tools. Escaped brackets, `\\[`, are allowed.
 */
export function findPrintedMarks(source: string): PrintedMark[] {
  const find = (marks: RegExp, getMessage: (mark: string) => string) =>
    Array.from(source.matchAll(marks), ({ 0: mark, index }) => ({
      message: getMessage(mark),
      below: source.slice(0, index).split('\n').length - 1,
    }))
  const foreign = DIALECTS.flatMap(([marks, meaning, getReplacement]) =>
    find(
      marks,
      (mark) =>
        `contains ${mark}, which is ${meaning} elsewhere and printed as is here (write ${getReplacement(mark)})`,
    ),
  )
  return [
    ...BROKEN_NOTATIONS.flatMap((notation) => find(...notation)),
    ...foreign.map((mark) => ({ ...mark, isNote: true })),
  ]
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
 * that would be printed as typed. Lists and tables are notes, because they may be intended as text.
 */
export function findPrintedSlips(
  node: Paragraph | Heading | TableCell,
  source: string,
): PrintedMark[] {
  const rows = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n')
  const marks: PrintedMark[] = []
  let items = 0
  let lines = 0
  for (const [below, text] of getWords(node, source).split('\n').entries()) {
    const row = rows[below] ?? ''
    const add = (message: string, isNote: boolean) =>
      marks.push({ message: `contains ${message}`, below, isNote })
    for (const { 0: emphasis, index } of text.matchAll(EMPHASIS)) {
      const words = emphasis.slice(2, -2)
      const isFormula =
        OPERAND_BETWEEN.test(words) && (!words.trim() || OPERAND_BEFORE.test(text.slice(0, index)))
      if (isFormula) continue
      const mark = row.slice(index, index + emphasis.length)
      const sign = emphasis.slice(0, 2)
      add(
        `${mark}, whose ${sign} would be printed (allowed: spaces outside, words ${sign}words${sign} words; write \\${sign[0]} for the sign)`,
        false,
      )
    }
    for (const { 0: stars, index } of text.matchAll(STARS)) {
      const mark = row.slice(index, index + stars.length)
      add(
        `${mark}, whose * would be printed (allowed: spaces outside, words *words* words; write \\* for the sign)`,
        true,
      )
    }
    if (node.type !== 'paragraph') continue
    const line = text.replace(/^[\s>]+/, '').trimEnd()
    const content = row.replace(/^[\s>]+/, '').trimEnd()
    const heading = HEADING.exec(line)
    if (heading) {
      const mark = content.slice(0, heading[0].length)
      add(
        `${mark}, which would be printed as is (allowed: a space after the # of a heading; write \\# for the sign)`,
        false,
      )
    }
    const item = ITEM.exec(line)
    items = item ? items + 1 : 0
    // A single line may begin this way on purpose; several lines are reported once.
    if (item && items === 2) {
      const mark = content.slice(0, item[0].length)
      add(`lines such as ${mark}, which are not a list (allowed: a space after - or 1.)`, true)
    }
    const isRow = ROW.test(line)
    lines = CELLS.test(line) && !isRow ? lines + 1 : 0
    if (isRow) {
      add(`${content}, which is not a table (allowed: below a header row with as many cells)`, true)
    } else if (lines === 2) {
      add(
        `lines such as ${content}, which are not a table (allowed: a line | --- | --- | below the first)`,
        true,
      )
    }
  }
  return marks
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

/** Annotations of other highlighters, `# [!code highlight]`; `++` and `--` are supported. */
const CODE_NOTATION = /\[!code (?!\+\+|--)[^\]\n]+\]/

/** Finds line markers of other highlighters in a code block. */
export function findCodeNotation(code: string): string | undefined {
  const [notation] = CODE_NOTATION.exec(code) ?? []
  if (!notation) return undefined
  const marked = code
    .split('\n')
    .flatMap((line, index) => (CODE_NOTATION.test(line) ? [index + 1] : []))
  return `contains ${notation}, which is printed as is (write {${marked.join(',')}} after the language of the code)`
}
