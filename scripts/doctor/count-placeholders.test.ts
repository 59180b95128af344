import { expect, test } from 'vitest'

import { parseContentFile } from '#scripts/content/read-content.ts'

import { countPlaceholders } from './find-placeholders.ts'

const read = (file: string, text: string) => parseContentFile(file, new TextEncoder().encode(text))

test('a sample is counted with any line endings', () => {
  const files = [
    read('content/legal/offer/uk.mdx', '---\nsample: true\n---\n'),
    read('content/legal/offer/en.mdx', '\uFEFF---\r\nsample: true\r\n---\r\n'),
  ]
  expect(countPlaceholders(files)).toBe(2)
})
