import { expect, test } from 'vitest'

import { draftPost } from '#scripts/new-post/draft-post.ts'
import { LOCALES } from '#src/i18n/locales.ts'

import { checkUnwritten } from './check-unwritten.ts'
import { formatProblem } from './problem.ts'
import { parseContentFile } from './read-content.ts'

const sentencesOf = (text: string) => {
  const file = parseContentFile('content/posts/a/en.mdx', new TextEncoder().encode(text))
  expect(file.problems).toEqual([])
  return checkUnwritten([file]).map(formatProblem)
}

const published = (locale: 'en' | 'uk' = 'en') =>
  draftPost({ locale, title: 'A', date: '2026-01-02' }).replace('draft: true\n', '')

test.each(LOCALES)(
  'a new post in %s is refused when only its draft has been taken out',
  (locale) => {
    expect(sentencesOf(draftPost({ locale, title: 'A', date: '2026-01-02' }))).toEqual([])
    expect(sentencesOf(published(locale))).toEqual([
      expect.stringMatching(
        /^content\/posts\/a\/en\.mdx: field "excerpt": is ".*", which a new post/,
      ),
      expect.stringMatching(
        /field "keywords": is ".*", which a new post begins with \(allowed: words/,
      ),
      expect.stringMatching(/line 11: is "(?:The first|Перший) .*", which a new post begins with/),
      expect.stringMatching(/line 13: is "## .*", which a new post begins with/),
    ])
  },
)

test('what its author has written is no mistake, whatever it is about', () => {
  const written = published()
    .replace(
      /excerpt: .*/,
      'excerpt: How the words that people look for become the plan of a page.',
    )
    .replace('- keyword', '- keyword\n  - search')
    .replace(/The first paragraph.*/, 'People look for words.')
  expect(sentencesOf(`${written}\nThe section.\n`)).toEqual([])
})

test('a post of fields alone is refused, unless it is a draft', () => {
  const fields = published().replace(/^---\n\n[\s\S]*/m, '---\n\n')
  expect(sentencesOf(fields)).toContain(
    'content/posts/a/en.mdx: holds no text (allowed: words below its fields, or draft: true)',
  )
  expect(sentencesOf(fields.replace('date:', 'draft: true\ndate:'))).toEqual([])
})
