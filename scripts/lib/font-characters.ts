/** A code point, or the first and last of a range. */
type Range = number | readonly [first: number, last: number]

/** Characters used on almost every page. */
const LATIN: readonly Range[] = [
  [0x20, 0x22],
  [0x24, 0x3b],
  0x3d,
  [0x3f, 0x5a],
  0x5f,
  [0x61, 0x7a],
  0xa0, // no-break space
  0xa9, // ©
  0xab, // «
  0xad, // soft hyphen
  0xb7, // ·
  0xbb, // »
  0xd7, // ×
  0xe9, // é, as in résumé
  0x2bc, // ʼ, the Ukrainian apostrophe
  [0x2009, 0x200a], // thin and hair space
  [0x2013, 0x2014], // – —
  [0x2018, 0x2019], // ‘ ’
  [0x201c, 0x201e], // “ ” „
  0x2026, // …
  0x202f, // narrow no-break space, in numbers
  0x2212, // minus
]

/** Characters used on few pages, in a separate file. */
const RARE_RANGES: readonly Range[] = [
  0x23, // #
  0x3c, // <
  0x3e, // >
  [0x5b, 0x5e], // [ \ ] ^
  0x60, // `
  [0x7b, 0x7e], // { | } ~
  0xa3, // £
  0xa7, // §
  0xae, // ®
  [0xb0, 0xb1], // ° ±
  0xbd, // ½
  0x201a, // ‚
  0x2022, // •
  [0x2032, 0x2033], // ′ ″
  [0x2039, 0x203a], // ‹ ›
  0x20ac, // €
  0x2122, // ™
]

/** Ukrainian. */
const CYRILLIC: readonly Range[] = [
  0x404,
  [0x406, 0x407],
  [0x410, 0x429],
  0x42c,
  [0x42e, 0x449],
  0x44c,
  [0x44e, 0x44f],
  0x454,
  [0x456, 0x457],
  [0x490, 0x491],
  0x2116, // №
]

/** Additional letters of Russian, which one page of the site uses. */
const RUSSIAN: readonly Range[] = [
  0x401, // Ё
  [0x42a, 0x42b], // Ъ Ы
  0x42d, // Э
  [0x44a, 0x44b], // ъ ы
  0x44d, // э
  0x451, // ё
]

// The packages have ₴ in the extended Cyrillic subset, so it is a file with one character.
const HRYVNIA: readonly Range[] = [0x20b4]

/** Files of a font family with their characters. */
export const SCRIPTS = [
  { name: 'latin', source: 'latin', ranges: LATIN },
  { name: 'rare', source: 'latin', ranges: RARE_RANGES },
  { name: 'cyr', source: 'cyrillic', ranges: CYRILLIC },
  { name: 'rus', source: 'cyrillic', ranges: RUSSIAN },
  { name: 'uah', source: 'cyrillic-ext', ranges: HRYVNIA },
]

/** Files of faces that are not used above the fold and never for prices. */
export const ARTICLE_SCRIPTS = [
  { name: 'latin', source: 'latin', ranges: [...LATIN, ...RARE_RANGES] },
  { name: 'cyr', source: 'cyrillic', ranges: [...CYRILLIC, ...RUSSIAN] },
]

/** Expands ranges to characters: `[0x41, [0x61, 0x63]]` → `Aabc`. */
export function listCharacters(ranges: readonly Range[]): string {
  return ranges
    .flatMap((range) => {
      const [first, last] = typeof range === 'number' ? [range, range] : range
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('')
}
