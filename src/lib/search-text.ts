/** What nobody sees in a text: soft hyphens, signs without a width, marks of direction; emoji are made of some. */
const INVISIBLE = /(?<!\p{Extended_Pictographic}\uFE0F?)\p{Default_Ignorable_Code_Point}/gu

/** Signs that are typed for an apostrophe, where they stand between letters. */
const APOSTROPHE = /(?<=\p{L})['’‘`´ʹ′\u02BC\u02BB\uFF07](?=\p{L})/gu

/**
 * A text as it is read, however it was typed: letters in one piece, without stress marks and what cannot be
 * seen. `кі\u00ADно`, `и\u0306` → `кіно`, `й`.
 */
export function readableText(text: string): string {
  // A stress mark has no letter of its own with a Cyrillic vowel.
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\u0300\u0301]/g, '')
}

/** A word as search compares it: `Зв’язок`, `звʼязок`, `звязок` → `звязок`. */
export function searchWord(text: string): string {
  return withoutApostrophes(readableText(text)).toLowerCase()
}

/** A text without the apostrophes between letters, which some type in one way, some in another, some never. */
export function withoutApostrophes(text: string): string {
  return text.replace(APOSTROPHE, '')
}

/** A word of a text, with the apostrophes and unseen signs in it; the parts of a compound are words of their own. */
export const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060]|['’‘`´ʹ′\u02BB\uFF07](?=\p{L}))*/gu
