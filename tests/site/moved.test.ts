import { expect, test } from 'vitest'

import { parseRedirects } from '#scripts/serve/host-rules.ts'
import { demoSite, fixtureSite } from '#tests/support/sites.ts'

const rules = (text: string) =>
  parseRedirects(text).map(({ from, to, status }) => `${from} ${to} ${status}`)

test('hosts get a redirect for every moved address, including old posts and contents pages of courses on sale', () => {
  const moved = rules(fixtureSite().read('_redirects'))
  expect(moved).toEqual(
    expect.arrayContaining([
      '/site/ua/posts/kitchen-sink /site/uk/blog/kitchen-sink 301',
      '/site/ua/posts/only-in-ukrainian /site/uk/blog/only-in-ukrainian 301',
      '/site/old-page /site/about 301',
      '/site/uk/old-page /site/uk/about 301',
      '/site/old-folder/* /site/blog 301',
      '/site/courses/pi-course /site/courses/prompt-engineering 301',
      '/site/edu/* /site/edu/index.html 302',
      '/site/uk/courses/second-course/content /site/uk/courses/second-course 302',
      '/site/courses/prompt-engineering/content /site/dashboard 302',
    ]),
  )
  expect(moved.filter((rule) => /hidden-draft|post-of-2099|third-course/.test(rule))).toEqual([])
  expect(moved.slice(-2)).toEqual([
    '/site/ua/posts/* /site/uk/404.html 404',
    '/site/uk/* /site/uk/404.html 404',
  ])
})

test('a redirect neither hides a page nor leads to another redirect, and leads to a page', () => {
  const { fileFor, root, read } = fixtureSite()
  const redirects = parseRedirects(read('_redirects')).filter(
    ({ status }) => status > 300 && status < 400,
  )
  const sources = new Set(redirects.map(({ from }) => from))
  const brokenRedirects = redirects.filter(
    ({ from, to }) => sources.has(to) || !fileFor(new URL(to, root).href) || fileFor(from, root),
  )
  // Hosts serve a folder's index page at the address of the folder.
  expect(brokenRedirects.map(({ from }) => from)).toEqual(['/site/edu'])
})

test('a site at the root of a host has its rules there', () => {
  expect(rules(demoSite().read('_redirects'))).toEqual(
    expect.arrayContaining(['/old-page /about 301', '/uk/* /uk/404.html 404']),
  )
})
