// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readPostFile, unzipFiles } from '#src/features/admin/post-file.ts'
import {
  exportProgress,
  importProgress,
  progressFromHash,
} from '#src/features/courses/progress-transfer.ts'
import { addCourseWork, courseWork } from '#src/storage/course-work.ts'
import { savedPrompts } from '#src/storage/saved-prompts.ts'
import { persistentStores } from '#tests/support/persistent-stores.ts'

// Data stored in format 1 stays readable forever: these examples are never changed. A different shape of a
// later version gets its own folder; a new key is added to storage.json.
const fixture = (path: string) => readFileSync(join('tests/fixtures', path))
const getText = (path: string) => fixture(path).toString('utf8')

const PROGRESS = {
  completedCourses: ['pi-course'],
  currentCourse: 'ai-fundamentals',
  purchasedCourses: ['pi-course', 'ai-fundamentals'],
}
const MODULE_WORK = {
  completedModules: [0, 1],
  courseHomework: {
    0: { ticked: ['tick-1', 'tick-3'], notes: 'Контекст: завжди.\nContext, always.', part: 4 },
    1: { ticked: [], notes: '', part: 2 },
  },
}

test.each(['format-0/progress.json', 'format-1/progress.json'])('%s is read', (path) => {
  localStorage.clear()
  expect(importProgress(getText(path))).toEqual(PROGRESS)
  expect(addCourseWork(JSON.parse(getText(path)))).toEqual({ isNew: true, result: { ok: true } })
  expect(courseWork()).toEqual({ ...MODULE_WORK, savedPrompts: [] })
})

test('importing a file with saved prompts appends new ones', () => {
  localStorage.clear()
  const draft = { role: 'Editor', task: 'Cut it.', context: '', format: '', tone: '' }
  savedPrompts.set([draft])
  expect(addCourseWork(JSON.parse(getText('format-1/progress-with-prompts.json')))).toEqual({
    isNew: true,
    result: { ok: true },
  })
  const { courseHomework: _, ...rest } = courseWork()
  expect(rest).toEqual({
    completedModules: [0, 1],
    savedPrompts: [draft, { role: '', task: 'Sing', context: 'Choir', format: '', tone: 'warm' }],
  })
})

test('an exported file has the documented format 1', () => {
  expect(exportProgress(PROGRESS, MODULE_WORK)).toBe(getText('format-1/progress.json'))
})

test('a file with the notes of a whole course is read, whatever their length', () => {
  const notes = 'Довга нотатка. '.repeat(10_000)
  const work = { courseHomework: { 0: { ticked: [], notes, part: 1 } } }
  expect(importProgress(exportProgress(PROGRESS, work))).toEqual(PROGRESS)
})

test('a progress link is read', () => {
  const { hash } = new URL(getText('format-1/progress-link.txt').trim())
  expect(progressFromHash(hash)).toEqual({ progress: PROGRESS, completedModules: [0, 1] })
})

test('a post file and an archive of posts are read', () => {
  const path = 'format-1/chomu-bot-movchyt.uk.mdx'
  const post = readPostFile({ path, text: getText(path) }, '2026-11-21T04:00:00.000Z')
  expect(post).toMatchObject({
    slug: 'chomu-bot-movchyt',
    title: 'Чому бот мовчить',
    date: '2023-10-10',
    language: 'uk',
    tags: ['chatbot'],
    keywords: ['бот', 'діалог'],
    image: 'https://example.com/cover.png',
  })
  expect(post?.content).toContain('const answer = 1')

  const files = unzipFiles(new Uint8Array(fixture('format-1/posts.zip')))
  const posts = files.map((file) => readPostFile(file, ''))
  expect(posts.map((post) => post?.title)).toEqual(['Чому бот мовчить', 'Why a bot is silent'])
})

const stored: Record<string, string> = JSON.parse(getText('format-1/storage.json'))

// Only the inline script reads and writes the language.
const keys = [...persistentStores.map(({ key }) => key), 'language'].toSorted()

test('every storage key of the site has an example in storage.json', () => {
  expect(Object.keys(stored).toSorted()).toEqual(keys)
})

test.each(['en', 'uk'])(
  'the privacy page in %s lists every storage key if it lists any',
  (locale) => {
    const text = readFileSync(`content/legal/privacy/${locale}.mdx`, 'utf8')
    const named = [...text.matchAll(/^\| ([^|]+)\|/gm)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    )
    const missing = keys.filter((key) => !named.includes(key))
    // The owner may write a privacy page without a list.
    expect(missing.length === keys.length ? [] : missing).toEqual([])
  },
)

/** Keys whose texts are migrated when read: ticks by position become ids. */
const MIGRATED: Record<string, string> = { checklistTicks: '["check-1","check-3"]' }

test.each(persistentStores)(
  '$key of format 1 is read, and written unchanged or migrated',
  (store) => {
    localStorage.clear()
    const text = stored[store.key] ?? ''
    localStorage.setItem(store.key, text)
    const value = store.get()
    expect(value).not.toEqual(store.initial)
    store.remove()
    store.set(value)
    expect(localStorage.getItem(store.key)).toBe(MIGRATED[store.key] ?? text)
  },
)
