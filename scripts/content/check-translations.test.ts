import { expect, test } from 'vitest'

import { FIXTURE } from '#scripts/test/fixture-site.ts'

import { checkTranslations } from './check-translations.ts'
import { formatProblem } from './problem.ts'
import { type ContentFile, createContentReader, parseContentFile } from './read-content.ts'

const files = createContentReader(FIXTURE)()

const getSource = (file: string) =>
  files.find((contentFile) => contentFile.file === file)?.source ?? ''

/** Problems after a replacement in the Ukrainian version of a file. */
function getProblems(english: string, from: string | RegExp, to: string): string[] {
  const name = english.replace(/en(\.\w+)$/, 'uk$1')
  const source = (file: string) => getSource(file).replace(/^sample: true\n/m, '')
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
    /left: \d+/,
    'left: 1',
    /^content\/courses\/pi-course\/page\.uk\.yaml: field "proof\.places\.left": is 1, but \d+ in content\/courses\/pi-course\/page\.en\.yaml:\d+ \(allowed: the same value in both files/,
  ],
  [
    'the length of a module',
    COURSE,
    /minutes: \d+/,
    'minutes: 999',
    /field "curriculum\.modules\.1\.minutes": is 999, but \d+ in .*page\.en\.yaml:\d+ /,
  ],
  [
    'the length of a lesson',
    'content/lessons/01-first-steps/lesson.en.mdx',
    /^minutes: .*$/m,
    'minutes: 99',
    /uk\.mdx: field "minutes": is 99, but \d+ in .*en\.mdx:\d+ /,
  ],
  [
    'the day from which a text is valid',
    'content/legal/offer/en.mdx',
    /^updated: .*$/m,
    'updated: 2020-01-01',
    /uk\.mdx: field "updated": is "2020-01-01", but "[\d-]+" in .*offer\/en\.mdx:\d+ /,
  ],
  [
    'what is a stand-in',
    'content/legal/offer/en.mdx',
    /^title: /m,
    'sample: true\ntitle: ',
    /uk\.mdx: field "sample": is true, but false in .*offer\/en\.mdx:\d+ /,
  ],
  [
    'a line that is left out',
    COURSE,
    /(whyNow:\n[^]*?items:\n) {4}- .*\n/,
    '$1',
    /field "[\w.]+": has \d+ items, but .*page\.en\.yaml has \d+ items$/,
  ],
])(
  '%s in one language is reported with the value of the other',
  (_case, file, from, to, sentence) => {
    expect(getProblems(file, from, to)).toContainEqual(expect.stringMatching(sentence))
  },
)

test('sections of one language belong in the file of that language', () => {
  const versions = files
    .filter(({ id, type }) => id === 'pi-course' && type?.name === 'CourseText')
    .map((version): ContentFile => ({ ...version, data: { ...version.data, onlyUkrainian: {} } }))
  expect(checkTranslations(versions).map(formatProblem)).toEqual([
    'content/courses/pi-course/page.en.yaml: field "onlyUkrainian": is shown in Ukrainian only (allowed: in page.uk.yaml)',
  ])
})

test('words may differ between languages, and so may figures within them', () => {
  expect(getProblems(COURSE, /^ {2}lead: .*$/m, '  lead: 99 модулів, 2020-01-01')).toEqual([])
})

const posts = files.filter(({ type }) => type?.name === 'Post')

test.each(['date', 'updated', 'tags', 'series', 'image', 'draft'])(
  'both versions of a post have the same %s',
  (field) => {
    const translated = posts.find(
      ({ id }, index) => posts.findIndex((post) => post.id === id) < index,
    )
    const [first, second] = posts.filter(({ id }) => id === translated?.id)
    if (!first || !second) throw new Error('no post in two languages')
    expect(checkTranslations([first, second])).toEqual([])
    const other: ContentFile = { ...second, data: { ...second.data, [field]: 'another' } }
    expect(checkTranslations([first, other]).map((problem) => problem.field)).toEqual([field])
  },
)

test('a field in only one language is reported, with the fields of the other', () => {
  const [first, second] = files.filter(
    ({ id, type }) => id === 'pi-course' && type?.name === 'CourseText',
  )
  if (!first || !second) throw new Error('the course has no page')
  const other: ContentFile = { ...second, data: { ...second.data, more: 'слова' } }
  expect(checkTranslations([first, other]).map(formatProblem)).toEqual([
    `${second.file}: field "more": has string, but ${first.file} has nothing`,
  ])
})

test.each([
  ['en', 'uk', 'Latin', 'Ukrainian'],
  ['uk', 'en', 'Cyrillic', 'English'],
])(
  'an article in %s under the file name of the other language is reported',
  (locale, otherLocale, actual, expected) => {
    const text = getSource(`content/posts/long-read/post.${locale}.mdx`)
    const file = `content/posts/copied/post.${otherLocale}.mdx`
    expect(checkTranslations([parseContentFile(file, new TextEncoder().encode(text))])).toEqual([
      {
        file,
        message: `is written in ${actual} letters (allowed: ${expected}, as in the file name)`,
      },
    ])
  },
)
