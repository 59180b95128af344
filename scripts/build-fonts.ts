/**
 * Subsets the site's font files from the @fontsource-variable packages (OFL 1.1): the characters that
 * the site uses, the weights that the design uses, Latin and Cyrillic in separate files. The result is reproducible
 * for the same packages and is committed.
 *
 * Usage: npx tsx scripts/build-fonts.ts [folder]        writes to src/app/styles/fonts unless told
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import subsetFont from 'subset-font'

import { ARTICLE_SCRIPTS, SCRIPTS } from '#scripts/lib/font-characters.ts'

const FACES = [
  {
    family: 'commissioner',
    style: 'normal',
    weight: { min: 400, max: 740, default: 400 },
    suffix: '',
    scripts: SCRIPTS,
  },
  // Static weights are smaller than a variable range, and only articles use the second one.
  { family: 'piazzolla', style: 'normal', weight: 400, suffix: '', scripts: SCRIPTS },
  { family: 'piazzolla', style: 'normal', weight: 640, suffix: '-bold', scripts: ARTICLE_SCRIPTS },
  {
    family: 'piazzolla',
    style: 'italic',
    weight: 400,
    suffix: '-italic',
    scripts: ARTICLE_SCRIPTS,
  },
]

/**
 * OpenType features to keep: those on by default and the number styles in use. Localized Bulgarian and Serbian
 * letterforms and fractions are dropped: they are a fifth of the Cyrillic files.
 */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'rlig', 'rvrn', 'tnum']

/** Copyright and license records stay in the files, as the license requires. */
const LICENSE_NAME_IDS = [0, 13, 14]

interface FontFile {
  name: string
  data: Buffer
}

/** All font files of the site, by name. */
export async function buildFonts(): Promise<FontFile[]> {
  const require = createRequire(import.meta.url)
  const files: FontFile[] = []
  for (const { family, style, weight, suffix, scripts } of FACES) {
    for (const { name, source, characters } of scripts) {
      const packaged = `@fontsource-variable/${family}/files/${family}-${source}-wght-${style}.woff2`
      const data = await subsetFont(await readFile(require.resolve(packaged)), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
        preserveNameIds: LICENSE_NAME_IDS,
        keepFeatures: FEATURES,
      })
      files.push({ name: `${family}-${name}${suffix}.woff2`, data })
    }
  }
  return files
}

async function main(folder: string) {
  await mkdir(folder, { recursive: true })
  for (const { name, data } of await buildFonts()) {
    await writeFile(join(folder, name), data)
    console.log(`${join(folder, name)} ${data.length}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(process.argv[2] ?? 'src/app/styles/fonts')
}
