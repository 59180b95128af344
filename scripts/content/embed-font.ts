import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { charactersOf, SCRIPTS } from '#scripts/lib/font-characters.ts'
import { textOfHtml } from '#src/lib/html-text.ts'

/** The font of the words in drawings, which is the site's. */
const DRAWING_FONT = 'Commissioner'

const FOLDER = 'src/app/styles/fonts'

/** Files of the site's sans, and what each of them has. */
const FACES = SCRIPTS.map(({ name, ranges }) => ({
  file: `commissioner-${name}.woff2`,
  characters: charactersOf(ranges),
}))

/** Files whose letters drawings hold. */
export const FONT_FILES = FACES.map(({ file }) => join(FOLDER, file))

/** Copyright, licence and its address, which the licence asks to stay. */
const KEPT_NAMES = [0, 13, 14]

/** A drawing up to the end of its first tag: an XML declaration or comments may stand before it. */
const START = /^(?:<!--.*?-->|(?!<svg\b).)*<svg\b(?:"[^"]*"|'[^']*'|[^"'>])*>/s

/**
 * Puts the letters that a drawing uses of the site's font into it, as a picture sees no font of its page:
 * `<svg font-family="Commissioner, …">` → the same with a `<style>`. One in other fonts stays as it is.
 */
export async function embedFont(svg: string): Promise<string> {
  if (!svg.includes(DRAWING_FONT)) return svg
  // Loaded by who has letters to put into a drawing: what compiles articles has none.
  const { default: subsetFont } = await import('subset-font')
  const text = textOfHtml(svg)
  const letters = [...new Set(text)]
  const faces = await Promise.all(
    FACES.map(async ({ file, characters }) => {
      const own = letters.filter((letter) => characters.includes(letter))
      if (own.length === 0) return ''
      const font = await subsetFont(await readFile(join(FOLDER, file)), own.join(''), {
        targetFormat: 'woff2',
        preserveNameIds: KEPT_NAMES,
      })
      const source = `url(data:font/woff2;base64,${font.toString('base64')})`
      return `@font-face{font-family:${DRAWING_FONT};font-weight:400 740;src:${source};unicode-range:${own.map(codeOf).join()}}`
    }),
  )
  return svg.replace(START, (start) => `${start}<style>${faces.join('')}</style>`)
}

/** A letter as a style sheet names it: `₴` → `U+20B4`. */
function codeOf(letter: string): string {
  return `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`
}
