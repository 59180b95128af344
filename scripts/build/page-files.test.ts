import { expect, test } from 'vitest'

import { createPageFiles } from './page-files.ts'

const SHARED = ['/assets/post-1a2b3c4d.js', '/content/posts/en.js']

function createPosts(count: number) {
  const pages = createPageFiles()
  for (let number = 1; number <= count; number += 1) {
    const slug = `post-${number}`
    pages.add({ locale: 'en', routeId: '/blog/$slug', path: `/blog/${slug}`, params: { slug } }, [
      ...SHARED,
      `/content/post/en/${slug}.js`,
      ...(number === 2 ? ['/assets/steps-1a2b3c4d.js'] : []),
    ])
  }
  return pages
}

const parse = (module: string): unknown => JSON.parse(module.replace('export const files = ', ''))

test('a route’s files are those that all its pages load, with the address in their names', () => {
  expect(parse(createPosts(40).module('en'))).toEqual({
    '/blog/$slug': [
      '/assets/post-1a2b3c4d.js',
      '/content/post/en/$slug.js',
      '/content/posts/en.js',
    ],
  })
})

test('where there are few, what a page has by itself is listed by its path', () => {
  expect(parse(createPosts(3).module('en'))).toMatchObject({
    '/blog/post-2': ['/assets/steps-1a2b3c4d.js'],
  })
})

test('a part of an address may be a folder, and languages stay apart', () => {
  const pages = createPageFiles()
  const page = { routeId: '/blog/tag/$tag', path: '/blog/tag/ai', params: { tag: 'ai' } }
  pages.add({ ...page, locale: 'uk' }, ['/assets/ai-1a2b3c4d.js', '/content/post-tag/uk/ai/0.js'])
  expect(parse(pages.module('uk'))).toEqual({
    '/blog/tag/$tag': ['/assets/ai-1a2b3c4d.js', '/content/post-tag/uk/$tag/0.js'],
  })
  expect(parse(pages.module('en'))).toEqual({})
})

test.each(['post', 'content', 'en', 'site'])(
  'a post may be called %s, as a folder of its file is',
  (slug) => {
    const pages = createPageFiles()
    const page = { locale: 'en' as const, routeId: '/blog/$slug', path: `/blog/${slug}` }
    pages.add({ ...page, params: { slug } }, [`/site/content/post/en/${slug}.js`])
    expect(parse(pages.module('en'))).toEqual({
      '/blog/$slug': ['/site/content/post/en/$slug.js'],
    })
  },
)
