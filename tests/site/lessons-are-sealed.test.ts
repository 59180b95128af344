import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { expect, test } from 'vitest'

import { courseCodes } from '#scripts/lessons/course-codes.ts'
import { readLessons } from '#scripts/lessons/lesson-library.ts'
import type { LessonNode } from '#src/content/lesson-model.ts'
import { LOCALES } from '#src/i18n/locales.ts'

const DIST = 'dist'

/** Shorter runs of text could stand anywhere by chance. */
const MIN_LENGTH = 40

/** Copies of other files, and formats that hold no text. */
const SKIPPED = new Set(['.br', '.gz', '.woff2', '.png', '.webp', '.bin'])

const outputs = await readOutput()
const secrets = LOCALES.flatMap((locale) =>
  readLessons(locale).flatMap(({ document }) => sentencesOf(document.body)),
)

test('no sentence of a lesson stands in the built site', () => {
  expect(secrets.length).toBeGreaterThan(500)
  const told = secrets.filter((secret) => outputs.some(({ text }) => text.includes(secret)))
  expect(told).toEqual([])
})

test('no access code of the environment stands in the built site', () => {
  const codes = courseCodes(process.env, false)
  const told = outputs.filter(({ text }) => codes.some((code) => text.includes(code)))
  expect(told.map(({ file }) => file)).toEqual([])
})

test('every lesson is there, sealed, in both languages', async () => {
  const files = await readdir(join(DIST, 'assets/lessons'))
  for (const locale of LOCALES) {
    for (const { id } of readLessons(locale)) {
      const file = files.find((one) => one.startsWith(`${id}.${locale}-`)) ?? ''
      const bytes = await readFile(join(DIST, 'assets/lessons', file))
      expect(bytes.length).toBeGreaterThan(2000)
      expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([])
    }
  }
})

function sentencesOf(nodes: readonly LessonNode[]): string[] {
  return nodes
    .flatMap((node) =>
      typeof node === 'string' ? [plain(node)] : sentencesOf(node.children ?? []),
    )
    .filter((text) => text.length >= MIN_LENGTH)
}

async function readOutput() {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !SKIPPED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    files.map(async (file) => ({ file, text: plain(await readFile(file, 'utf8')) })),
  )
}

/** Text with ordinary spaces: the same sentence may be typeset in one place and not in another. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').trim()
}
