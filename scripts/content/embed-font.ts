import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { SCRIPTS } from '#scripts/lib/font-characters.ts'
import { getHtmlText } from '#src/lib/html-text.ts'

/** Font family of text in drawings. */
const DRAWING_FONT = 'Commissioner'

const FOLDER = 'src/app/styles/fonts'

/** Files of the sans-serif typeface with their characters. */
const FACES = SCRIPTS.map(({ name, characters }) => ({
  file: `commissioner-${name}.woff2`,
  characters,
}))

/** Font files used in drawings. */
export const FONT_FILES = FACES.map(({ file }) => join(FOLDER, file))

/** Copyright and license records, required by the license. */
const LICENSE_NAME_IDS = [0, 13, 14]

/** Start of an SVG up to the end of its first tag, including an XML declaration and comments. */
const START = /^(?:<!--.*?-->|(?!<svg\b).)*<svg\b(?:"[^"]*"|'[^']*'|[^"'>])*>/s

/**
 * Embeds the used glyphs of the site's font in a drawing, because an image cannot use the fonts of its page:
 * `<svg font-family="Commissioner, …">` → the same with a `<style>`. Drawings in other fonts are unchanged.
 */
export async function embedFont(svg: string): Promise<string> {
  if (!svg.includes(DRAWING_FONT)) return svg
  // Loaded on demand, because compiling articles does not need it.
  const { default: subsetFont } = await import('subset-font')
  const text = getHtmlText(svg)
  const letters = [...new Set(text)]
  const fontFaces = await Promise.all(
    FACES.map(async ({ file, characters }) => {
      const covered = letters.filter((letter) => characters.includes(letter))
      if (covered.length === 0) return ''
      const font = await subsetFont(await readFile(join(FOLDER, file)), covered.join(''), {
        targetFormat: 'woff2',
        preserveNameIds: LICENSE_NAME_IDS,
      })
      const source = `url(data:font/woff2;base64,${font.toString('base64')})`
      return `@font-face{font-family:${DRAWING_FONT};font-weight:400 740;src:${source};unicode-range:${covered.map(getCharacterCode).join()}}`
    }),
  )
  return svg.replace(START, (start) => `${start}<style>${fontFaces.join('')}</style>`)
}

/** CSS notation of a character: `₴` → `U+20B4`. */
function getCharacterCode(letter: string): string {
  return `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`
}
