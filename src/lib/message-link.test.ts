import { expect, test } from 'vitest'

import { messageLink } from './message-link.ts'

test.each([
  ['https://wa.me/380001112233', 'https://wa.me/380001112233?text=Hi%20you'],
  ['https://t.me/name', 'https://t.me/name?text=Hi%20you'],
  ['https://www.t.me/name?start=1', 'https://www.t.me/name?start=1&text=Hi%20you'],
  ['https://t.me/name#top', 'https://t.me/name?text=Hi%20you#top'],
  ['https://example.com/messenger', 'https://example.com/messenger'],
])('%s with a text is %s', (url, expected) => {
  expect(messageLink({ url }, 'Hi you')).toBe(expected)
})

test('an unknown messenger receives the text in the query parameter that the content names', () => {
  expect(messageLink({ url: 'https://example.com/chat', textParameter: 'body' }, 'a&b\nc')).toBe(
    'https://example.com/chat?body=a%26b%0Ac',
  )
})
