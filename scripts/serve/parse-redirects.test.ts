import { expect, test } from 'vitest'

import { destinationOf, parseRedirects } from './parse-redirects.ts'

test('comments and empty lines are no rules, and the order of the rest is kept', () => {
  const rules = parseRedirects(
    '# legacy\n\n/a /b 301\r\n  /c   /d#part  302 # why\n/e/* /e.html 200\n/uk/* /uk/404.html 404\n',
  )
  expect(rules.map(({ from, to, status }) => [from, to, status])).toEqual([
    ['/a', '/b', 301],
    ['/c', '/d#part', 302],
    ['/e/*', '/e.html', 200],
    ['/uk/*', '/uk/404.html', 404],
  ])
})

test.each([
  ['/a /b', '_redirects:1: "/a /b" is not of the form "/from /to status".'],
  ['a /b 301', '_redirects:1: "a /b 301" is not of the form'],
  ['/a /b 301 Country=ua', '_redirects:1: "/a /b 301 Country=ua" is not of the form'],
  ['\n/a /b 418', '_redirects:2: the status "418" is not supported'],
  ['/a b 301', '_redirects:1: "/a b 301" is not of the form'],
  ['/a /b 301!', '_redirects:1: the status "301!" is not supported'],
  ['/a/* /b/:slug 301', '_redirects:1: "/b/:slug" uses :slug, which'],
  ['/a /b/:splat 301', '_redirects:1: "/b/:splat" uses :splat, which "/a" does not have.'],
])('the line %j is refused with its place and reason', (text, message) => {
  expect(() => parseRedirects(text)).toThrow(message)
})

test.each([
  ['/a /b 301', '/a', '', '/b'],
  ['/a /b 301', '/a/', '', '/b'],
  ['/a /b 301', '/a/c', '', undefined],
  ['/ /home 301', '/', '', '/home'],
  ['/a /b 301', '/a', '?x=1&y=2', '/b?x=1&y=2'],
  ['/a /b?z=3 301', '/a', '?x=1', '/b?z=3&x=1'],
  ['/a /b#part 301', '/a', '?x=1', '/b?x=1#part'],
  ['/a /b 301', '/a', '?', '/b'],
  ['/p/* /blog/:splat 301', '/p/привіт', '', '/blog/%D0%BF%D1%80%D0%B8%D0%B2%D1%96%D1%82'],
  ['/ua/* /uk/:splat 301', '/ua/posts/x', '?q=1', '/uk/posts/x?q=1'],
  ['/ua/* /uk/:splat 301', '/ua', '', '/uk/'],
  ['/out/* /:splat 301', '/out//evil.example', '', '/evil.example'],
  ['/out/* /:splat 301', '/out/a\r\nset-cookie: b', '', '/a%0D%0Aset-cookie%3A%20b'],
])('%s sends %s%s to %s', (line, pathname, search, destination) => {
  const [rule] = parseRedirects(line)
  expect(rule && destinationOf(rule, pathname, search)).toBe(destination)
})
