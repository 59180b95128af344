import { expect, test } from 'vitest'

import { warnAboutSpecificationDifferences } from './check-specification.ts'
import { formatProblem } from './problem.ts'
import { parseContentFile } from './read-content.ts'

const parse = (file: string, source: string) =>
  parseContentFile(file, new TextEncoder().encode(source))

const specification = (values: string) => parse('content/site/specification.yaml', values)

const offers = parse(
  'content/site/offers.yaml',
  ['curator', 'automation', 'consultation', 'miniCourses', 'noCode', 'promptService']
    .map((id) => `${id}: { usd: { min: 1, max: 2 }, uah: 40 }`)
    .join('\n'),
)

test.each([
  ['the same values', '{ curator: { uah: 40, usd: { min: 1 } } }', []],
  [
    'another value',
    '{ curator: { usd: { min: 3 } } }',
    [
      'content/site/offers.yaml: field "curator.usd.min": is 1, but content/site/specification.yaml has 3 (correct the wrong one)',
    ],
  ],
  [
    'a field that is not there',
    '{ curator: { oldUah: 50 } }',
    [
      'content/site/offers.yaml: field "curator.oldUah": is nothing, but content/site/specification.yaml has 50 (correct the wrong one)',
    ],
  ],
])('%s of the specification: what is reported', (_, fields, sentences) => {
  const files = [offers, specification(`values: { site/offers.yaml: ${fields} }`)]
  expect(warnAboutSpecificationDifferences(files).map(formatProblem)).toEqual(sentences)
})

test('a deleted file is reported, and without a specification nothing is compared', () => {
  const missingFile = specification('values: { packages/gone.yaml: { savings: 1 } }')
  expect(warnAboutSpecificationDifferences([offers, missingFile]).map(formatProblem)).toEqual([
    'content/site/specification.yaml: names content/packages/gone.yaml, which does not exist',
  ])
  expect(warnAboutSpecificationDifferences([offers])).toEqual([])
})
