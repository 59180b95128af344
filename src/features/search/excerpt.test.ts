import { expect, test } from 'vitest'

import { markTitle, normalizeQuery, parseExcerpt, shorterQueries } from './excerpt.ts'

const flat = (parts: { text: string; isMatch: boolean }[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test.each([
  ['a <mark>session</mark> lives', 'a [session] lives'],
  ['<mark>one</mark> <mark>two</mark>', '[one] [two]'],
  ['no match', 'no match'],
  ['&lt;b&gt; &amp;amp; <mark>x</mark>', '<b> &amp; [x]'],
  ['<img src=x onerror=alert(1)>text', 'text'],
])('the excerpt %s is read as %s', (html, parts) => {
  expect(flat(parseExcerpt(html))).toBe(parts)
})

test.each([
  ['What a Dialogflow session remembers', 'dialog SESS', 'What a [Dialogflow] [session] remembers'],
  ['Що памʼятає сесія', "пам'ят", 'Що [памʼятає] сесія'],
  ['Blog', '', 'Blog'],
])('in the title %s the query %s finds %s', (title, query, parts) => {
  expect(flat(markTitle(title, query))).toBe(parts)
})

test.each([
  ["  пам'ять   бота ", 'памʼять бота'],
  ['пам’ять', 'памʼять'],
  ['памʼять', 'памʼять'],
  ['пам`ять', 'памʼять'],
  ["'quoted'", "'quoted'"],
  ['x'.repeat(500), 'x'.repeat(200)],
])('the query %j is looked up as %j', (query, expected) => {
  expect(normalizeQuery(query)).toBe(expected)
})

test('a query without results is tried shorter, down to four letters', () => {
  expect([...shorterQueries('airtablo')]).toEqual(['airtabl', 'airtab', 'airta', 'airt'])
})
