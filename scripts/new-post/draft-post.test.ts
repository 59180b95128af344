import { expect, test } from 'vitest'

import { parseContentFile } from '#scripts/content/read-content.ts'
import { POST_LIMITS } from '#src/content/schema/post-limits.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { RESERVED_SLUGS } from '#src/lib/slug.ts'

import { draftPost, violationOf, readTitles } from './draft-post.ts'

test.each(LOCALES)('a new post in %s passes the content checks unchanged', (locale) => {
  const text = draftPost({ locale, title: 'A title: with "quotes" # and more', date: '2026-01-02' })
  const file = parseContentFile(
    `content/posts/a-title/post.${locale}.mdx`,
    new TextEncoder().encode(text),
  )
  expect(file.problems).toEqual([])
  expect(file.data).toMatchObject({ title: 'A title: with "quotes" # and more', draft: true })
})

test.each(RESERVED_SLUGS)(
  'a post with the reserved slug %s is rejected with the list of reserved slugs',
  (slug) => {
    const objection = violationOf({ slug, titles: { en: 'A title', uk: 'Заголовок' } }, [])
    expect(objection).toContain(`"${slug}"`)
    expect(objection).toContain(RESERVED_SLUGS.join(', '))
  },
)

test('a post with a title longer than the schema allows is rejected with both lengths', () => {
  const longest = 'a'.repeat(POST_LIMITS.title)
  const titled = (en: string) => violationOf({ slug: 'a', titles: { en, uk: 'Заголовок' } }, [])
  expect(titled(` ${longest} `)).toBeUndefined()
  const objection = titled(`${longest}b`)
  expect(objection).toContain(`"${longest}b" has ${POST_LIMITS.title + 1} characters`)
  expect(objection).toContain(`at most ${POST_LIMITS.title}`)
})

test('a post with the title of another one in the same language is rejected with its file', () => {
  const existing = [
    { file: 'content/posts/a/post.en.mdx', locale: 'en' as const, title: 'A title' },
  ]
  const titled = (en: string, uk: string) =>
    violationOf({ slug: 'b', titles: { en, uk } }, existing)
  expect(titled(' A title ', 'Заголовок')).toBe(
    'The title "A title" is already used by content/posts/a/post.en.mdx: choose another',
  )
  expect(titled('Another title', 'A title')).toBeUndefined()
})

test('titles that differ only in quotation marks are equal, because they are typeset alike', () => {
  const existing = [
    { file: 'content/posts/a/post.uk.mdx', locale: 'uk' as const, title: '«ШІ» сьогодні' },
  ]
  expect(violationOf({ slug: 'b', titles: { uk: '"ШІ" сьогодні' } }, existing)).toContain('uk.mdx')
})

test.each([
  [['Мій допис'], { slug: 'mii-dopys', titles: { uk: 'Мій допис' } }],
  [['Мій допис', ' '], { slug: 'mii-dopys', titles: { uk: 'Мій допис' } }],
  [[' Мій допис ', 'My post'], { slug: 'mii-dopys', titles: { uk: 'Мій допис', en: 'My post' } }],
  [['Claude 4'], { slug: 'claude-4', titles: { uk: 'Claude 4' } }],
  [
    ['Що таке MCP', 'Що таке MCP?'],
    { slug: 'shcho-take-mcp', titles: { uk: 'Що таке MCP', en: 'Що таке MCP?' } },
  ],
])('the titles of %j are read from the arguments', (given, titles) => {
  expect(readTitles(given)).toEqual(titles)
})

test.each([
  [[], 'Give the title: npm run new:post "'],
  [['  '], 'Give the title: npm run new:post "'],
  [
    ['Багато', 'слів', 'без', 'лапок'],
    '4 titles are given, and a post has one or two: put each into quotes, npm run new:post "',
  ],
  [['--help'], '"--help" is no title (allowed: one line that does not begin with -)'],
  [['Мій допис', 'Two\nlines'], '"Two\nlines" is no title'],
  [['Мій', 'допис'], 'The English title "допис" is in Cyrillic: put each title into quotes'],
  [
    ['日本語'],
    'The title "日本語" gives no address: it needs a Latin or Cyrillic letter or a digit',
  ],
])('%j is rejected with one sentence', (given, sentence) => {
  expect(readTitles(given)).toContain(sentence)
})
