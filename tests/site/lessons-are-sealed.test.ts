import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { expect, test } from 'vitest'

import { courseCodes } from '#scripts/lessons/course-codes.ts'
import { readLessons } from '#scripts/lessons/lesson-library.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { type KeyRing, unwrapKey } from '#src/lib/envelope.ts'
import { plain, sentencesOf } from '#tests/support/plain-text.ts'

const DIST = 'dist'

/** Copies of other files, and formats that hold no plain text. */
const SKIPPED = new Set(['.br', '.gz', '.woff2', '.png', '.webp', '.avif', '.bin'])

const TIMEOUT = 60_000

const outputs = await readOutput()
const secrets = LOCALES.flatMap((locale) =>
  readLessons(locale).flatMap(({ document }) => sentencesOf(document.body)),
)

test(
  'no sentence of a lesson stands in the built site',
  () => {
    expect(secrets.length).toBeGreaterThan(500)
    const told = secrets.filter((secret) => outputs.some(({ text }) => text.includes(secret)))
    expect(told).toEqual([])
  },
  TIMEOUT,
)

test('each access code of the environment opens the course, and none stands in the built site', async () => {
  const codes = courseCodes(process.env, false)
  expect(codes, 'COURSE_ACCESS_CODES, as `npm test` sets it').not.toEqual([])
  const keys = outputs.find(({ file }) => /lessons\/keys-\w+\.json$/.test(file))
  const ring: KeyRing = JSON.parse(keys?.text ?? '')
  for (const code of codes) expect(await unwrapKey(ring, code)).toBeDefined()
  const told = outputs.filter(({ text }) => codes.some((code) => text.includes(code)))
  expect(told.map(({ file }) => file)).toEqual([])
})

test(
  'every lesson is there, sealed, in both languages',
  async () => {
    const files = await readdir(join(DIST, 'assets/lessons'))
    for (const locale of LOCALES) {
      for (const { id } of readLessons(locale)) {
        const file = files.find((one) => one.startsWith(`${id}.${locale}-`)) ?? ''
        const bytes = await readFile(join(DIST, 'assets/lessons', file))
        expect(bytes.length).toBeGreaterThan(2000)
        expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([])
      }
    }
  },
  TIMEOUT,
)

/** The files of the site as plain text, without the stylesheet that every page carries. */
async function readOutput() {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !SKIPPED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8')
      return { file, text: plain(text.replace(/<style>[\s\S]*?<\/style>/, '')) }
    }),
  )
}
