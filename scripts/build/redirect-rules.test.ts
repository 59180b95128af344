import { expect, test } from 'vitest'

import { legacyTarget } from '#src/content/legacy-path.ts'

import { browserRedirects, redirectRules } from './redirect-rules.ts'

test('a non-ASCII rule matches the encoded address of a browser', () => {
  const rules = browserRedirects({
    paths: [{ from: '/стара/*', to: '/:splat', status: 301 }],
    contains: [{ text: 'боти', to: '/blog/tag/bots' }],
    oldBlog: '/дописи/',
  })
  const target = (path: string) =>
    legacyTarget(rules, new URL(path, 'https://x.org').pathname, isPost)
  const isPost = (slug: string) => slug === 'a'
  expect(target('/стара/blog')).toBe('/blog')
  expect(target('/про-боти')).toBe('/blog/tag/bots')
  expect(target('/дописи/a')).toBe('/uk/blog/a')
})

test('a moved post is also found at its address in the old blog', () => {
  const moved = { from: '/uk/blog/b', to: '/uk/blog/c', status: 301 as const }
  const rules = { oldBlog: '/ua/posts/', paths: [moved] }
  expect(redirectRules(rules, ['a'])).toEqual([
    { from: '/ua/posts/a', to: '/uk/blog/a', status: 301 },
    moved,
    { from: '/ua/posts/b', to: '/uk/blog/c', status: 301 },
  ])
  const confirmed = { from: '/ua/posts/b', to: '/uk/blog/d', status: 301 as const }
  expect(redirectRules({ ...rules, paths: [moved, confirmed] }, [])).toEqual([moved, confirmed])
})
