import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '#scripts/content/check-content.ts'
import { unreadablePictures } from '#scripts/content/check-picture.ts'
import { type Library, gatherLibrary } from '#scripts/content/library.ts'
import { createContentReader } from '#scripts/content/read-content.ts'
import { FIXTURE } from '#scripts/test/fixture-site.ts'
import { isPublished } from '#src/content/post-lists.ts'

const TODAY = '2026-11-28'
const files = createContentReader(FIXTURE)()
const library = gatherLibrary(files)

test('the fixture site passes every check', async () => {
  const { problems } = checkContent(files, { root: FIXTURE, today: TODAY })
  expect(problems).toEqual([])
  expect(await unreadablePictures(FIXTURE)).toEqual([])
})

test.each<[string, (library: Library) => unknown]>([
  ['a draft', ({ posts }) => posts.some(({ data }) => data.draft)],
  ['a post of a day to come', ({ posts }) => posts.some(({ data }) => data.date > TODAY)],
  ['a post in English alone', (content) => isUntranslated(content, 'en')],
  ['a post in Ukrainian alone', (content) => isUntranslated(content, 'uk')],
  [
    'a tag without posts',
    ({ posts, sites }) =>
      Object.keys(sites[0]?.data.tags ?? {}).some((tag) =>
        posts.every(({ data }) => !data.tags.includes(tag)),
      ),
  ],
  ['more posts than a page of the list holds', ({ posts }) => getSlugs(posts).size > 9],
  [
    'a series of three',
    ({ posts }) => getSlugs(posts.filter(({ data }) => data.series)).size === 3,
  ],
  ['a cover of its own', ({ posts }) => posts.some(({ data }) => data.image)],
  ['a course to come', ({ courses }) => courses.some(({ data }) => data.isComingSoon)],
  ['a free course', ({ courses }) => courses.some(({ data }) => data.price === 0)],
  [
    'a course without a hryvnia price of its own',
    ({ courses }) => courses.some(({ data }) => data.price > 0 && data.priceUAH === undefined),
  ],
  [
    'an offer that has ended',
    ({ courses }) => courses.some(({ data }) => (data.countdownUntil ?? TODAY) < TODAY),
  ],
  ['a course without reviews', () => !getSource('courses/ended-offer/page.en.yaml').reviews],
  ['a course with reviews', () => getSource('courses/pi-course/page.en.yaml').reviews],
  [
    'a package with a payment page, and one without',
    ({ packages }) => new Set(packages.map(({ data }) => Boolean(data.paymentUrl))).size === 2,
  ],
  [
    'a case without its Ukrainian implementation',
    ({ cases }) => cases.some(({ data }) => data.implementation && !data.implementation.uk),
  ],
  [
    'a case without investment and return',
    ({ cases }) => cases.some(({ data }) => data.investment === undefined && !data.roi),
  ],
  ['a project without a page', ({ projects }) => projects.some(({ data }) => !data.caseStudy)],
  ['a project without a link', ({ projects }) => projects.some(({ data }) => data.link === '#')],
])('the fixture site contains %s', (_state, isPresent) => {
  expect(isPresent(library)).toBeTruthy()
})

test('every module of the fixture course contains the sentence that tests search for', () => {
  for (const { file, locale, data } of library.lessons) {
    const sentences = { en: 'The sealed sentence of module', uk: 'Запечатане речення модуля' }
    expect(readFileSync(`${FIXTURE}/${file}`, 'utf8')).toContain(
      `${sentences[locale ?? 'en']} ${data.module}.`,
    )
  }
  expect(library.lessons).toHaveLength(10)
})

function getSlugs(posts: Library['posts']): Set<string> {
  const published = posts.filter(({ data }) => isPublished(data, { today: TODAY, drafts: false }))
  return new Set(published.map(({ id }) => id))
}

function isUntranslated({ posts }: Library, locale: 'en' | 'uk'): boolean {
  return posts.some(
    (post) => post.locale === locale && posts.filter(({ id }) => id === post.id).length === 1,
  )
}

function getSource(path: string): Record<string, unknown> {
  return files.find(({ file }) => file === `content/${path}`)?.data ?? {}
}
