/** Invisible characters: soft hyphens, zero-width characters, direction marks; some are parts of emoji. */
const INVISIBLE_CHARACTERS =
  /(?<!\p{Extended_Pictographic}\uFE0F?)\p{Default_Ignorable_Code_Point}/gu

/** Characters typed as an apostrophe between letters. */
const APOSTROPHE = /(?<=\p{L})['’‘`´ʹ′\u02BC\u02BB\uFF07](?=\p{L})/gu

/**
 * Normalizes a text to what a reader sees: composed letters, without stress marks and invisible
 * characters. `кі\u00ADно`, `и\u0306` → `кіно`, `й`.
 */
export function readableText(text: string): string {
  // Unicode has no composed letter for a Cyrillic vowel with a stress mark.
  return text
    .normalize('NFC')
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(/[\u0300\u0301]/g, '')
}

/** Normalizes a word for search: `Зв’язок`, `звʼязок`, `звязок` → `звязок`. */
export function searchWord(text: string): string {
  return removeApostrophes(readableText(text)).toLowerCase()
}

/** Removes apostrophes between letters, because readers type them in different ways or not at all. */
export function removeApostrophes(text: string): string {
  return text.replace(APOSTROPHE, '')
}

/** Matches one word with its apostrophes and invisible characters; parts of a compound match separately. */
export const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060]|['’‘`´ʹ′\u02BB\uFF07](?=\p{L}))*/gu
