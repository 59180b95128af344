import { expect, test } from 'vitest'

import { LOCALES } from '../../src/i18n/locales.ts'
import { parseContentFile } from '../content/read-content.ts'
import { draftPost } from './draft-post.ts'

test.each(LOCALES)('a new post in %s passes the content checks as it stands', (locale) => {
  const text = draftPost({ locale, title: 'A title: with "quotes" # and more', date: '2026-01-02' })
  const file = parseContentFile(
    `content/posts/a-title/${locale}.mdx`,
    new TextEncoder().encode(text),
  )
  expect(file.problems).toEqual([])
  expect(file.data).toMatchObject({ title: 'A title: with "quotes" # and more', draft: true })
})
