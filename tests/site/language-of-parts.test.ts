import { expect, test } from 'vitest'

import { builtPages } from '#tests/support/built-site.ts'
import { findUnmarked, textsOf } from '#tests/support/language-of-parts.ts'

test.each(builtPages)('what $path says in another language is marked as such', ({ document }) => {
  const html = document.querySelector('html')
  const body = document.querySelector('body')
  const texts = body ? textsOf(body, html?.getAttribute('lang') ?? '') : []
  expect(texts.length).toBeGreaterThan(10)
  expect(findUnmarked(texts)).toEqual([])
})
