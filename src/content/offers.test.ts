import { expect, test } from 'vitest'

import { formatOffer, oldOfferPrice } from './offers.ts'

const WORDS = {
  en: { free: 'Free', from: (price: string) => `from ${price}` },
  uk: { free: 'Безкоштовно', from: (price: string) => `від ${price}` },
}

test.each([
  ['en', { uah: 45000, from: true }, 'from 45,000\u00A0UAH'],
  ['uk', { uah: 45000, from: true }, 'від 45\u202F000\u00A0грн'],
  ['en', { usd: 3000, uah: 100000, from: true }, 'from $3,000'],
  ['uk', { usd: 3000, uah: 100000, from: true }, 'від 100\u202F000\u00A0грн'],
  ['en', { usd: { min: 10, max: 20 }, uah: { min: 400, max: 800 }, from: false }, '$10–20'],
  [
    'uk',
    { usd: { min: 10, max: 20 }, uah: { min: 400, max: 800 }, from: false },
    '400–800\u00A0грн',
  ],
  ['en', { uah: { min: 400, max: 800 }, from: false }, '400–800\u00A0UAH'],
  ['uk', { usd: 0, uah: 0, from: false }, 'Безкоштовно'],
] as const)('in %s the price of %j is shown as %s', (locale, offer, text) => {
  expect(formatOffer(locale, offer, WORDS[locale])).toBe(text)
})

test('an old hryvnia price is shown only with hryvnia prices', () => {
  const consultation = { usd: 200, uah: 4500, oldUah: 6000, from: false }
  expect(oldOfferPrice(consultation, 'uk')).toBe(6000)
  expect(oldOfferPrice(consultation, 'en')).toBeUndefined()
})
