import { expect, test } from 'vitest'

import { checkTranslations } from './check-translations.ts'
import { formatProblem } from './problem.ts'
import { type ContentFile, createContentReader, parseContentFile } from './read-content.ts'

const files = createContentReader('.', undefined, 'later')()

/** What is told when the Ukrainian version of a file reads otherwise. */
function problemsWith(english: string, from: string | RegExp, to: string): string[] {
  const name = english.replace(/en(\.\w+)$/, 'uk$1')
  const source = (file: string) => files.find((one) => one.file === file)?.source ?? ''
  const changed = source(name).replace(from, to)
  expect(changed, 'the file is another one').not.toBe(source(name))
  const parse = (file: string, text: string): ContentFile =>
    parseContentFile(file, new TextEncoder().encode(text))
  return checkTranslations([parse(english, source(english)), parse(name, changed)]).map(
    formatProblem,
  )
}

const COURSE = 'content/courses/pi-course/page.en.yaml'

test.each([
  [
    'places that are left',
    COURSE,
    'left: 73',
    'left: 37',
    /^content\/courses\/pi-course\/page\.uk\.yaml: field "proof\.places\.left": is 37, but 73 in content\/courses\/pi-course\/page\.en\.yaml:12 \(allowed: the same in both; either/,
  ],
  [
    'the length of a module',
    COURSE,
    'minutes: 30',
    'minutes: 15',
    /field "curriculum\.modules\.1\.minutes": is 15, but 30 in .*page\.en\.yaml:\d+ /,
  ],
  [
    'the length of a lesson',
    'content/lessons/01-prompt-basics/en.mdx',
    /^minutes: .*$/m,
    'minutes: 99',
    /uk\.mdx: field "minutes": is 99, but \d+ in .*en\.mdx:\d+ /,
  ],
  [
    'the day from which a text is valid',
    'content/legal/offer/en.mdx',
    /^updated: .*$/m,
    'updated: 2020-01-01',
    /uk\.mdx: field "updated": is "2020-01-01", but "2026-\d+-\d+" in .*offer\/en\.mdx:\d+ /,
  ],
  [
    'what is a stand-in',
    'content/legal/offer/en.mdx',
    'sample: true\n',
    '',
    /uk\.mdx: field "sample": is false, but true in .*offer\/en\.mdx:\d+ /,
  ],
  [
    'a line that is left out',
    COURSE,
    /^ {4}- .*\{pi-course\.regular\}.*\n/m,
    '',
    /field "[\w.]+": has \d+ items, but .*page\.en\.yaml has \d+ items$/,
  ],
])('%s in one language is told with what the other says', (_what, file, from, to, sentence) => {
  expect(problemsWith(file, from, to)).toContainEqual(expect.stringMatching(sentence))
})

test('words differ, and so do figures within them', () => {
  expect(problemsWith(COURSE, /^ {2}lead: .*$/m, '  lead: 99 модулів, 2020-01-01')).toEqual([])
})
