import { readFileSync } from 'node:fs'

import { expect, onTestFinished, test, vi } from 'vitest'

import type { Documents } from '#scripts/content/documents.ts'
import { createContentReader, parseContentFile } from '#scripts/content/read-content.ts'
import { FIXTURE } from '#scripts/test/fixture-site.ts'
import { fileDocuments } from '#tests/support/file-documents.ts'

import { createContentStore } from './content-store.ts'

/** The fixture site, parsed once for all tests. */
const SITE = createContentReader(FIXTURE)()

/** Path from a post's folder to the pictures of the fixture site. */
const PICTURES = './../../../tests/fixtures/content/posts/kitchen-sink'

/** One post in a folder with pictures, or several similar ones. */
function createDocuments(fields: Record<string, unknown>, slugs = ['hello']): Documents {
  const post = {
    title: 'A post',
    excerpt: 'What it is about, in so many words as an excerpt has to have at the very least.',
    date: '2026-11-01',
    tags: ['ai'],
    keywords: ['ai'],
    ...fields,
  }
  const listed = slugs.map((slug) => ({
    path: `posts/${slug}/post.en.mdx`,
    fields: { ...post },
    isParsed: false,
    text: '',
    headings: [],
  }))
  return {
    list: (type) => (type === 'Post' ? listed : []),
    body: async () => '',
  }
}

function createStore(...given: Parameters<typeof createDocuments>) {
  const documents = createDocuments(...given)
  return createContentStore({ today: '2026-11-02', drafts: false, documents })
}

test('a series with one published part is not shown as a series', () => {
  expect(createStore({ series: 'parts' }).details('en', 'hello')?.series).toBeUndefined()
})

test('a post shows the cover image in its folder, with its text alternative', async () => {
  const store = createStore({ image: `${PICTURES}/drawing.en.svg`, imageAlt: 'Four rungs' })
  await store.show()
  const [post] = store.summaries('en')
  expect(post?.cover).toMatchObject({
    src: expect.stringMatching(/^assets\/media\/drawing-en-\w+\.svg$/) as string,
    width: expect.any(Number) as number,
    alt: 'Four rungs',
  })
  expect(post?.squareCover).toBeUndefined()
})

test('an unchanged post shows a cover that was added to its folder', async () => {
  const documents = createDocuments({ image: `${PICTURES}/drawing.uk.svg` })
  const store = createContentStore({ today: '2026-11-02', drafts: false, documents })
  expect(store.summaries('en')[0]?.cover.src).toMatch(/^assets\/covers\//)
  await store.show()
  expect(store.summaries('en')[0]?.cover.src).toMatch(/^assets\/media\/drawing-uk-/)
})

test('a post shows its remote cover, and one without a cover a drawing', () => {
  const image = 'https://example.com/cover.png'
  expect(createStore({ image }).summaries('en')[0]?.cover).toMatchObject({
    src: image,
    width: 1200,
  })
  const cover = createStore({}).summaries('en')[0]
  expect(cover?.cover.src).toMatch(/^assets\/covers\/hello-/)
  expect(cover?.squareCover?.src).toMatch(/-square-/)
})

test('a project shows the picture in its folder, or a drawing without one', async () => {
  const facts = ['site', 'offers', 'services', 'claims'].map((name) =>
    contentFile(`site/${name}.yaml`),
  )
  const createStoreWith = (fields: Record<string, unknown>) => {
    const documents = fileDocuments([...facts, contentFile('portfolio/project-beta.yaml', fields)])
    return createContentStore({ today: '2026-11-02', drafts: false, documents })
  }
  const image = './../../tests/fixtures/content/posts/kitchen-sink/drawing.en.svg'
  const imageAlt = { en: 'Rungs', uk: 'Щаблі' }
  const [pictured, drawn] = [createStoreWith({ image, imageAlt }), createStoreWith({})]
  await Promise.all([pictured.show(), drawn.show()])
  expect(pictured.projects('uk')[0]?.picture).toMatchObject({
    src: expect.stringMatching(/^assets\/media\/drawing-en-/) as string,
    alt: 'Щаблі',
  })
  expect(drawn.projects('uk')[0]?.picture.src).toMatch(/^assets\/covers\/project-beta-/)
})

test('a missing singleton file is reported by name', () => {
  const documents = fileDocuments([contentFile('site/offers.yaml')])
  const store = createContentStore({ today: '2026-11-25', drafts: false, documents })
  expect(() => store.claims('en')).toThrow('content/site/services.yaml is missing')
})

test('posts of the same day have a stable order, whatever the system locale', () => {
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (
    this: string,
    other,
    locales,
  ) {
    // In Estonian z is sorted before t.
    return new Intl.Collator(locales ?? 'et').compare(this, other)
  })
  expect(createStore({}, ['zod-post', 'type-post']).postSlugs('en')).toEqual([
    'type-post',
    'zod-post',
  ])
})

