import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import { textOfHtml } from '#src/lib/html-text.ts'

const FOLDER = 'src/styles/fonts'
const FAMILY = 'Commissioner'

/** Files of the site's sans, and what each of them has. */
const FACES = [
  { file: 'commissioner-latin.woff2', range: 'U+0-3FF, U+2000-2BFF', has: /[^Ѐ-ӿ]/ },
  { file: 'commissioner-cyr.woff2', range: 'U+400-4FF', has: /[Ѐ-ӿ]/ },
]

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
  if (!svg.includes(FAMILY)) return svg
  const text = textOfHtml(svg)
  const faces = await Promise.all(
    FACES.filter(({ has }) => has.test(text)).map(async ({ file, range }) => {
      const font = await subsetFont(await readFile(join(FOLDER, file)), text, {
        targetFormat: 'woff2',
        preserveNameIds: KEPT_NAMES,
      })
      const source = `url(data:font/woff2;base64,${font.toString('base64')})`
      return `@font-face{font-family:${FAMILY};font-weight:400 800;src:${source};unicode-range:${range}}`
    }),
  )
  return svg.replace(START, (start) => `${start}<style>${faces.join('')}</style>`)
}
