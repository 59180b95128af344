import { afterEach, expect, test } from 'vitest'

import {
  type Currency,
  formatCount,
  formatDate,
  formatDecimal,
  formatMoney,
  formatNumber,
  formatPercent,
  moneyParts,
  plural,
  yearRange,
} from './format.ts'
import type { Locale } from './locales.ts'
import { typeset } from './typography.ts'

const timeZone = process.env.TZ

afterEach(() => {
  if (timeZone === undefined) delete process.env.TZ
  else process.env.TZ = timeZone
})

test.each<[n: number, en: string, uk: string]>([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1,000', '1\u202F000'],
  [100000, '100,000', '100\u202F000'],
  [1234567, '1,234,567', '1\u202F234\u202F567'],
  [3.5, '3.5', '3,5'],
  [1000.25, '1,000.25', '1\u202F000,25'],
  [0.1 + 0.2, '0.3', '0,3'],
  [999.999, '1,000', '1\u202F000'],
  [-85, '−85', '−85'],
  [-1500.5, '−1,500.5', '−1\u202F500,5'],
  [-0, '0', '0'],
  [-0.001, '0', '0'],
])('the number %d is %s in English and %s in Ukrainian', (n, en, uk) => {
  expect(formatNumber('en', n)).toBe(en)
  expect(formatNumber('uk', n)).toBe(uk)
})

test.each<[n: number, en: string, uk: string]>([
  [4.8, '4.8', '4,8'],
  [4.83, '4.8', '4,8'],
  [4.96, '5', '5'],
  [3, '3', '3'],
  [100.04, '100', '100'],
  [-4.8, '−4.8', '−4,8'],
])('the decimal %d is %s in English and %s in Ukrainian', (n, en, uk) => {
  expect(formatDecimal('en', n)).toBe(en)
  expect(formatDecimal('uk', n)).toBe(uk)
})

test.each<[amount: number, currency: Currency, en: string, uk: string]>([
  [0, 'USD', '$0', '0\u00A0$'],
  [9, 'USD', '$9', '9\u00A0$'],
  [2150, 'USD', '$2,150', '2\u202F150\u00A0$'],
  [9.5, 'USD', '$9.50', '9,50\u00A0$'],
  [-42, 'USD', '−$42', '−42\u00A0$'],
  [-2150, 'USD', '−$2,150', '−2\u202F150\u00A0$'],
  [399, 'UAH', '399\u00A0UAH', '399\u00A0грн'],
  [45000, 'UAH', '45,000\u00A0UAH', '45\u202F000\u00A0грн'],
])('%d %s is %s in English and %s in Ukrainian', (amount, currency, en, uk) => {
  expect(formatMoney('en', amount, currency)).toBe(en)
  expect(formatMoney('uk', amount, currency)).toBe(uk)
})

test('a price is split into number and unit', () => {
  expect(moneyParts('uk', 4500, 'UAH')).toEqual({ figure: '4\u202F500', unit: 'грн' })
  expect(moneyParts('en', 200, 'USD')).toEqual({ figure: '$200', unit: undefined })
})

test.each<[percent: number, en: string, uk: string]>([
  [70, '70%', '70\u202F%'],
  [-85, '−85%', '−85\u202F%'],
  [1200, '1,200%', '1\u202F200\u202F%'],
])('%d percent is %s in English and %s in Ukrainian', (percent, en, uk) => {
  expect(formatPercent('en', percent)).toBe(en)
  expect(formatPercent('uk', percent)).toBe(uk)
})

