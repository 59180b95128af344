import { expect, test } from 'vitest'

import { codeCandidates } from '#src/storage/course-access-code.ts'

test.each([
  ['a right code', 'demo_gn4321'],
  ['spaces and a line feed', ' demo_gn4321\n'],
  ['a no-break space', 'demo_gn4321\u00A0'],
  ['a sign without a width', '\u200Bdemo_gn\u20604321\uFEFF'],
  ['a soft hyphen', 'demo_\u00ADgn4321'],
  ['guillemets', '«demo_gn4321»'],
  ['quotes and a full stop', '“demo_gn4321”.'],
  ['brackets', '(demo_gn4321)'],
])('a code with %s is accepted as the same code', (_, typed) => {
  expect(codeCandidates(typed)).toContain('demo_gn4321')
})

test('a code that ends with punctuation is first tried unchanged', () => {
  expect(codeCandidates('secret.code.')).toEqual(['secret.code.', 'secret.code'])
  expect(codeCandidates(' \u200B ')).toEqual([])
})