test.each(['en', 'uk'] as const)(
  'after the end of a fixed offer, the course page in %s neither shows nor mentions it',
  (locale) => {
    const endsAt = '2026-11-25T12:00:00+02:00'
    const course = 'courses/ai-fundamentals'
    const files = [
      ...['site', 'offers', 'services'].map((name) => contentFile(`site/${name}.yaml`)),
      contentFile(`${course}/page.${locale}.yaml`),
      contentFile(`${course}/course.yaml`, {
        countdown: 'fixed',
        countdownUntil: endsAt,
        oldPrice: 4900,
        oldPriceUAH: 196000,
      }),
    ]
    const documents = fileDocuments(files)
    const createStoreAt = (now: number) =>
      createContentStore({ today: '2026-11-25', drafts: false, now, documents })
    const running = createStoreAt(Date.parse(endsAt) - 1)
    const over = createStoreAt(Date.parse(endsAt))
    expect(running.courses(locale)).toMatchObject([{ oldPrice: 4900, countdownUntil: endsAt }])
    expect(JSON.stringify(over.courses(locale))).not.toMatch(/4900|196000|2026-11-25/)
    const before = running.courseText(locale, 'ai-fundamentals')
    const after = over.courseText(locale, 'ai-fundamentals')
    expect(before?.offer?.tag).toMatch(/9\d\D*%/)
    // An empty offer, because the course keeps its sales page.
    expect(after?.offer).toEqual({})
    expect(before?.whyNow.items.length).toBe((after?.whyNow.items.length ?? 0) + 1)
    expect(JSON.stringify(after)).not.toMatch(/4.?900|196.?000|9\d\D*%/)
  },
)

test('a course that goes on sale keeps its addresses: its contents page redirects to its course page', () => {
  const files = [
    contentFile('site/redirects.yaml'),
    contentFile('courses/second-course/course.yaml', { isComingSoon: false }),
  ]
  const documents = fileDocuments(files)
  const store = createContentStore({ today: '2026-11-25', drafts: false, documents })
  expect(store.redirects().paths).toContainEqual({
    from: '/uk/courses/second-course/content',
    to: '/uk/courses/second-course',
    status: 302,
  })
})

test('a course without reviews has no review section, even with a heading', () => {
  const path = 'courses/ai-fundamentals/page.en.yaml'
  const files = ['site', 'offers', 'services'].map((name) => contentFile(`site/${name}.yaml`))
  const getReviews = (items: object[]) => {
    const page = contentFile(path, { reviews: { answer: 'They say so.', items } })
    const documents = fileDocuments([...files, page])
    const store = createContentStore({ today: '2026-11-25', drafts: false, documents })
    return store.courseText('en', 'ai-fundamentals')?.reviews?.items.length
  }
  const review = { text: 'It helped.', result: 'An hour', author: 'A student', role: 'seller' }
  expect([getReviews([]), getReviews([review])]).toEqual([undefined, 1])
})

/** A content file of the fixture site with changed fields. */
function contentFile(path: string, fields: object = {}) {
  const file = parseContentFile(`content/${path}`, readFileSync(`tests/fixtures/content/${path}`))
  return { ...file, data: { ...file.data, ...fields } }
}

test.each(['courses', 'packages', 'products', 'cases'] as const)(
  '%s are sorted by their order field, not by file name',
  (kind) => {
    const documents = fileDocuments(SITE)
    const reversed = { ...documents, list: (type: string) => documents.list(type).toReversed() }
    const [ids, reversedIds] = [documents, reversed].map((source) =>
      createContentStore({ today: '2026-11-02', drafts: false, documents: source })
        [kind]('en')
        .map(({ id }) => id),
    )
    expect(ids?.length).toBeGreaterThan(1)
    expect(reversedIds).toEqual(ids)
  },
)
