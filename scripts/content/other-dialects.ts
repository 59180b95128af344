import type { PrintedMark } from './printed-marks.ts'

/** Syntax of other tools, which would be printed as typed, with its replacement. */
const DIALECTS: readonly [notation: RegExp, means: string, instead: (mark: string) => string][] = [
  [
    /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi,
    'a callout of GitHub',
    (mark) =>
      `<Callout kind="${/tip/i.test(mark) ? 'tip' : /warn|caut/i.test(mark) ? 'warning' : 'note'}">, and </Callout> below the words`,
  ],
  [/^:::+ *\w*/gm, 'a container', () => '<Callout kind="tip">, and </Callout> below the words'],
  [
    /!\[\[[^\]\n]+\]\]/g,
    'a picture of Obsidian',
    (mark) =>
      `![what it shows](./${mark.slice(3, -2).split('|')[0]?.trim().replaceAll(' ', '%20')})`,
  ],
  [
    /(?<!!)\[\[[^\]\n]+\]\]/g,
    'a link of Obsidian',
    (mark) => `[${mark.slice(2, -2).split('|').at(-1)?.trim()}](/blog/its-address)`,
  ],
  [
    /\^\[[^\]\n]+\]/g,
    'a footnote in its line',
    (mark) => `[^1], and a line [^1]: ${mark.slice(2, -1)}`,
  ],
  [
    /(?<![=\w])==(?=\S)[^=\n]+(?<=\S)==(?![=\w])/g,
    'marked words',
    (mark) => `**${mark.slice(2, -2)}**`,
  ],
  [/^\[(?:toc|\[toc\])\]$/gim, 'a list of contents', () => 'nothing: every post has one'],
  [/^\$\$.*/gm, 'a formula', () => 'it in words, or as code between `'],
]

/** Finds syntax of other tools in a text. */
export function findOtherDialects(source: string): PrintedMark[] {
  return DIALECTS.flatMap(([notation, means, instead]) =>
    Array.from(source.matchAll(notation), ({ 0: mark, index }) => ({
      message: `holds ${mark}, which is ${means} elsewhere and printed as is here (write ${instead(mark)})`,
      below: source.slice(0, index).split('\n').length - 1,
    })),
  )
}

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
