import { getHtmlText } from '#src/lib/html-text.ts'
import { readableText, searchWord, removeApostrophes, WORD } from '#src/lib/search-text.ts'
import { MIN_WORD_LENGTH } from '#src/lib/title-words.ts'

/** A part of a text, matched by the query or not. */
export interface TextPart {
  text: string
  isMatch: boolean
  /** Index among the parts. */
  at: number
}

/**
 * Parses an excerpt of the index with `<mark>` around matches. It is treated as text:
 * `a <mark>b</mark> &lt;c` → `a `, `b` found, ` <c`.
 */
export function parseExcerpt(html: string): TextPart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((part, index) => ({
      text: getHtmlText(part),
      isMatch: part.startsWith('<mark>'),
      at: index,
    }))
    .filter((part) => part.text !== '')
}

/** Marks every word that begins with one of the given words: (`Blog post`, `po`) → `Blog `, `post` marked. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  for (const [at, piece] of text.split(new RegExp(`(${WORD.source})`, 'u')).entries()) {
    const isMatch = at % 2 === 1 && words.some((word) => searchWord(piece).startsWith(word))
    const last = parts.at(-1)
    if (last && !last.isMatch && !isMatch) last.text += piece
    else if (piece !== '') parts.push({ text: piece, isMatch, at })
  }
  return parts
}

/**
 * Summary of a result in whole sentences: the page's description if it or the title contains the query,
 * otherwise the text around the match.
 */
export function summarize(
  page: { title: string; description: string; text: string; at: number | undefined },
  words: readonly string[],
): TextPart[] {
  const { title, description, text, at } = page
  const isMentioned = [...markWords(title, words), ...markWords(description, words)].some(
    ({ isMatch }) => isMatch,
  )
  const usesDescription = description !== '' && (isMentioned || at === undefined)
  if (usesDescription) return markWords(description, words)
  // URLs of sources are not useful in a summary.
  const sentence = getSentence(text, at ?? 0)
    .replace(/https?:\/\/\S+/g, '')
    .trim()
  return markWords(/[\p{L}\p{N}]/u.test(sentence) ? sentence : description, words)
}

/** Boundary between sentences. */
const SENTENCE_END = /(?<=[.!?…][»”"’)]*)\s+(?=[«“„"‘([]?[\p{Lu}\d])/u

/** Minimum and maximum length of a summary in characters. */
const MIN_LENGTH = 60
const MAX_LENGTH = 180

/**
 * The sentence at a position: a short one together with the following ones, or the part of a long one
 * around the position, with an ellipsis where it is cut.
 */
export function getSentence(text: string, offset: number): string {
  let start = 0
  let result = ''
  for (const sentence of text.split(SENTENCE_END)) {
    // Spaces between sentences are single characters, as in the index.
    const end = start + sentence.length + 1
    if (
      result !== '' &&
      (result.length >= MIN_LENGTH || result.length + sentence.length >= MAX_LENGTH)
    )
      break
    if (result !== '') result += ` ${sentence}`
    else if (end > offset) result = cutAtWords(sentence, offset - start)
    start = end
  }
  return result
}

/** Part of a long sentence around a position, cut at words. */
function cutAtWords(sentence: string, offset: number): string {
  if (sentence.length <= MAX_LENGTH) return sentence
  const from = offset <= MAX_LENGTH / 2 ? 0 : sentence.lastIndexOf(' ', offset - MAX_LENGTH / 3) + 1
  const to = sentence.lastIndexOf(' ', from + MAX_LENGTH)
  const isRest = sentence.length - from <= MAX_LENGTH
  const fragment = isRest ? sentence.slice(from) : sentence.slice(from, Math.max(to, offset))
  return (from > 0 ? '…' : '') + fragment.replace(/[,:;]$/, '') + (isRest ? '' : '…')
}

/**
 * Normalizes a query like the index, up to 200 characters: without apostrophes between letters and invisible
 * characters, with single spaces: `  пам'ять  ` → `память`.
 */
export function normalizeQuery(query: string): string {
  return removeApostrophes(readableText(query)).replaceAll(/\s+/g, ' ').trim().slice(0, 200)
}

/** Words marked in an excerpt, in lower case: `<mark>«newly</mark>` → `newly`. */
export function markedWords(excerpt: string): string[] {
  return parseExcerpt(excerpt)
    .filter((part) => part.isMatch)
    .flatMap((part) => queryWords(part.text))
}

/** Shortened versions of a query for finding similar results: `dialogflaw` → `dialogfla`, … */
export function* shorterQueries(query: string): Generator<string> {
  for (let length = query.length - 1; length >= MIN_WORD_LENGTH; length -= 1) {
    yield query.slice(0, length).trim()
  }
}

/** Words of a query in lower case, with compounds split: `AI-агенти` → `ai`, `агенти`. */
export function queryWords(query: string): string[] {
  return normalizeQuery(query)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
