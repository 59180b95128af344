import { unescapeHtml } from '#src/lib/html-text.ts'
import { memoize } from '#src/lib/memoize.ts'

/** A piece of a stylesheet: a rule with its selectors, a group of pieces, or what is kept whole. */
type Piece =
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'group'; prelude: string; pieces: Piece[] }
  | { kind: 'named'; text: string; name: string }
  | { kind: 'whole'; text: string }

interface Selector {
  text: string
  /** Classes, `.btn`, and elements, `table`, of each list of which there must be one for it to select. */
  needs: string[][]
}

/** A stylesheet that has been read once, to be cut for many pages. */
export type Stylesheet = readonly Piece[]

/**
 * Reads a minified stylesheet without nested rules.
 * @throws Error for braces that do not match.
 */
export function parseStylesheet(css: string): Stylesheet {
  return parsePieces(css.replace(/\/\*[\s\S]*?\*\//g, ''))
}

function parsePieces(css: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (;;) {
    const stop = indexOfAny(css, '{;}', at)
    if (stop < 0) return pieces
    if (css[stop] === '}') throw new Error('the stylesheet closes more braces than it opens')
    const prelude = css.slice(at, stop).trim()
    if (css[stop] === ';') {
      if (prelude) pieces.push({ kind: 'whole', text: `${prelude};` })
      at = stop + 1
      continue
    }
    const end = closingBrace(css, stop)
    pieces.push(parseBlock(prelude, css.slice(stop + 1, end)))
    at = end + 1
  }
}

function parseBlock(prelude: string, body: string): Piece {
  if (/^@(?:media|layer|supports|container)\b/.test(prelude)) {
    return { kind: 'group', prelude, pieces: parsePieces(body) }
  }
  const text = `${prelude}{${body}}`
  const named = /^@(?:keyframes|property) (\S+)/.exec(prelude)
  if (named?.[1]) return { kind: 'named', text, name: named[1] }
  if (prelude.startsWith('@')) return { kind: 'whole', text }
  return { kind: 'rule', selectors: parseSelectors(prelude), body }
}

/** First place of one of some characters, outside of quotes. */
function indexOfAny(css: string, characters: string, start: number): number {
  let quote = ''
  for (let at = start; at < css.length; at += 1) {
    const character = css.charAt(at)
    if (character === '\\') at += 1
    else if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (characters.includes(character)) return at
  }
  return -1
}

function closingBrace(css: string, open: number): number {
  let depth = 0
  for (let at = open; at >= 0; at = indexOfAny(css, '{}', at + 1)) {
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at
  }
  throw new Error(
    `the stylesheet leaves a brace open: ${css.slice(Math.max(0, open - 40), open + 1)}`,
  )
}

function parseSelectors(prelude: string): Selector[] {
  return splitList(prelude).map((text) => ({ text, needs: needsOf(text) }))
}

/** What a selector needs, of each list one: `:is(.a,.b) p` → `[['p'], ['.a', '.b']]`. */
function needsOf(selector: string): string[][] {
  const { plain, choices } = withoutBrackets(selector)
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(
    ([, name = '']) => `.${name.replaceAll('\\', '')}`,
  )
  const elements = [
    ...plain
      .replace(/\.(?:\\.|[\w-])+|::?[\w-]+/g, ' \0')
      .matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g),
  ].map(([, name = '']) => name)
  // A compound selector can only match if each part is on the page; testing one is enough to rule it out.
  const first = choices.map((list) => splitList(list).map((choice) => needsOf(choice)[0]))
  return [
    ...[...classes, ...elements].map((name) => [name]),
    ...first.flatMap((list) => (list.every((one) => one !== undefined) ? [list.flat()] : [])),
  ]
}

/** What stands in :not() or square brackets is no condition by itself, what stands in :is() or :has() is a choice. */
function withoutBrackets(selector: string): { plain: string; choices: string[] } {
  const text = selector.replace(/(?<!\\)\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g, '')
  const choices: string[] = []
  let plain = ''
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '(' && depth++ === 0) from = at + 1
    else if (character === ')' && --depth === 0) {
      if (/:(?:is|where|has)$/.test(plain)) choices.push(text.slice(from, at))
    } else if (depth === 0) plain += character === '\\' ? text.slice(at, ++at + 1) : character
  }
  return { plain, choices }
}

