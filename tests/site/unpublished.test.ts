import { gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { type BuiltSite, demoSite, fixtureSite } from '#tests/support/sites.ts'

/** Slugs that also occur in the text of their posts. */
const HIDDEN_TEXTS = [
  'hidden-draft',
  'Hidden draft',
  'post-of-2099',
  'Post of 2099',
  'entry-of-2099',
  'Entry of 2099',
]

/** A sentence of a published post, to verify the search itself. */
const VISIBLE_TEXT = 'This article holds'

/** Files whose name or decompressed content contains one of the texts. */
function findFiles({ files, bytes }: BuiltSite, texts: readonly string[]): string[] {
  return files
    .filter((file) => !/\.(?:woff2|png|webp|avif|ico|wasm)$/.test(file))
    .flatMap((file) => {
      const source = bytes(file)
      const isPacked = source[0] === 0x1f && source[1] === 0x8b
      const content = file + (isPacked ? gunzipSync(source) : source).toString('utf8')
      return texts.filter((text) => content.includes(text)).map((text) => `${file}: ${text}`)
    })
}

test('no file contains a draft or a post or news entry with a future date', () => {
  for (const site of [fixtureSite(), demoSite()]) {
    expect(findFiles(site, [VISIBLE_TEXT]).length).toBeGreaterThan(3)
    expect(findFiles(site, HIDDEN_TEXTS)).toEqual([])
  }
})
