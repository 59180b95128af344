import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'

import { readChecksums, crc32 } from './zip-checksums.ts'

test('checksums match the CRC-32 standard', () => {
  expect(crc32(strToU8('123456789'))).toBe(0xcb_f4_39_26)
})

test('the checksum of each file is read from an archive', () => {
  const files = { 'posts/a/post.uk.mdx': strToU8('текст'), 'b.en.mdx': strToU8('text') }
  expect(Object.fromEntries(readChecksums(zipSync(files)))).toEqual({
    'posts/a/post.uk.mdx': crc32(files['posts/a/post.uk.mdx']),
    'b.en.mdx': crc32(files['b.en.mdx']),
  })
})

test('a file that is not an archive has no checksums', () => {
  expect(readChecksums(strToU8('no archive, whatever its name says it is')).size).toBe(0)
  expect(readChecksums(new Uint8Array()).size).toBe(0)
})
