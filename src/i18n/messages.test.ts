import { expect, test } from 'vitest'

import { en as areaEn } from './messages/area/en.ts'
import { uk as areaUk } from './messages/area/uk.ts'
import { uk as coursesUk } from './messages/courses/uk.ts'
import { en } from './messages/en.ts'
import { NOT_FOUND } from './messages/not-found.ts'
import { NOTICES } from './messages/notices.ts'
import { OFFLINE } from './messages/offline.ts'
import { uk } from './messages/uk.ts'
import { NEEDS_SCRIPT, STOPPED } from './messages/without-script.ts'
import { typesetDeep } from './typography.ts'

/** Result of a function, or a straight quote if it does not accept these arguments. */
function callMessage(call: () => unknown): string {
  try {
    return String(call())
  } catch {
    return '"'
  }
}

/** All texts of a structure with their paths; functions are called with the given arguments. */
function getTexts(value: unknown, args: readonly unknown[], path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    return args.map((arg) => [
      `${path}()`,
      callMessage(() => Reflect.apply(value, undefined, [arg, arg])),
    ])
  }
  return value instanceof Object
    ? Object.entries(value).flatMap(([key, inner]) => getTexts(inner, args, `${path}.${key}`))
    : []
}

/** Paths of texts that typesetting would change. */
function untypeset(locale: 'en' | 'uk', messages: unknown, args: readonly unknown[]): string[] {
  const set = getTexts(typesetDeep<unknown>(locale, messages), args)
  return getTexts(messages, args).flatMap(([path, text], index) =>
    set[index]?.[1] === text && text !== '"' ? [] : [path],
  )
}

const areas = import.meta.glob<Record<string, object>>('./messages/*/{en,uk}.ts', { eager: true })

test.each([
  ['en', en],
  ['uk', uk],
] as const)('interface messages are typeset in their files: %s', (locale, common) => {
  const staticMessages = [NOT_FOUND, NOTICES, OFFLINE, NEEDS_SCRIPT, STOPPED].map(
    (message) => message[locale],
  )
  const areaMessages = Object.entries(areas).flatMap(([file, area]) =>
    file.endsWith(`/${locale}.ts`) ? [area[locale]] : [],
  )
  areaMessages.push(common)
  expect(areaMessages).toHaveLength(8)
  const allMessages = [areaMessages, staticMessages]
  expect(getTexts(allMessages, [1]).length).toBeGreaterThan(500)
  // A number is joined to the next word and a word is not, so each function is called with numbers and with
  // words.
  const numberMessages = new Set(untypeset(locale, allMessages, [1, 2, 5]))
  expect(
    untypeset(locale, allMessages, ['слово']).filter((path) => numberMessages.has(path)),
  ).toEqual([])
})

test.each([
  [1, '1\u00A0minute', '1\u00A0хвилина'],
  [3, '3\u00A0minutes', '3\u00A0хвилини'],
  [10, '10\u00A0minutes', '10\u00A0хвилин'],
])('the duration of an exercise of %d minutes is declined', (minutes, ...words) => {
  expect([areaEn, areaUk].map(({ area }) => area.exerciseMinutes(minutes))).toEqual(words)
})

test.each([
  [20, 'Вільних місць: 7 з\u00A020'],
  [100, 'Вільних місць: 7 зі\u00A0100'],
  [120, 'Вільних місць: 7 зі\u00A0120'],
  [1000, 'Вільних місць: 7 з\u00A01000'],
])('remaining places of %d are declined in Ukrainian', (count, expected) => {
  expect(coursesUk.courses.placesLeft(7, count)).toBe(expected)
})
