/** Words that an attentive reader takes in per minute; code counts as words too. */
const WORDS_PER_MINUTE = 180

/** Number of words in a text; marks of Markdown, such as those of tables, are none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Minutes that a text takes to read, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE))
}
