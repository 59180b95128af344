import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { pictureFault } from './check-picture.ts'
import { listPictures } from './list-pictures.ts'
import { unreadablePictures } from './unreadable-pictures.ts'

const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
const drawing = Buffer.from('<?xml version="1.0"?>\n<!-- a -->\n<svg viewBox="0 0 1 1"></svg>\n')

const made = {
  'a.png': await square.png().toBuffer(),
  'a.jpg': await square
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a' } })
    .toBuffer(),
  'a.webp': await square.webp().toBuffer(),
  'a.avif': await square.avif().toBuffer(),
  'a.svg': drawing,
}

test.each(Object.entries(made))('%s is a picture', (file, bytes) => {
  expect(pictureFault(file, bytes)).toBeUndefined()
})

test.each(Object.entries(made).filter(([file]) => file !== 'a.avif'))(
  'half of %s is told',
  (file, bytes) => {
    expect(pictureFault(file, bytes.subarray(0, bytes.length * 0.8))).toMatch(/^is incomplete/)
  },
)

test('a photo is whole with a film behind it, and cut off whatever end the small picture in it has', () => {
  const film = Buffer.from('\0\0\0\x18ftypmp42\xff\xda\xff\xda', 'latin1')
  // The last byte fills up to the next segment.
  const small = Buffer.from('ffe1000affd8ffdaffd90000ff', 'hex')
  const photo = Buffer.concat([made['a.jpg'].subarray(0, 2), small, made['a.jpg'].subarray(2)])
  expect(pictureFault('a.jpg', Buffer.concat([photo, film]))).toBeUndefined()
  expect(pictureFault('a.jpg', photo.subarray(0, -2))).toMatch(/^is incomplete/)
  expect(pictureFault('a.jpg', photo.subarray(0, 40))).toMatch(/^is incomplete/)
})

test.each([
  [
    'photo.jpg',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    /of the kind HEIC \(allowed: a PNG/,
  ],
  ['photo.png', Buffer.from('<!doctype html><svg></svg>'), /is no picture \(allowed: a PNG/],
  ['photo.png', drawing, /of the kind SVG/],
  ['a.svg', made['a.png'], /of the kind PNG/],
  ['a.png', Buffer.from('GIF89a'), /of the kind GIF/],
  ['a.png', Buffer.alloc(0), /is no picture/],
])('%s that is something else is told', (file, bytes, message) => {
  expect(pictureFault(file, bytes)).toMatch(message)
})

test('a drawing with a tag left open is told with its file, in one line', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/a.svg'), '<svg viewBox="0 0 9 9"><g></svg>')
  writeFileSync(join(root, 'content/b.png'), made['a.png'])
  const [problem, ...others] = await unreadablePictures(root)
  expect(others).toEqual([])
  expect(problem).toMatchObject({ file: 'content/a.svg' })
  expect(problem?.message).toMatch(/^cannot be read as a picture: .* \(allowed: .*\)$/)
})

test('pictures of posts and of legal pages are pictures of the site, files that macOS adds are none', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['posts/a', 'legal/offer']) {
    mkdirSync(join(root, 'content', folder), { recursive: true })
    writeFileSync(join(root, 'content', folder, 'a.PNG'), made['a.png'])
    writeFileSync(join(root, 'content', folder, '._a.PNG'), 'Mac OS X')
  }
  expect(listPictures(root).toSorted()).toEqual([
    'content/legal/offer/a.PNG',
    'content/posts/a/a.PNG',
  ])
  expect(await unreadablePictures(root)).toEqual([])
})
