import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { createContentReader } from '#scripts/content/read-content.ts'
import { FIXTURE } from '#scripts/test/fixture-site.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { type KeyRing, openText, unwrapKey } from '#src/lib/envelope.ts'

import { compileLessons, freeLesson, sealCourse } from './lesson-library.ts'

const files = createContentReader(FIXTURE)()

/** The lessons of a language, of the fixture site or of a changed copy. */
const readLessons = (locale: Locale, root?: string) =>
  compileLessons(root === undefined ? files : createContentReader(root)(), locale)

const ITERATIONS = 1000

/** Encrypts lessons, those of the fixture site by default. */
const seal = (codes: string[], lessonsOf: (locale: Locale) => Lessons = readLessons) =>
  sealCourse(codes, lessonsOf, ITERATIONS)

type Lessons = ReturnType<typeof readLessons>

type Sealed = Awaited<ReturnType<typeof sealCourse>>

/** The first English lesson decrypted with a code; `undefined` if the code is wrong. */
async function firstLesson({ files, paths: { en } }: Sealed, code: string, getRing = en.keys) {
  const ring: KeyRing = JSON.parse(String(files.get(getRing)))
  const key = await unwrapKey(ring, code)
  const lesson = en.lessons[0]
  const bytes = lesson && files.get(lesson.path)
  if (!key || !lesson || !(bytes instanceof Uint8Array)) return undefined
  return openText(key, lesson.name, new Uint8Array(bytes))
}

test('the same codes and lessons produce the same files, in any order of the codes', async () => {
  const first = await seal(['first_code', 'second_code'])
  const second = await seal(['first_code', 'second_code'])
  expect(second).toEqual(first)
  const reordered = await seal(['second_code', 'first_code'])
  expect(reordered.paths.en.lessons).toEqual(first.paths.en.lessons)
})

test('a build without a former code re-encrypts every file, and that code decrypts none of them', async () => {
  const before = await seal(['current_code', 'leaked_code'])
  const after = await seal(['current_code'])
  expect(await firstLesson(before, 'leaked_code')).toContain('body')
  expect(await firstLesson(after, 'current_code')).toContain('body')
  expect(await firstLesson(after, 'leaked_code')).toBeUndefined()
  expect([...after.files.keys()].filter((path) => before.files.has(path))).toEqual([])
  const previous = { ...after, files: new Map([...before.files, ...after.files]) }
  await expect(firstLesson(previous, 'leaked_code', before.paths.en.keys)).rejects.toThrow(
    'operation',
  )
})

test('one changed lesson re-encrypts every file', async () => {
  const root = copyContent()
  const read = (locale: Locale) => readLessons(locale, root)
  const before = await seal(['first_code'], read)
  const lesson = before.paths.uk.lessons[0]
  const file = join(root, 'content/lessons', lesson?.name.replace('.', '/lesson.') ?? '')
  appendFileSync(`${file}.mdx`, '\nЩе один абзац.\n')
  const after = await seal(['first_code'], read)
  expect(after.files.size).toBe(before.files.size)
  expect([...after.files.keys()].filter((path) => before.files.has(path))).toEqual([])
})

test('folders without a lesson and Windows line endings do not change the files', () => {
  const root = copyContent()
  mkdirSync(join(root, 'content/lessons/images'))
  const file = join(root, 'content/lessons/01-first-steps/lesson.en.mdx')
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`)
  expect(readLessons('en', root)).toEqual(readLessons('en'))
})

test('inserting a module leaves the keys of the others, under which students’ work is stored', () => {
  const root = copyContent()
  const folder = join(root, 'content/lessons')
  const rewrite = (name: string, change: (text: string) => string, to = name) => {
    const text = readFileSync(join(folder, name, 'lesson.en.mdx'), 'utf8')
    mkdirSync(join(folder, to), { recursive: true })
    writeFileSync(join(folder, to, 'lesson.en.mdx'), change(text))
  }
  const [first = '', ...later] = readdirSync(folder).toSorted()
  for (const name of later) {
    rewrite(name, (text) =>
      text.replace(/^module: (\d+)$/m, (_, number) => `module: ${+number + 1}`),
    )
  }
  const getSection = (text: string) =>
    text.replace(/^id: \d+$/m, 'id: 90').replace(/^module: 1$/m, 'module: 2')
  rewrite(first, getSection, '02-between')
  const [firstKey, ...others] = readLessons('en').map(({ module }) => module.key)
  expect(readLessons('en', root).map(({ module }) => module.key)).toEqual([firstKey, 89, ...others])
})

test('an unreadable lesson is reported with the message of the content checks', () => {
  const root = copyContent()
  const file = 'content/lessons/01-first-steps/lesson.en.mdx'
  writeFileSync(join(root, file), '---\nmodule: 100\n---\n')
  expect(() => readLessons('en', root)).toThrow(
    `${file}:2: field "module": is 100 (allowed: at most 99)`,
  )
})

test.each([2, undefined])(
  'only the free module %s of a course is readable without a code',
  (named) => {
    const root = mkdtempSync(join(tmpdir(), 'course-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const file = 'content/courses/pi-course/course.yaml'
    const course = readFileSync(join(FIXTURE, file), 'utf8').replace(/^freeModule:.*\n/m, '')
    mkdirSync(join(root, 'content/courses/pi-course'), { recursive: true })
    writeFileSync(join(root, file), named ? `${course}freeModule: ${named}\n` : course)
    const free = freeLesson(readLessons('en'), createContentReader(root)())
    expect(free && free.module.index + 1).toBe(named)
  },
)

test('a lesson is found by the number of its module', async () => {
  const read = (locale: Locale) => readLessons(locale).slice(2, 3)
  const { paths } = await seal(['first_code'], read)
  expect(Object.keys(paths.en.lessons)).toEqual(['2'])
  expect(paths.en.lessons[2]?.name).toBe('03-an-assistant.en')
})

test('every encrypted file has its own nonce', async () => {
  const { files } = await seal(['first_code'])
  const sealed = [...files.values()].filter((bytes) => bytes instanceof Uint8Array)
  const starts = sealed.map((bytes) => Buffer.from(bytes.subarray(0, 12)).toString('hex'))
  expect(sealed.length).toBeGreaterThan(8)
  expect(new Set(starts).size).toBe(sealed.length)
})

test('without a code no lesson is written', async () => {
  const { files, paths } = await seal([])
  expect([...files.keys()]).toEqual([paths.en.keys])
})

/** Copies the lessons and the files that they need into a temporary folder. */
function copyContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'lessons-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['content/lessons', 'content/site']) {
    cpSync(join(FIXTURE, folder), join(root, folder), { recursive: true })
  }
  return root
}
