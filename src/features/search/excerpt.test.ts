import { expect, test } from 'vitest'

import {
  markedWords,
  markWords,
  normalizeQuery,
  parseExcerpt,
  queryWords,
  getSentence,
  shorterQueries,
  summarize,
} from './excerpt.ts'

const markMatches = (parts: { text: string; isMatch: boolean }[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test.each([
  ['a <mark>session</mark> lives', 'a [session] lives'],
  ['<mark>one</mark> <mark>two</mark>', '[one] [two]'],
  ['no match', 'no match'],
  ['&lt;b&gt; &amp;amp; <mark>x</mark>', '<b> &amp; [x]'],
  ['<img src=x onerror=alert(1)>text', 'text'],
])('the excerpt %s is converted to %s', (html, parts) => {
  expect(markMatches(parseExcerpt(html))).toBe(parts)
})

test.each([
  ['What a Dialogflow session remembers', 'dialog SESS', 'What a [Dialogflow] [session] remembers'],
  ['Що памʼятає сесія', "пам'ят", 'Що [памʼятає] сесія'],
  ['Промпт-інжиніринг на практиці', 'промпт-інж', '[Промпт]-[інжиніринг] на практиці'],
  ['Blog', '', 'Blog'],
  ['It doesn’t (newly) work', 'doesnt new', 'It [doesn’t] ([newly]) work'],
  ['Звʼязок і за\u0301мок', 'звязок замок', '[Звʼязок] і [за\u0301мок]'],
])('in the title %s the query %s matches %s', (title, query, parts) => {
  expect(markMatches(markWords(title, queryWords(query)))).toBe(parts)
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

const LONG_TEXT = `Of a sentence that ${'goes on, '.repeat(30)}and on the piece around the word is shown.`

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
  expect(getSentence(text, text.indexOf(word))).toBe(expected)
})

test('a long sentence is cut between words, with an ellipsis', () => {
  expect(getSentence(LONG_TEXT, 0)).toMatch(/^Of a sentence that goes on,.* on…$/)
  expect(getSentence(LONG_TEXT, LONG_TEXT.indexOf('piece'))).toMatch(
    /^….*the piece around the word is shown\.$/,
  )
  const sentence = getSentence(LONG_TEXT, 140)
  expect(sentence).toMatch(/^…(?:goes|on).*(?:goes|on)…$/)
  expect(sentence.length).toBeLessThan(200)
})

test('a result shows its description if it or the title matches, otherwise the matching passage', () => {
  const page = {
    title: 'Agents',
    description: 'How to build one.',
    text: 'A loop. The stop.',
    at: 8,
  }
  expect(markMatches(summarize(page, ['agent']))).toBe('How to build one.')
  expect(markMatches(summarize(page, ['build']))).toBe('How to [build] one.')
  expect(markMatches(summarize(page, ['stop']))).toBe('The [stop].')
  expect(markMatches(summarize({ ...page, at: undefined }, ['stop']))).toBe('How to build one.')
})

test('a result shows no URL of a source', () => {
  const page = { title: 'Rules', description: 'How to write one.', at: 0 }
  const withAddress = { ...page, text: 'A ruling on an agent: https://example.com/agent/149' }
  expect(markMatches(summarize(withAddress, ['agent']))).toBe('A ruling on an [agent]:')
  const onlyAddress = { ...page, text: 'https://example.com/agent/149' }
  expect(markMatches(summarize(onlyAddress, ['agent']))).toBe('How to write one.')
})

test('highlights include the punctuation that the index attaches to a word', () => {
  const excerpt = 'a <mark>«Подзвоніть</mark> (b) <mark>@name’s</mark> <mark>AI-агенти,</mark>'
  expect(markedWords(excerpt)).toEqual(['подзвоніть', 'names', 'ai', 'агенти'])
})
