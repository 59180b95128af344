import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { getFileKind } from './desk-config.ts'
import { fileFormat } from './file-format.ts'

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:yaml|mdx)$/.test(file))

test('every content file has a form', () => {
  expect(files.filter((file) => !getFileKind(file))).toEqual([])
})

test('reading and writing a file without changes keeps it byte for byte', () => {
  const changed = files.flatMap((file) => {
    const kind = getFileKind(file)
    if (!kind) return []
    const text = readFileSync(join('content', file), 'utf8')
    const format = fileFormat(kind)
    const written = format.toFile(format.fromFile(text))
    return written.trim() === text.trim() ? [] : [file]
  })
  expect(changed).toEqual([])
})

const site = kindFor('site/site.yaml')
const offers = kindFor('site/offers.yaml')
const course = kindFor('courses/pi-course/course.yaml')

function kindFor(file: string) {
  const kind = getFileKind(file)
  if (!kind) throw new Error(`${file} has no form`)
  return fileFormat(kind)
}

test('a change keeps comments, field order and fields without a form', () => {
  const text = '# Prices\ncurator:\n  # in hryvnias\n  uah: 100\nunknown: { a: 1 } # mine\n'
  const value = offers.fromFile(text)
  expect(value.curator).toEqual({ uah: { variant: 'value', value: 100 } })
  const changed = {
    ...value,
    curator: { uah: { variant: 'min-max', min: 1, max: 2 }, from: false },
  }
  expect(offers.toFile(changed)).toBe(
    '# Prices\ncurator:\n  # in hryvnias\n  uah:\n    min: 1\n    max: 2\nunknown: { a: 1 } # mine\n',
  )
})

test('named groups are a list in the form and a mapping in the file', () => {
  const value = site.fromFile('tags:\n  ai: { en: AI, uk: ШІ } # first\n')
  expect(value.tags).toEqual([{ id: 'ai', en: 'AI', uk: 'ШІ' }])
  const tags = [
    { id: 'ai', en: 'AI', uk: 'ШІ' },
    { id: 'new', en: 'New', uk: 'Нове' },
  ]
  expect(site.toFile({ ...value, tags })).toBe(
    'tags:\n  ai: { en: AI, uk: ШІ } # first\n  new:\n    en: New\n    uk: Нове\n',
  )
})

test('default values of the form are not written to the file', () => {
  const value = course.fromFile('price: 5\n')
  const filled = {
    ...value,
    isNew: false,
    countdown: 'off',
    oldPrice: null,
    enrollUrl: '',
    badge: null,
  }
  expect(course.toFile(filled)).toBe('price: 5\n')
})
