import { expect, test } from 'vitest'

import { removeEndings } from './search-engine.ts'

test.each([
  ['ціна', 'ціни', 'ЦІНОЮ'],
  ['послідовність', 'послідовності', 'послідовністю'],
  ['консультація', 'консультації', 'консультацію'],
  ['курс', 'курси', 'курсів', 'курсами', 'курсові'],
  ['записатися', 'запис', 'записи'],
  ['оплата', 'оплати', 'оплатити'],
  ['памʼять', 'памʼяті'],
])('forms of %s share one stem', (word, ...forms) => {
  const beginning = removeEndings(word)
  expect(beginning.length).toBeGreaterThanOrEqual(3)
  for (const form of forms) expect(form.toLowerCase()).toMatch(RegExp(`^${beginning}`))
  // Each form must also find the others.
  for (const form of forms) expect(word).toMatch(RegExp(`^${removeEndings(form).toLowerCase()}`))
})

test('the stem of «вартість» is not shortened to «варт», which would match «варто»', () => {
  expect(removeEndings('вартість')).toBe('вартіст')
})

test.each(['бот', 'дім', 'price', 'users', 'Dialogflow 2024', ''])(
  '%j stays unchanged',
  (query) => {
    expect(removeEndings(query)).toBe(query)
  },
)
