import { expect, test } from 'vitest'

import { parseContentFile } from '#scripts/content/read-content.ts'
import { POST_LIMITS, RESERVED_SLUGS } from '#src/content/schema/post-limits.ts'
import { LOCALES } from '#src/i18n/locales.ts'

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
  const objection = objectionTo({ slug, titles: { en: 'A title', uk: 'Заголовок' } }, [])
  expect(objection).toContain(`"${slug}"`)
  expect(objection).toContain(RESERVED_SLUGS.join(', '))
})

test('a post one of whose titles is longer than the schema allows is refused with both lengths', () => {
  const longest = 'a'.repeat(POST_LIMITS.title)
  const titled = (en: string) => objectionTo({ slug: 'a', titles: { en, uk: 'Заголовок' } }, [])
  expect(titled(` ${longest} `)).toBeUndefined()
  const objection = titled(`${longest}b`)
  expect(objection).toContain(`"${longest}b" has ${POST_LIMITS.title + 1} characters`)
  expect(objection).toContain(`at most ${POST_LIMITS.title}`)
})

test('a post whose title another one has in the same language is refused with its file', () => {
  const taken = [{ file: 'content/posts/a/en.mdx', locale: 'en' as const, title: 'A title' }]
  const titled = (en: string, uk: string) => objectionTo({ slug: 'b', titles: { en, uk } }, taken)
  expect(titled(' A title ', 'Заголовок')).toBe(
    'The title "A title" is that of content/posts/a/en.mdx: choose another',
  )
  expect(titled('Another title', 'A title')).toBeUndefined()
})
