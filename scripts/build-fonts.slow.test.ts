import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { buildFonts } from './build-fonts.ts'

const FOLDER = 'src/app/styles/fonts'

test('the committed font files match what the script generates from the installed packages', async () => {
  const files = await buildFonts()
  const fonts = (await readdir(FOLDER)).filter((name) => name.endsWith('.woff2'))
  expect(files.map(({ name }) => name).toSorted()).toEqual(fonts.toSorted())
  for (const { name, data } of files) {
    const committed = await readFile(join(FOLDER, name))
    expect(committed.equals(data), `${name} differs: npx tsx scripts/build-fonts.ts`).toBe(true)
  }
}, 30_000)
