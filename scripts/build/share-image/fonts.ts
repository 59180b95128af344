import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { SatoriOptions } from 'satori'
import subsetFont from 'subset-font'

import { SCRIPTS } from '#scripts/lib/font-characters.ts'

const FOLDER = 'src/app/styles/fonts'

type Fonts = SatoriOptions['fonts']

/** Text styles of a picture: answer, question, note. */
const VOICES = {
  answer: { family: 'commissioner', weight: 740 },
  question: { family: 'piazzolla', weight: undefined },
  label: { family: 'commissioner', weight: 640 },
}

export type Voice = keyof typeof VOICES

/** Font family list of a style: Latin and Cyrillic are separate files. */
export function getFamily(voice: Voice): string {
  return SCRIPTS.map(({ name }) => `${voice}-${name}`).join(', ')
}

/** The site's fonts for Satori: uncompressed, one weight each. */
export async function loadFonts(): Promise<Fonts> {
  const voices = Object.entries(VOICES)
  const fonts = voices.flatMap(([voice, { family, weight }]) =>
    SCRIPTS.map(async ({ name, characters }) => ({
      name: `${voice}-${name}`,
      // Satori does not read compressed fonts, and subsetting decompresses them.
      data: await subsetFont(await readFile(join(FOLDER, `${family}-${name}.woff2`)), characters, {
        targetFormat: 'truetype',
        ...(weight && { variationAxes: { wght: weight } }),
      }),
      weight: 400 as const,
      style: 'normal' as const,
    })),
  )
  return Promise.all(fonts)
}
