import { expect, test } from 'vitest'

import { FACTORY_FEATURES } from '#src/content/ids.ts'

import { factorySchema } from './factory.ts'

const features = Object.fromEntries(
  FACTORY_FEATURES.map((id) => [id, { price: 100, included: id === 'base' }]),
)

function check(packages: Record<string, object>) {
  const { error } = factorySchema.safeParse({
    supportMonths: 6,
    features,
    packages: {
      basic: { price: 100, features: ['base'] },
      standard: { price: 150, features: ['base', 'form'], isDefault: true },
      premium: { price: 200, features: ['base', 'form', 'text'] },
      ...packages,
    },
  })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
}

test('packages that include the base and cost at most the sum of their features are valid', () => {
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
])('%j is rejected', (packages, problem) => {
  expect(check(packages)).toEqual([problem])
})
