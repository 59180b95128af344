import { expect, test } from 'vitest'

import { POST_LIMITS, RESERVED_SLUGS } from '../../src/content/schema/post-limits.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { parseContentFile } from '../content/read-content.ts'
import { draftPost, objectionTo } from './draft-post.ts'

test.each(LOCALES)('a new post in %s passes the content checks as it stands', (locale) => {
  const text = draftPost({ locale, title: 'A title: with "quotes" # and more', date: '2026-01-02' })
  const file = parseContentFile(
    `content/posts/a-title/${locale}.mdx`,
    new TextEncoder().encode(text),
  )
  expect(file.problems).toEqual([])
  expect(file.data).toMatchObject({ title: 'A title: with "quotes" # and more', draft: true })
})

test.each(RESERVED_SLUGS)('a post whose slug would be %s is refused with what is taken', (slug) => {
  const objection = objectionTo({ slug, titles: ['A title'] })
  expect(objection).toContain(`"${slug}"`)
  expect(objection).toContain(RESERVED_SLUGS.join(', '))
})

test('a post one of whose titles is longer than the schema allows is refused with both lengths', () => {
  const longest = 'a'.repeat(POST_LIMITS.title)
  expect(objectionTo({ slug: 'a', titles: ['A title', ` ${longest} `] })).toBeUndefined()
  const objection = objectionTo({ slug: 'a', titles: ['A title', `${longest}b`] })
  expect(objection).toContain(`"${longest}b" has ${POST_LIMITS.title + 1} characters`)
  expect(objection).toContain(`at most ${POST_LIMITS.title}`)
})
