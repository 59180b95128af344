import { SCRIPTS } from '#scripts/lib/font-characters.ts'

/** Characters of the fonts. */
const DRAWABLE = new Set(SCRIPTS.flatMap(({ characters }) => Array.from(characters)))

/** Removes characters that a share picture cannot draw: `🚀 Від a → до` → `Від a до`. */
export function drawableText(text: string): string {
  const drawable = Array.from(text.normalize('NFC')).filter((character) => DRAWABLE.has(character))
  return drawable.join('').replaceAll(/ {2,}/g, ' ').trim()
}

/** Characters that share pictures cannot draw, without duplicates: `🚀 Від Excel → до 中文` → `🚀`, `→`, `中`, `文`. */
export function undrawableCharacters(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter(
    (character) => !DRAWABLE.has(character) && !/\p{Cf}|\p{Mn}|\s/u.test(character),
  )
}
