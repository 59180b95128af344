import { expect, test } from 'vitest'

import { FACTORY_FEATURES } from '#src/content/factory-ids.ts'
import { factorySchema } from '#src/content/schema/factory.ts'

import { checkContent } from './check-content.ts'
import { checkFactory } from './check-factory.ts'
import { parseContentFile } from './read-content.ts'

const features = Object.fromEntries(
  FACTORY_FEATURES.map((id) => [id, { price: 100, included: id === 'base' }]),
)

function check(packages: Record<string, object>) {
  const data = factorySchema.parse({
    supportMonths: 6,
    features,
    packages: {
      basic: { price: 100, features: ['base'] },
      standard: { price: 150, features: ['base', 'form'], isDefault: true },
      premium: { price: 200, features: ['base', 'form', 'text'] },
      ...packages,
    },
  })
  const file = 'content/factory/factory.yaml'
  const problems = checkFactory({
    factories: [{ file, id: 'factory', locale: undefined, data }],
  })
  return problems.map(({ field, message }) => `${field} ${message}`)
}

test('packages that hold the base and cost no more than their parts are right', () => {
  expect(check({})).toEqual([])
})

test.each([
  [
    { basic: { price: 50, features: ['form'] } },
    'packages.basic lacks "base", which is always included',
  ],
  [
    { basic: { price: 101, features: ['base'] } },
    'packages.basic costs 101, more than its parts (100)',
  ],
  [
    { basic: { price: 100, features: ['base'], isDefault: true } },
    'packages has 2 default packages (allowed: exactly one with isDefault: true)',
  ],
])('%j is a problem', (packages, problem) => {
  expect(check(packages)).toEqual([problem])
})

test('the calculator cannot do without its third language', () => {
  const files = [
    parseContentFile('content/factory/words.en.yaml', new TextEncoder().encode('a: 1')),
  ]
  const { problems } = checkContent(files, { today: '2026-01-01' })
  expect(problems).toContainEqual({ file: 'content/factory/words.ru.yaml', message: 'is missing' })
})
