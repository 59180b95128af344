import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { describeImage } from './images.ts'

test('a photo with an EXIF orientation is measured and shown upright', async () => {
  // Landscape in the file with a red left half; shown upright, the upper half is red.
  const leftHalf = await plain(600, 800, 'red').png().toBuffer()
  const bytes = await plain(1200, 800, 'blue')
    .composite([{ input: leftHalf, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { image, variants } = await describeImage(getFile('photo.jpg', bytes))
  expect(image).toMatchObject({ width: 800, height: 1200 })
  const [variant] = variants
  const { data, info } = await sharp(await variant?.render())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 640, height: 960 })
  expect(data[0]).toBeGreaterThan(200)
  expect(data.at(-info.channels)).toBeLessThan(50)
})

test.each([
  ['my photo, 2.png', 'my-photo-2'],
  ['Знімок екрана.PNG', 'znimok-ekrana'],
  ['日本.png', 'picture'],
  ['flow.en.png', 'flow-en'],
])('a picture named %s has addresses that are valid in srcset', async (name, stem) => {
  const { image } = await describeImage(
    getFile(name, await plain(1000, 500, 'red').png().toBuffer()),
  )
  const address = `assets/media/${stem}-[0-9a-f]{10}`
  expect(image.srcSet).toMatch(
    RegExp(
      `^${address}-640\\.avif 640w, ${address}-960\\.avif 960w, ${address}-1000\\.avif 1000w$`,
    ),
  )
  expect(image.src).toMatch(RegExp(`^${address}-1000\\.webp$`))
})

test('a damaged photo is reported by its file name', async () => {
  const bytes = await plain(1200, 800, 'red').png().toBuffer()
  bytes.fill(0, bytes.length / 2, bytes.length - 20)
  const file = getFile('photo.png', bytes)
  const { variants } = await describeImage(file)
  await expect(variants[0]?.render()).rejects.toThrow(`${file}: cannot be read as a picture`)
})

function plain(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } })
}

function getFile(name: string, bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'images-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}
