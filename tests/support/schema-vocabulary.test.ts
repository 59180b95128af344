import { expect, test } from 'vitest'

import { findSchemaViolations } from './schema-vocabulary.ts'

test('a valid node has no violations', () => {
  const course = {
    '@type': 'Course',
    name: 'Prompts',
    provider: { '@id': 'https://example.com/#person' },
    offers: { '@type': 'Offer', price: 9, availability: 'https://schema.org/InStock' },
    isAccessibleForFree: false,
  }
  expect(findSchemaViolations(course)).toEqual([])
})

test('a node may be referenced by its address, and by no other text', () => {
  expect(findSchemaViolations({ '@type': 'ListItem', item: 'https://example.com/' })).toEqual([])
  expect(findSchemaViolations({ '@type': 'ListItem', item: 'example' })).toHaveLength(1)
})

test.each([
  [{ '@type': 'Cuorse' }, '"Cuorse" is not a type'],
  [{ '@type': 'Course', prize: 9 }, 'Course.prize: unknown property'],
  [{ '@type': 'Course', offers: 9 }, 'Course.offers: does not allow 9'],
  [{ '@type': 'Course', offers: { '@type': 'Person' } }, 'Course.offers: does not allow'],
  [{ '@type': 'Offer', availability: 'https://schema.org/Soon' }, 'Offer.availability: does not'],
  [
    { '@type': 'Course', offers: { '@type': 'Offer', prise: 1 } },
    'Course.offers/Offer.prise: unknown property',
  ],
])('%o violates: %s', (node, sentence) => {
  expect(findSchemaViolations(node).join('\n')).toContain(sentence)
})