/** Splits at commas outside of brackets: `a,:is(b,c)` → `a`, `:is(b,c)`. */
function splitList(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < list.length; at += 1) {
    const character = list.charAt(at)
    if (character === '\\') at += 1
    else if ('(['.includes(character)) depth += 1
    else if (')]'.includes(character)) depth -= 1
    else if (character === ',' && depth === 0) {
      parts.push(list.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...parts, list.slice(from).trim()]
}

/**
 * The part of a stylesheet that a page's markup needs before any script has changed it:
 * (`.btn{color:red}.tbl{width:1px}`, `<a class="btn">`) → `.btn{color:red}`. What is said of paper is in it for
 * text that is read or filled in on paper; elsewhere it comes with all styles, when the page is touched.
 */
export function criticalCss(stylesheet: Stylesheet, html: string): string {
  const present = presentIn(html)
  const ofHtml = new Set(readProperties(html))
  // Thousands of articles are made of the same few elements.
  const key =
    [...neededBy(stylesheet)].filter((name) => present.has(name)).join() + [...ofHtml].join()
  const known = resultsOf(stylesheet)
  const text = known.get(key) ?? cut(stylesheet, present, ofHtml)
  known.set(key, text)
  return text
}

const resultsOf = memoize<Stylesheet, Map<string, string>>(() => new Map())

/** Every class and element that a stylesheet speaks of. */
const neededBy = memoize(
  (stylesheet: Stylesheet): Set<string> =>
    new Set(
      stylesheet.flatMap((piece): string[] => {
        if (piece.kind === 'rule') return piece.selectors.flatMap(({ needs }) => needs.flat())
        return piece.kind === 'group' ? [...neededBy(piece.pieces)] : []
      }),
    ),
)

function cut(stylesheet: Stylesheet, present: Set<string>, ofHtml: Set<string>): string {
  const text = withoutUnusedProperties(format(stylesheet, present, undefined), ofHtml)
  return withoutUnusedProperties(format(stylesheet, present, text), ofHtml)
}

/** Custom properties that a text reads: `color:var(--a)` → `--a`. */
function readProperties(text: string): string[] {
  return Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name)
}

/** Takes out custom properties that nothing reads, and what reads nothing else: `p{--a:1px;top:0}` → `p{top:0}`. */
function withoutUnusedProperties(css: string, ofHtml: Set<string>): string {
  let text = css
  for (let before = ''; before !== text;) {
    before = text
    const used = new Set([...readProperties(text), ...ofHtml])
    text = text
      .replace(/(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g, (declaration, name: string) =>
        used.has(name) ? declaration : '',
      )
      .replace(/(?<=[{};]|^)(?:[^{};@]+|@(?:media|supports|container)[^{};]+)\{\}/g, '')
  }
  return text
}

/**
 * A stylesheet without its fonts, and without the conditions that held nothing else: they are in every document,
 * and a second time the browser would lay all text out anew.
 */
export function withoutFonts(css: string): string {
  return css.replace(/@font-face\{[^}]*\}/g, '').replace(/@supports[^{}]*\{\}/g, '')
}

/** Classes of what is printed: an article, a legal text, the checklist. */
const PRINTED = ['.read', '.sheet']

function isForPaper(piece: Piece): boolean {
  return piece.kind === 'group' && piece.prelude === '@media print'
}

/** Writes the pieces that are needed; with the text of a first pass, only the names that it uses. */
function format(pieces: Stylesheet, present: Set<string>, used: string | undefined): string {
  const isPrinted = PRINTED.some((name) => present.has(name))
  return pieces
    .filter((piece) => isPrinted || !isForPaper(piece))
    .map((piece) => {
      if (piece.kind === 'whole') return piece.text
      if (piece.kind === 'named') return used?.includes(piece.name) ? piece.text : ''
      if (piece.kind === 'group') {
        const isLayer = piece.prelude.startsWith('@layer')
        const inner = format(piece.pieces, present, used)
        // An empty layer still says where it stands among the others.
        return inner || isLayer ? `${piece.prelude}{${inner}}` : ''
      }
      const selectors = piece.selectors.filter(({ needs }) =>
        needs.every((any) => any.some((need) => present.has(need))),
      )
      return selectors.length > 0
        ? `${selectors.map(({ text }) => text).join(',')}{${piece.body}}`
        : ''
    })
    .join('')
}

/** Classes and elements of a document, and classes of what it opens: `<p class="a" data-opens="b">` → `p`, `.a`, `.b`. */
function presentIn(html: string): Set<string> {
  const present = new Set(['html', 'head', 'body'])
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) present.add(element)
  for (const [, list = ''] of html.matchAll(/\s(?:class|data-opens)="([^"]*)"/g)) {
    for (const name of unescapeHtml(list).split(/\s+/)) present.add(`.${name}`)
  }
  return present
}
