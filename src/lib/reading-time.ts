/** Reading speed in words per minute; code is counted as words. */
const WORDS_PER_MINUTE = 180

/** Counts the words of a text, ignoring Markdown punctuation. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Reading time of a text in minutes, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE))
}
