import { constants, crc32, deflateSync } from 'node:zlib'

import type { IndexedPicture } from './canvas.ts'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Kinds of value in a header: eight bits a pixel, which are numbers of colours. */
const DEPTH = 8
const INDEXED = 3

/** The share of pixels that are not as those above them: 5 % in a picture of upright shapes, twice as many in one of slanted strokes. */
const MANY_CHANGES = 0.075

/** The kind of filter by which a row says how it differs from the one above. */
const UP = 2

/** A picture as PNG; its width is a multiple of four. */
export function encodePng(picture: IndexedPicture): Uint8Array {
  const { width, height, palette } = picture
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([DEPTH, INDEXED], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', packRows(picture)),
    chunk('IEND', new Uint8Array()),
  ])
}

/**
 * Rows of pixels, packed. What upright shapes leave of the rows above are zeros, and looking for more
 * than runs of them takes six times as long for nothing; slanted strokes leave more.
 */
function packRows(picture: IndexedPicture): Uint8Array {
  const upright = differences(picture)
  if (upright) return deflateSync(upright, { strategy: constants.Z_RLE, memLevel: 9 })
  // Zlib's usual 6 packs it by a thirtieth more, and takes two thirds longer.
  return deflateSync(plainRows(picture), { level: 5, memLevel: 9 })
}

/**
 * Rows of pixels as their differences from the rows above, each behind the name of its filter; nothing
 * when they are many. Most pixels are as those above them, and four at a time are passed over.
 */
function differences({ pixels, width, height }: IndexedPicture): Uint8Array | undefined {
  const rows = new Uint8Array(height * (width + 1))
  const fours = new Int32Array(pixels.buffer, pixels.byteOffset, (width * height) >> 2)
  rows.set(pixels.subarray(0, width), 1)
  for (let y = 0; y < height; y += 1) rows[y * (width + 1)] = UP
  let changes = 0
  for (let at = width >> 2; at < fours.length; at += 1) {
    if (fours[at] === fours[at - (width >> 2)]) continue
    changes += 1
    if (changes > MANY_CHANGES * fours.length) return undefined
    const behind = Math.floor((at * 4) / width) + 1
    for (let pixel = at * 4; pixel < at * 4 + 4; pixel += 1) {
      rows[pixel + behind] = (pixels[pixel] ?? 0) - (pixels[pixel - width] ?? 0)
    }
  }
  return rows
}

/** Rows of pixels as they are, each behind a zero for no filter. */
function plainRows({ pixels, width, height }: IndexedPicture): Uint8Array {
  const rows = new Uint8Array(height * (width + 1))
  for (let y = 0; y < height; y += 1) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  return rows
}

/** A part of a PNG file: its length, its name, what it holds, and a sum over the last two. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(name, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), data.length + 8)
  return bytes
}
