import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { listPictures, unreadablePictures } from './check-picture.ts'

const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
const drawing = Buffer.from('<?xml version="1.0"?>\n<!-- a -->\n<svg viewBox="0 0 1 1"></svg>\n')

const pictures = {
  'a.png': await square.png().toBuffer(),
  'a.jpg': await square
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a' } })
    .toBuffer(),
  'a.webp': await square.webp().toBuffer(),
  'a.avif': await square.avif().toBuffer(),
  'a.svg': drawing,
}

test.each([
  [
    'photo.jpg',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    /^is a picture of the kind HEIC/,
  ],
  ['photo.png', Buffer.from('<!doctype html><svg></svg>'), /^cannot be read as a picture/],
  ['photo.png', drawing, /^is a picture of the kind SVG \(allowed: a PNG/],
  ['a.svg', pictures['a.png'], /^is a picture of the kind PNG/],
  ['a.png', await square.gif().toBuffer(), /^is a picture of the kind GIF/],
  ['a.png', Buffer.alloc(0), /^cannot be read as a picture/],
])('%s with other content is reported', async (file, bytes, message) => {
  expect(await getProblems({ [file]: bytes })).toEqual([
    { file: `content/${file}`, message: expect.stringMatching(message) },
  ])
})

test('pictures of all supported formats are valid', async () => {
  expect(await getProblems(pictures)).toEqual([])
})

async function getProblems(files: Record<string, Buffer>) {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'content'))
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(root, 'content', name), bytes)
  return unreadablePictures(root)
}

test('an SVG with an unclosed tag is reported with its file in one line', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/a.svg'), '<svg viewBox="0 0 9 9"><g></svg>')
  writeFileSync(join(root, 'content/b.png'), pictures['a.png'])
  const [problem, ...others] = await unreadablePictures(root)
  expect(others).toEqual([])
  expect(problem).toMatchObject({ file: 'content/a.svg' })
  expect(problem?.message).toMatch(/^cannot be read as a picture: .* \(allowed: .*\)$/)
})

test('pictures of posts and legal pages are checked, files created by macOS are ignored', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['posts/a', 'legal/offer']) {
    mkdirSync(join(root, 'content', folder), { recursive: true })
    writeFileSync(join(root, 'content', folder, 'a.PNG'), pictures['a.png'])
    writeFileSync(join(root, 'content', folder, '._a.PNG'), 'Mac OS X')
  }
  expect(listPictures(root).toSorted()).toEqual([
    'content/legal/offer/a.PNG',
    'content/posts/a/a.PNG',
  ])
  expect(await unreadablePictures(root)).toEqual([])
})