test.each<[iso: string, en: string, uk: string]>([
  ['2023-10-10', 'October 10, 2023', '10 жовтня 2023'],
  ['2023-01-01', 'January 1, 2023', '1 січня 2023'],
  ['2024-02-29', 'February 29, 2024', '29 лютого 2024'],
  ['2023-03-26', 'March 26, 2023', '26 березня 2023'],
  ['2023-04-05', 'April 5, 2023', '5 квітня 2023'],
  ['2023-05-31', 'May 31, 2023', '31 травня 2023'],
  ['2023-06-26', 'June 26, 2023', '26 червня 2023'],
  ['2023-07-11', 'July 11, 2023', '11 липня 2023'],
  ['2023-08-24', 'August 24, 2023', '24 серпня 2023'],
  ['2023-09-01', 'September 1, 2023', '1 вересня 2023'],
  ['2023-11-30', 'November 30, 2023', '30 листопада 2023'],
  ['2023-12-31', 'December 31, 2023', '31 грудня 2023'],
])('the date %s is formatted as %s and %s', (iso, en, uk) => {
  expect(formatDate('en', iso)).toBe(en)
  expect(formatDate('uk', iso)).toBe(uk)
})

test.each<[iso: string, uk: string]>([
  ['2023-10-10T00:00:00Z', '10 жовтня 2023'],
  ['2023-10-10T00:00:00.000Z', '10 жовтня 2023'],
  ['2023-10-10T20:59:59Z', '10 жовтня 2023'],
  ['2023-10-10T21:00:00Z', '11 жовтня 2023'],
  ['2023-12-31T22:00Z', '1 січня 2024'],
  ['2023-10-10T23:59:59+03:00', '10 жовтня 2023'],
  ['2023-10-10T23:59:59-08:00', '11 жовтня 2023'],
])('the instant %s falls on %s in Kyiv', (iso, uk) => {
  expect(formatDate('uk', iso)).toBe(uk)
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Kyiv', 'America/New_York'])(
  'the date does not depend on the time zone %s',
  (zone) => {
    process.env.TZ = zone
    expect(formatDate('en', '2023-10-10')).toBe('October 10, 2023')
    expect(formatDate('uk', '2024-02-29')).toBe('29 лютого 2024')
    expect(formatDate('en', '2023-10-10T21:00:00Z')).toBe('October 11, 2023')
  },
)

test.each([
  [2025, 2025, '2025'],
  [2025, 2026, '2025–2026'],
  // A wrong system clock.
  [2025, 1970, '2025'],
])('the years from %d to %d are formatted as %s', (first, last, written) => {
  expect(yearRange(first, last)).toBe(written)
})

const DAYS = { one: 'день', few: 'дні', many: 'днів', other: 'дня' }

test('a plural form may be a function that returns the whole phrase', () => {
  const hours = { one: (n: string) => `${n} hour`, other: (n: string) => `${n} hours` }
  expect(plural('en', 1, hours)('1')).toBe('1 hour')
  expect(plural('en', 2.5, hours)('2.5')).toBe('2.5 hours')
})

test.each<[n: number, en: string, uk: string]>([
  [1, '1\u00A0day', '1\u00A0день'],
  [3, '3\u00A0days', '3\u00A0дні'],
  [11, '11\u00A0days', '11\u00A0днів'],
  [21, '21\u00A0days', '21\u00A0день'],
  [1500, '1,500\u00A0days', '1\u202F500\u00A0днів'],
  [1.5, '1.5\u00A0days', '1,5\u00A0дня'],
])('%d days are %s in English and %s in Ukrainian', (n, en, uk) => {
  expect(formatCount('en', n, { one: 'day', other: 'days' })).toBe(en)
  expect(formatCount('uk', n, DAYS)).toBe(uk)
})

test.each<Locale>(['en', 'uk'])('formatted values are already typeset (%s)', (locale) => {
  for (const text of [
    formatNumber(locale, -1234567.5),
    formatMoney(locale, 45000, 'UAH'),
    formatMoney(locale, -2150, 'USD'),
    formatPercent(locale, 70),
    formatDecimal(locale, 4.8),
    formatCount(locale, 1500, DAYS),
  ]) {
    expect(typeset(locale, text)).toBe(text)
  }
})
