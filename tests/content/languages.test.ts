import { isDeepStrictEqual } from 'node:util'

import { expect, test } from 'vitest'

import { wholeContent } from '#tests/support/whole-content.ts'

/** Fields that hold no words of a language: addresses, ids, choices from a list, times. */
const NOT_WORDS =
  /(?:^|\.)(?:href|url|to|from|text\.contains|landing|link|enrollUrl|paymentUrl|slug|tags|keywords|icon|offer|order|date|updated|series|image|src|time|by|claims|figures|external|kind|id)(?:\.\d+)?$/

/** Words that are the same in every language: names, abbreviations, formats. */
const NAMES =
  /\b(?:AI|HR|API|CRM|ROI|CV|IT|RSS|FAQ|PDF|GPT|ChatGPT|Canva|OpenAI|NLP|Dialogflow|Airtable|Firebase|Google|Calendar|Docs|Webhooks|Converso|Freunds|Fish|Hungry|Games|Rudy|Boxing|TripMustGoOn|Legal|Assistant|Tech|GitHub|Markdown|MDX|Telegram|Visa|Mastercard)\b/g

/** What stands for a figure, code, and markup. */
const MARKUP = /\{[^}]*\}|`[^`]*`|https?:\S+|\/[\w/-]+/g

/** Cases whose implementation is told in English alone. */
const ENGLISH_ALONE = [
  'content/cases/fitness-consultant.yaml',
  'content/cases/sales-consultant.yaml',
]

const files = wholeContent.filter(({ type }) => type?.format === 'yaml')

test('no Ukrainian field holds English text, and no English field Ukrainian', () => {
  const wrong = files.flatMap(({ file, data, locale }) =>
    textsOf(data, locale).flatMap(({ path, language, text }) => {
      if (NOT_WORDS.test(path)) return []
      const plain = text.replace(MARKUP, '').replace(NAMES, '')
      const isWrong =
        language === 'en'
          ? /[а-яєіїґ]/i.test(plain)
          : /[a-z]{2}/i.test(plain) && !/[а-яєіїґ]/i.test(plain)
      return isWrong ? [`${file}: ${path} in ${language}: ${text}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('both languages of every pair have the same structure', () => {
  const wrong = files.flatMap(({ file, data }) =>
    pairsOf(data).flatMap(({ path, en, uk }) =>
      // Two cases are told with an implementation in English only.
      path === 'implementation' || isDeepStrictEqual(shapeOf(en), shapeOf(uk))
        ? []
        : [`${file}: ${path}`],
    ),
  )
  expect(wrong).toEqual([])
})

test('an implementation is told in both languages, but for two Ukrainian cases', () => {
  const cases = files.filter(({ type }) => type?.name === 'Case')
  const untold = (language: 'en' | 'uk') =>
    cases
      .filter(({ data }) =>
        pairsOf(data).some((pair) => pair.path === 'implementation' && pair[language] === null),
      )
      .map(({ file }) => file)
  expect(cases.length).toBeGreaterThan(0)
  expect(untold('en')).toEqual([])
  expect(untold('uk').filter((file) => !ENGLISH_ALONE.includes(file))).toEqual([])
})

/** Every text with the language it must be in: the file's, or that of its side in a pair. */
function textsOf(
  value: unknown,
  language: 'en' | 'uk' | undefined,
  path = '',
): { path: string; language: 'en' | 'uk'; text: string }[] {
  if (typeof value === 'string') return language ? [{ path, language, text: value }] : []
  if (!value || typeof value !== 'object') return []
  if ('en' in value && 'uk' in value) {
    return [...textsOf(value.en, 'en', path), ...textsOf(value.uk, 'uk', path)]
  }
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(item, language, path ? `${path}.${key}` : key),
  )
}

function pairsOf(value: unknown, path = ''): { path: string; en: unknown; uk: unknown }[] {
  if (!value || typeof value !== 'object') return []
  if ('en' in value && 'uk' in value) return [{ path, en: value.en, uk: value.uk }]
  return Object.entries(value).flatMap(([key, item]) =>
    pairsOf(item, path ? `${path}.${key}` : key),
  )
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (!value || typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]))
}
