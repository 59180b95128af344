import { expect, test } from 'vitest'

import { FACTORY_FEATURES, type FactoryFeature } from '#src/content/ids.ts'
import type { Factory, FactoryWords } from '#src/content/model.ts'

import {
  cheaperPackage,
  defaultPackage,
  featureQuote,
  fillPlaceholders,
  formatDollars,
  formatSelection,
  packageQuote,
  parseSelection,
  quoteText,
  toggleFeature,
  calculateTotal,
} from './quote.ts'

const paidFeature = (price: number) => ({ price, included: false })

const factory: Factory = {
  supportMonths: 6,
  features: {
    base: { price: 500, included: true },
    profiles: paidFeature(300),
    preferences: paidFeature(200),
    form: paidFeature(250),
    templates: paidFeature(300),
    plan: paidFeature(350),
    formats: paidFeature(300),
    text: paidFeature(350),
    images: paidFeature(400),
    news: paidFeature(250),
    editor: paidFeature(300),
    export: paidFeature(200),
    responsive: paidFeature(150),
    security: paidFeature(300),
  },
  packages: {
    basic: { price: 800, features: ['base', 'form', 'templates'], isDefault: false, sample: false },
    standard: {
      price: 1500,
      features: ['base', 'form', 'templates', 'plan', 'text'],
      isDefault: true,
      sample: false,
    },
    premium: { price: 2500, features: [...FACTORY_FEATURES], isDefault: false, sample: false },
  },
}

test('an empty selection contains only the base, and all features cost 4150', () => {
  expect(calculateTotal(factory, parseSelection(factory, undefined).chosen)).toBe(500)
  expect(calculateTotal(factory, FACTORY_FEATURES)).toBe(4150)
})

test('features in the address are read in list order without duplicates, and unknown ones are reported', () => {
  expect(parseSelection(factory, 'form.robot.profiles.form.base')).toEqual({
    chosen: ['base', 'profiles', 'form'],
    unknown: ['robot'],
  })
})

test('the address contains only optional features', () => {
  expect(formatSelection(factory, ['base', 'form', 'profiles'])).toBe('profiles.form')
  expect(formatSelection(factory, ['base'])).toBeUndefined()
})

test('every selection survives a round trip through its address', () => {
  for (const id of FACTORY_FEATURES) {
    const chosen = toggleFeature(factory, FACTORY_FEATURES, id)
    expect(parseSelection(factory, formatSelection(factory, chosen)).chosen).toEqual(chosen)
  }
})

test('toggling a feature adds and removes it; the base stays', () => {
  const base: FactoryFeature[] = ['base']
  const withForm = toggleFeature(factory, base, 'form')
  expect(withForm).toEqual(['base', 'form'])
  expect(toggleFeature(factory, withForm, 'form')).toEqual(base)
  expect(toggleFeature(factory, withForm, 'base')).toEqual(withForm)
})

test.each<[FactoryFeature[], string | undefined]>([
  [['base'], undefined],
  [['base', 'form'], undefined],
  [['base', 'form', 'templates'], 'basic'],
  [['base', 'plan', 'text', 'templates'], undefined],
  [['base', 'plan', 'text', 'templates', 'form'], 'standard'],
  [['base', 'images'], undefined],
  [[...FACTORY_FEATURES], 'premium'],
])('for %j the cheaper package is %s', (chosen, expected) => {
  expect(cheaperPackage(factory, chosen)).toBe(expected)
})

test('the cheapest of several cheaper packages is suggested', () => {
  const premium = { ...factory.packages.premium, price: 750 }
  const packages = { ...factory.packages, premium }
  expect(cheaperPackage({ ...factory, packages }, ['base', 'form', 'templates'])).toBe('premium')
})

test('the preselected package is the one marked in the content', () => {
  expect(defaultPackage(factory)).toBe('standard')
})

test.each([
  ['en', '$1,500'],
  ['uk', '1\u202F500\u00A0$'],
  ['ru', '1\u202F500\u00A0$'],
] as const)('in %s, dollars are formatted as %s', (language, text) => {
  expect(formatDollars(language, 1500)).toBe(text)
})

test('known placeholders are replaced, and unknown ones stay', () => {
  expect(fillPlaceholders('{n} of {all} {x}', { n: 0, all: 14 })).toBe('0 of 14 {x}')
})

const labels = {
  features: Object.fromEntries(FACTORY_FEATURES.map((id) => [id, { name: `The ${id}` }])),
  packages: { basic: { name: 'Basic' } },
  quote: { message: 'I would like:', package: 'Package {name}', total: 'Total' },
} as unknown as FactoryWords

test('the message about selected features lists their prices, the sum and the link', () => {
  const quote = featureQuote(factory, labels, 'en', ['base', 'form'])
  expect(quoteText(quote, labels, 'https://site.example/x')).toBe(
    'I would like:\n- The base: $500\n- The form: $250\nTotal: $750\nhttps://site.example/x',
  )
})

test('the message about a package lists its contents and its price', () => {
  expect(quoteText(packageQuote(factory, labels, 'en', 'basic'), labels, '')).toBe(
    'I would like:\nPackage Basic\n- The base\n- The form\n- The templates\nTotal: $800',
  )
})
