/** Characters that the fonts of share pictures do not contain. */
const UNDRAWABLE =
  /[^\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u0400-\u045F\u0490\u0491\u04B0\u04B1\u2009\u200A\u2010-\u2027\u202F\u2030-\u203A\u20AC\u20B4\u2116\u2122\u2191\u2193\u2212\u2215]/gu

/** Removes characters that a share picture cannot draw: `🚀 Від a → до` → `Від a до`. */
export function drawableText(text: string): string {
  return text.normalize('NFC').replace(UNDRAWABLE, '').replaceAll(/ {2,}/g, ' ').trim()
}

/** Characters that share pictures cannot draw, without duplicates: `🚀 Від Excel → до 中文` → `🚀`, `→`, `中`, `文`. */
export function undrawableCharacters(text: string): string[] {
  const characters = new Set(text.normalize('NFC').match(UNDRAWABLE))
  return [...characters].filter((character) => !/\p{Cf}|\p{Mn}|\s/u.test(character))
}
