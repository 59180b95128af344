import { expect, test } from 'vitest'

import { FACTORY_FEATURES, type FactoryFeature } from '#src/content/ids.ts'
import type { Factory, FactoryWords } from '#src/content/model.ts'

import {
  cheaperPackage,
  defaultPackage,
  featureQuote,
  fillIn,
  formatDollars,
  formatSelection,
  packageQuote,
  parseSelection,
  quoteText,
  toggleFeature,
  totalOf,
} from './quote.ts'

const paid = (price: number) => ({ price, included: false })

const factory: Factory = {
  supportMonths: 6,
  features: {
    base: { price: 500, included: true },
    profiles: paid(300),
    preferences: paid(200),
    form: paid(250),
    templates: paid(300),
    plan: paid(350),
    formats: paid(300),
    text: paid(350),
    images: paid(400),
    news: paid(250),
    editor: paid(300),
    export: paid(200),
    responsive: paid(150),
    security: paid(300),
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

test('nothing chosen is the base alone, and everything together costs 4150', () => {
  expect(totalOf(factory, parseSelection(factory, undefined).chosen)).toBe(500)
  expect(totalOf(factory, FACTORY_FEATURES)).toBe(4150)
})

test('an address is read in the order of the list, once each, and says what it does not know', () => {
  expect(parseSelection(factory, 'form.robot.profiles.form.base')).toEqual({
    chosen: ['base', 'profiles', 'form'],
    unknown: ['robot'],
  })
})

test('an address names only what can be left out', () => {
  expect(formatSelection(factory, ['base', 'form', 'profiles'])).toBe('profiles.form')
  expect(formatSelection(factory, ['base'])).toBeUndefined()
})

test('every selection survives its address', () => {
  for (const id of FACTORY_FEATURES) {
    const chosen = toggleFeature(factory, FACTORY_FEATURES, id)
    expect(parseSelection(factory, formatSelection(factory, chosen)).chosen).toEqual(chosen)
  }
})

test('a feature is put in and taken out; the base stays', () => {
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

test('of several cheaper packages it is the cheapest', () => {
  const premium = { ...factory.packages.premium, price: 750 }
  const packages = { ...factory.packages, premium }
  expect(cheaperPackage({ ...factory, packages }, ['base', 'form', 'templates'])).toBe('premium')
})

test('the first choice among packages is the one that content names', () => {
  expect(defaultPackage(factory)).toBe('standard')
})

test.each([
  ['en', '$1,500'],
  ['uk', '1\u202F500\u00A0$'],
  ['ru', '1\u202F500\u00A0$'],
] as const)('in %s dollars stand as %s', (language, text) => {
  expect(formatDollars(language, 1500)).toBe(text)
})

test('names in braces become values, and a name without one stays', () => {
  expect(fillIn('{n} of {all} {x}', { n: 0, all: 14 })).toBe('0 of 14 {x}')
})

const words = {
  features: Object.fromEntries(FACTORY_FEATURES.map((id) => [id, { name: `The ${id}` }])),
  packages: { basic: { name: 'Basic' } },
  quote: { message: 'I would like:', package: 'Package {name}', total: 'Total' },
} as unknown as FactoryWords

test('the message about a list of features names each with its price, their sum and the link', () => {
  const quote = featureQuote(factory, words, 'en', ['base', 'form'])
  expect(quoteText(quote, words, 'https://site.example/x')).toBe(
    'I would like:\n- The base: $500\n- The form: $250\nTotal: $750\nhttps://site.example/x',
  )
})

test('the message about a package names it, what is in it alone, and its one price', () => {
  expect(quoteText(packageQuote(factory, words, 'en', 'basic'), words, '')).toBe(
    'I would like:\nPackage Basic\n- The base\n- The form\n- The templates\nTotal: $800',
  )
})
