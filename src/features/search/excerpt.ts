import { textOfHtml } from '#src/lib/html-text.ts'
import { readableText, searchWord, withoutApostrophes, WORD } from '#src/lib/search-text.ts'
import { SHORTEST_WORD } from '#src/lib/title-words.ts'

/** A piece of a text: found by the query, or between what was found. */
export interface TextPart {
  text: string
  isMatch: boolean
  /** Its place among the parts. */
  at: number
}

/**
 * The parts of an excerpt as the index gives it, with `<mark>` around what was found. It is read as text:
 * `a <mark>b</mark> &lt;c` → `a `, `b` found, ` <c`.
 */
export function parseExcerpt(html: string): TextPart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((piece, at) => ({
      text: textOfHtml(piece),
      isMatch: piece.startsWith('<mark>'),
      at,
    }))
    .filter((part) => part.text !== '')
}

/** The parts of a text, with every word that begins with one of those given found: (`Blog post`, `po`) → `Blog `, `post` found. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  return text
    .split(new RegExp(`(${WORD.source})`, 'u'))
    .map((piece, at) => ({
      text: piece,
      isMatch: at % 2 === 1 && words.some((word) => searchWord(piece).startsWith(word)),
      at,
    }))
    .filter((part) => part.text !== '')
}

/**
 * What a result says of a page, in whole sentences: the page's description where that or the title tells
 * why it was found, else what the text says at the place where it was.
 */
export function summarize(
  page: { title: string; description: string; text: string; at: number | undefined },
  words: readonly string[],
): TextPart[] {
  const { title, description, text, at } = page
  const isTold = [...markWords(title, words), ...markWords(description, words)].some(
    ({ isMatch }) => isMatch,
  )
  const says = description !== '' && (isTold || at === undefined)
  if (says) return markWords(description, words)
  // An address of a source tells nobody what the page says.
  const sentence = sentenceAt(text, at ?? 0)
    .replace(/https?:\/\/\S+/g, '')
    .trim()
  return markWords(/[\p{L}\p{N}]/u.test(sentence) ? sentence : description, words)
}

/** Where a sentence ends and the next one begins. */
const SENTENCE_END = /(?<=[.!?…][»”"’)]*)\s+(?=[«“„"‘([]?[\p{Lu}\d])/u

/** What a result says at least and at most, in characters. */
const LEAST = 60
const MOST = 180

/**
 * The sentence of a text that stands at a place: a short one with those after it, of a long one the piece
 * around the place, with an ellipsis where it was cut.
 */
export function sentenceAt(text: string, at: number): string {
  let start = 0
  let shown = ''
  for (const sentence of text.split(SENTENCE_END)) {
    // Spaces between sentences are one character, as the index has them.
    const end = start + sentence.length + 1
    if (shown !== '' && (shown.length >= LEAST || shown.length + sentence.length >= MOST)) break
    if (shown !== '') shown += ` ${sentence}`
    else if (end > at) shown = cut(sentence, at - start)
    start = end
  }
  return shown
}

/** The piece of a long sentence around a place, of whole words. */
function cut(sentence: string, at: number): string {
  if (sentence.length <= MOST) return sentence
  const from = at <= MOST / 2 ? 0 : sentence.lastIndexOf(' ', at - MOST / 3) + 1
  const to = sentence.lastIndexOf(' ', from + MOST)
  const isRest = sentence.length - from <= MOST
  const piece = isRest ? sentence.slice(from) : sentence.slice(from, Math.max(to, at))
  return (from > 0 ? '…' : '') + piece.replace(/[,:;]$/, '') + (isRest ? '' : '…')
}

/** A query as the index has its words, up to 200 characters of it. */
export function normalizeQuery(query: string): string {
  return normalizeText(query).slice(0, 200)
}

/**
 * A text as the index has its words: without apostrophes between letters and without what cannot be seen,
 * spaces are single: `  пам'ять  ` → `память`.
 */
function normalizeText(text: string): string {
  return withoutApostrophes(readableText(text)).replaceAll(/\s+/g, ' ').trim()
}

/** The words that the index has marked in an excerpt, in lower case: `<mark>«newly</mark>` → `newly`. */
export function markedWords(excerpt: string): string[] {
  return parseExcerpt(excerpt)
    .filter((part) => part.isMatch)
    .flatMap((part) => queryWords(part.text))
}

/** The query with its last letters taken off, shorter and shorter, to find what is close: `dialogflaw` → `dialogfla`, … */
export function* shorterQueries(query: string): Generator<string> {
  for (let length = query.length - 1; length >= SHORTEST_WORD; length -= 1) {
    yield query.slice(0, length).trim()
  }
}

/** The words of a query, in lower case, those of a compound apart: `AI-агенти` → `ai`, `агенти`. */
export function queryWords(query: string): string[] {
  return normalizeQuery(query)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
