import { expect, test } from 'vitest'

import { legacyTarget } from '#src/content/legacy-path.ts'

import { browserRedirects } from './redirect-rules.ts'

test('a rule in letters fits the address that a browser tells', () => {
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
