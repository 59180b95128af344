import { expect, test } from 'vitest'

import { fenceFaults } from './fence-faults.ts'

const CODE = 'const a = 1\nconst b = 2\nconst c = 3'

test.each([
  [null, null],
  ['ts', null],
  ['text', 'title="вивід"'],
  ['ts', 'title="my file.ts" run'],
  ['text', `title="it's “it”"`],
  ['ts', 'title="a.ts" nocheck showLineNumbers {1,2-3}'],
  ['ts', 'title="a.ts"{1, 3}'],
  ['ts', '/const a/ "b"'],
  ['go', '{3}'],
])('a fence of %s with %s is valid', (language, meta) => {
  expect(fenceFaults(language, meta, CODE)).toEqual([])
})

test.each([
  ['TS', null, 'is code in the language "TS" (allowed: ts)'],
  ['typscript', null, /^is code in the language "typscript" \(allowed: ts, tsx, .*, text\)$/],
  ['ts{1,2}', null, /^is code in the language "ts\{1,2\}"/],
  ['ts', '{99}', 'marks line 99 of its 3 (allowed: 1 to 3)'],
  ['ts', '{1,2-4}', 'marks line 2-4 of its 3 (allowed: 1 to 3)'],
  ['ts', '{3-1}', 'marks line 3-1 of its 3 (allowed: 1 to 3)'],
  ['ts', '{0}', 'marks line 0 of its 3 (allowed: 1 to 3)'],
  ['ts', '{a-b}', 'marks the lines {a-b} (allowed: their numbers, such as {2,4-6})'],
  ['ts', '{}', 'marks the lines {} (allowed: their numbers, such as {2,4-6})'],
  ['ts', '{1', 'marks the lines {1 (allowed: their numbers, such as {2,4-6})'],
  ['ts', 'showLineNumber', /^has "showLineNumber" after ``` \(allowed: title="name.ts", showL/],
  ['ts', 'showLineNumbers{5}', /^has "showLineNumbers\{5\}" after ```/],
  ['ts', 'title=x.ts', 'has title=x.ts after ``` (allowed: title="x.ts", in straight quotes)'],
  ['ts', 'title=“my x.ts”', /^has title=“my x\.ts” after ``` \(allowed: title="my x\.ts", in/],
  ['ts', 'title = "x.ts"', /^has title = "x\.ts" after ``` \(allowed: title="x\.ts"/],
  ['ts', 'title=""', /^has title="" after ``` \(allowed: title="name\.ts"/],
])('a fence of %s with %s is reported', (language, meta, sentence) => {
  const faults = fenceFaults(language, meta, CODE)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(sentence)
})
