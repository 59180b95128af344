import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'

import { bareStore } from '#scripts/test/bare-store.ts'
import { courseTextSchema } from '#src/content/schema/course-text.ts'
import { siteSchema } from '#src/content/schema/site.ts'
import { localizePath } from '#src/i18n/paths.ts'
import { site } from '#tests/support/facts.ts'
import { plain } from '#tests/support/plain-text.ts'
import { renderPublished } from '#tests/support/published-site.ts'

const { pages, read } = await renderPublished(bareStore())

test('the four links and the questions of a course may be left out', () => {
  const { messenger, waitlist, noCodePlatform, promptService } = site.links
  const links = { messenger, waitlist, noCodePlatform, promptService }
  expect(siteSchema.safeParse({ ...site, links }).error).toBeUndefined()
  const text = bareStore().courseText('en', 'ai-fundamentals')
  expect(text).not.toHaveProperty('faq')
  expect(courseTextSchema.safeParse(text).error).toBeUndefined()
})

const bodyOf = (path: string) => {
  const page = pages.find((one) => one.path === path)
  if (!page) throw new Error(`the bare site has no ${path}`)
  return parse(page.body)
}

const textOf = (path: string) => plain(bodyOf(path).textContent)

/** Parts of a page that have nothing to show. */
const SILENT: [path: string, parts: string][] = [
  ['/', '#products, #success-stories, #results .hscroll, #results .hint'],
  ['/products', '.grid-2, .grid-3'],
  ['/courses', '.path-s'],
  ['/learning-path', '#packages, a[href$="#packages"]'],
  ['/courses/prompt-engineering', '#faq'],
  ['/about', '.profiles a'],
  ['/consultation', '#booking .btn-line'],
  ['/ai-curator', '#final-form .btn-line'],
]

test.each(
  SILENT.flatMap(([path, parts]) => [path, localizePath(path, 'uk')].map((one) => [one, parts])),
)('%s leaves out what has nothing to show: %s', (path, parts) => {
  expect(bodyOf(path).querySelectorAll(parts)).toEqual([])
})

test.each([
  ['/blog', 'Nothing is published here yet.'],
  ['/blog/tag', 'Nothing is published here yet.'],
  ['/uk/blog', 'Тут ще нічого не опубліковано.'],
  ['/uk/blog/tag', 'Тут ще нічого не опубліковано.'],
])('%s says that nothing is there yet', (path, words) => {
  expect(textOf(path)).toContain(words)
})

test('no page counts what there is none of', () => {
  const counting = pages.filter(({ path }) =>
    /(?<![\d.,])0 ?(?:%|projects|cases|posts|проєктів|кейсів|дописів)/.test(textOf(path)),
  )
  expect(counting.map(({ path }) => path)).toEqual([])
})

test('a feed without posts is as old as its build', () => {
  const [, day = ''] = /<lastBuildDate>(.+?)</.exec(read('feed.xml')) ?? []
  expect(Date.now() - Date.parse(day)).toBeLessThan(3_600_000)
})
