import { expect, test } from 'vitest'

import { parseContentFile } from '#scripts/content/read-content.ts'

import { draftPosts, readTitles } from './draft-post.ts'

test('a new post has one file per title, which passes the content checks unchanged', () => {
  const titles = { uk: 'Заголовок', en: 'A title: with "quotes" # and more' }
  const drafts = Object.entries(draftPosts({ slug: 'zaholovok', titles }, '2026-01-02'))
  const files = drafts.map(([file, text]) => parseContentFile(file, new TextEncoder().encode(text)))
  expect(files).toMatchObject([
    { file: 'content/posts/zaholovok/post.en.mdx', problems: [], data: { title: titles.en } },
    { file: 'content/posts/zaholovok/post.uk.mdx', problems: [], data: { title: titles.uk } },
  ])
  expect(files.map(({ data }) => data?.draft)).toEqual([true, true])
  expect(Object.keys(draftPosts({ slug: 'a', titles: { uk: 'А' } }, '2026-01-02'))).toEqual([
    'content/posts/a/post.uk.mdx',
  ])
})

test.each([
  [['Мій допис'], { slug: 'mii-dopys', titles: { uk: 'Мій допис' } }],
  [['Мій допис', ' '], { slug: 'mii-dopys', titles: { uk: 'Мій допис' } }],
  [[' Мій допис ', 'My post'], { slug: 'mii-dopys', titles: { uk: 'Мій допис', en: 'My post' } }],
  [['Claude 4'], { slug: 'claude-4', titles: { uk: 'Claude 4' } }],
  [
    ['Що таке MCP', 'Що таке MCP?'],
    { slug: 'shcho-take-mcp', titles: { uk: 'Що таке MCP', en: 'Що таке MCP?' } },
  ],
])('the titles of %j are read from the arguments', (input, titles) => {
  expect(readTitles(input)).toEqual(titles)
})

test.each([
  [[], 'Give the title: npm run new:post "'],
  [['  '], 'Give the title: npm run new:post "'],
  [
    ['Багато', 'слів', 'без', 'лапок'],
    '4 titles were given, but a post has one or two: put each into quotes, npm run new:post "',
  ],
  [['--help'], '"--help" is not a valid title (allowed: one line that does not begin with -)'],
  [['Мій допис', 'Two\nlines'], '"Two\nlines" is not a valid title'],
  [['Мій', 'допис'], 'The English title "допис" is in Cyrillic: put each title into quotes'],
  [
    ['日本語'],
    'The title "日本語" cannot be turned into an address: it needs a Latin or Cyrillic letter or a digit',
  ],
])('%j is rejected with one sentence', (input, sentence) => {
  expect(readTitles(input)).toContain(sentence)
})
