import { expect, test } from 'vitest'

import {
  emptyValues,
  FIELDS,
  findFileProblems,
  findProblems,
  insertedBlock,
  hasContent,
  toBrowserPost,
  getFormValues,
  setTitle,
} from './post-form.ts'
import { typesetTitle } from './reserved-values.ts'

const values = {
  ...emptyValues('2026-11-21'),
  title: 'Ключові навички',
  excerpt: 'Що записати в резюме, коли досвіду мало, а навчилися ви багато чого.',
  content: 'Текст',
  slug: 'kliuchovi-navychky',
  image: 'https://example.com/a.png',
  keywords: 'a, b ,, a',
}

test('an empty form reports all seven required fields, and the date is prefilled', () => {
  const problems = findProblems(emptyValues('2026-11-21'))
  expect(Object.keys(problems)).toEqual(FIELDS.filter((field) => field !== 'date'))
  expect(emptyValues('2026-11-21').language).toBe('uk')
})

test('a complete form has no problems', () => {
  expect(findProblems(values)).toEqual({})
})

test.each([
  [{ title: '  ' }, { title: 'title' }],
  [{ title: 'а'.repeat(91) }, {}],
  [{ title: ' Назва  «інша» - ця' }, { title: 'titleTaken' }],
  [{ title: 'Назва "інша" — ця' }, { title: 'titleTaken' }],
  [{ title: 'Назва "інша" — ця', language: 'en' }, {}],
  [{ title: 'Title', language: 'en' }, { title: 'titleTaken' }],
  [{ title: 'Title' }, {}],
  [{ excerpt: 'а' }, {}],
  [{ excerpt: 'а'.repeat(221) }, {}],
  [{ content: 'а'.repeat(100_000) }, {}],
  [{ content: 'а'.repeat(100_001) }, { content: 'contentTooLong' }],
  [{ content: '['.repeat(5000) }, { content: 'contentTooDeep' }],
  [{ slug: 'Не слаг' }, { slug: 'slugFormat' }],
  [{ slug: ' kliuchovi-navychky ' }, {}],
  [{ slug: 'tag' }, { slug: 'slugReserved' }],
  [{ slug: 'built' }, { slug: 'slugPublished' }],
  [{ slug: 'saved' }, { slug: 'slugSaved' }],
  [{ image: 'cover.png' }, { image: 'imageUrl' }],
  [{ image: 'javascript:alert(1)' }, { image: 'imageUrl' }],
  [{ image: 'http://example.com/a.png' }, {}],
  [{ date: '' }, { date: 'date' }],
  [{ date: '2026-02-30' }, { date: 'date' }],
  [{ date: '0202-11-21' }, { date: 'date' }],
  [{ keywords: ' , ,' }, { keywords: 'keywords' }],
])('%j gives the problems %j', (change, problems) => {
  const titles = { uk: [typesetTitle('uk', 'Назва "інша" - ця')], en: ['Title'] }
  const reserved = { built: ['built'], saved: ['saved'], titles }
  expect(findProblems({ ...values, ...change }, reserved)).toEqual(problems)
})

test.each([
  [{}, {}],
  [{ title: 'а'.repeat(90) }, {}],
  [{ title: 'а'.repeat(91) }, { title: 'titleTooLong' }],
  [{ excerpt: `  ${'а'.repeat(59)} ` }, { excerpt: 'excerptLength' }],
  [{ excerpt: 'а'.repeat(60) }, {}],
  [{ excerpt: 'а'.repeat(220) }, {}],
  [{ excerpt: 'а'.repeat(221) }, { excerpt: 'excerptLength' }],
  [
    { excerpt: '', slug: 'Не слаг' },
    { excerpt: 'excerpt', slug: 'slugFormat' },
  ],
])('a file with %j gives the problems %j', (change, problems) => {
  expect(findFileProblems({ ...values, ...change })).toEqual(problems)
})

test.each([
  ['', '', 'Нова назва', 'nova-nazva'],
  ['Нова назва', 'nova-nazva', 'Нова назва 2', 'nova-nazva-2'],
  ['Нова назва', 'my-own', 'Нова назва 2', 'my-own'],
])('after %j with slug %j, the title %j gives %j', (before, slug, title, expected) => {
  expect(setTitle({ ...values, title: before, slug }, title).slug).toBe(expected)
})

test('keywords are split and trimmed, images stay empty, and a saved post fills the form again', () => {
  const post = toBrowserPost(values, '2026-11-21T10:00:00Z')
  expect(post).toMatchObject({ keywords: ['a', 'b'], images: [], language: 'uk' })
  expect(toBrowserPost(getFormValues(post), post.savedAt)).toEqual(post)
})

test('fields of an edited post that the form does not show are preserved', () => {
  const savedPost = { ...toBrowserPost(values, ''), images: ['https://example.com/b.png'] }
  expect(toBrowserPost(getFormValues(savedPost), '', savedPost)).toEqual(savedPost)
})

test('spaces are removed from a pasted slug', () => {
  expect(toBrowserPost({ ...values, slug: ' a-slug ' }, '').slug).toBe('a-slug')
})

test('the scheme of a cover address is lowercased', () => {
  const post = toBrowserPost({ ...values, image: ' HTTPS://example.com/A.png' }, '')
  expect(post.image).toBe('https://example.com/A.png')
})

test('a form with only a date is not saved as a draft', () => {
  expect(hasContent(emptyValues('2026-11-21'))).toBe(false)
  expect(hasContent({ ...emptyValues('2026-11-21'), excerpt: 'x' })).toBe(true)
})

test.each([
  ['', 0, '[i]\n\n'],
  ['ab', 2, 'ab\n\n[i]\n\n'],
  ['ab\n', 3, 'ab\n\n[i]\n\n'],
  ['a\n\nb', 3, 'a\n\n[i]\n\nb'],
  ['ab', 1, 'a\n\n[i]\n\nb'],
  ['a\nb', 1, 'a\n\n[i]\n\nb'],
])('in %j a picture inserted at %i is a block of its own: %j', (text, position, expected) => {
  const insert = insertedBlock(text, position, position, '[i]')
  expect(text.slice(0, position) + insert + text.slice(position)).toBe(expected)
})
