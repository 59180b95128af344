import { expect, test } from 'vitest'

import {
  markedWords,
  markWords,
  normalizeQuery,
  parseExcerpt,
  queryWords,
  sentenceAt,
  shorterQueries,
  summarize,
} from './excerpt.ts'

const flat = (parts: { text: string; isMatch: boolean }[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test.each([
  ['a <mark>session</mark> lives', 'a [session] lives'],
  ['<mark>one</mark> <mark>two</mark>', '[one] [two]'],
  ['no match', 'no match'],
  ['&lt;b&gt; &amp;amp; <mark>x</mark>', '<b> &amp; [x]'],
  ['<img src=x onerror=alert(1)>text', 'text'],
])('the excerpt %s is converted to %s', (html, parts) => {
  expect(flat(parseExcerpt(html))).toBe(parts)
})

test.each([
  ['What a Dialogflow session remembers', 'dialog SESS', 'What a [Dialogflow] [session] remembers'],
  ['Що памʼятає сесія', "пам'ят", 'Що [памʼятає] сесія'],
  ['Промпт-інжиніринг на практиці', 'промпт-інж', '[Промпт]-[інжиніринг] на практиці'],
  ['Blog', '', 'Blog'],
  ['It doesn’t (newly) work', 'doesnt new', 'It [doesn’t] ([newly]) work'],
  ['Звʼязок і за\u0301мок', 'звязок замок', '[Звʼязок] і [за\u0301мок]'],
])('in the title %s the query %s matches %s', (title, query, parts) => {
  expect(flat(markWords(title, queryWords(query)))).toBe(parts)
})

test.each([
  ["  пам'ять   бота ", 'память бота'],
  ['пам’ять', 'память'],
  ['памʼять', 'память'],
  ['пам`ять', 'память'],
  ["'quoted'", "'quoted'"],
  ['x'.repeat(500), 'x'.repeat(200)],
])('the query %j is normalized to %j', (query, expected) => {
  expect(normalizeQuery(query)).toBe(expected)
})

test('a query without results is shortened to at least four letters', () => {
  expect([...shorterQueries('airtablo')]).toEqual(['airtabl', 'airtab', 'airta', 'airt'])
})

const LONG = `Of a sentence that ${'goes on, '.repeat(30)}and on the piece around the word is shown.`

test.each([
  [
    'One thing. The second sentence is long enough to be shown here by itself. Third.',
    'second',
    'The second sentence is long enough to be shown here by itself.',
  ],
  ['One thing. Second thing. A third.', 'Second', 'Second thing. A third.'],
  ['Чому? «Бо так» сказали люди. Кінець.', 'так', '«Бо так» сказали люди. Кінець.'],
  ['Node.js 20 is enough, e.g. here.', 'enough', 'Node.js 20 is enough, e.g. here.'],
])('the excerpt of %j at %j is %j', (text, word, expected) => {
  expect(sentenceAt(text, text.indexOf(word))).toBe(expected)
})

test('a long sentence is cut between words, with an ellipsis', () => {
  expect(sentenceAt(LONG, 0)).toMatch(/^Of a sentence that goes on,.* on…$/)
  expect(sentenceAt(LONG, LONG.indexOf('piece'))).toMatch(
    /^….*the piece around the word is shown\.$/,
  )
  const middle = sentenceAt(LONG, 140)
  expect(middle).toMatch(/^…(?:goes|on).*(?:goes|on)…$/)
  expect(middle.length).toBeLessThan(200)
})

test('a result shows its description if it or the title matches, otherwise the matching passage', () => {
  const page = {
    title: 'Agents',
    description: 'How to build one.',
    text: 'A loop. The stop.',
    at: 8,
  }
  expect(flat(summarize(page, ['agent']))).toBe('How to build one.')
  expect(flat(summarize(page, ['build']))).toBe('How to [build] one.')
  expect(flat(summarize(page, ['stop']))).toBe('The [stop].')
  expect(flat(summarize({ ...page, at: undefined }, ['stop']))).toBe('How to build one.')
})

test('a result shows no URL of a source', () => {
  const page = { title: 'Rules', description: 'How to write one.', at: 0 }
  const withAddress = { ...page, text: 'A ruling on an agent: https://example.com/agent/149' }
  expect(flat(summarize(withAddress, ['agent']))).toBe('A ruling on an [agent]:')
  const alone = { ...page, text: 'https://example.com/agent/149' }
  expect(flat(summarize(alone, ['agent']))).toBe('How to write one.')
})

test('highlights include the punctuation that the index attaches to a word', () => {
  const excerpt = 'a <mark>«Подзвоніть</mark> (b) <mark>@name’s</mark> <mark>AI-агенти,</mark>'
  expect(markedWords(excerpt)).toEqual(['подзвоніть', 'names', 'ai', 'агенти'])
})
