import { beforeEach, expect, test } from 'vitest'

import { NO_PROGRESS } from '#src/lib/course-progress.ts'

import { browserPosts } from './browser-posts.ts'
import { checklistTicks } from './checklist-ticks.ts'
import { completedModules } from './completed-modules.ts'
import { changeWork, courseHomework, NO_WORK } from './course-homework.ts'
import { findDamagedCopies } from './damaged-copies.ts'
import type { PersistentStore } from './persistent-store.ts'
import { postDrafts } from './post-drafts.ts'
import { readPosts, savedPosts } from './post-marks.ts'
import { promptDraft, savedPrompts } from './saved-prompts.ts'
import { theme } from './theme.ts'
import { userProgress } from './user-progress.ts'

// @vitest-environment jsdom

beforeEach(() => localStorage.clear())

const PROMPT = { role: 'Editor', task: '', context: '', format: '', tone: '' }
const DRAFT = { id: 'a', savedAt: '', editing: '', values: {} }
const MARK = { slug: 'a', title: 'A', locale: 'en' }
const HALF_READ = { ...MARK, percent: 40 }

/** A store, a text that this version can parse only partly, and the parsed part. */
function partly<T>(
  store: PersistentStore<T>,
  raw: string,
  value: T,
): [string, string, PersistentStore<unknown>, unknown] {
  return [store.key, raw, store as PersistentStore<unknown>, value]
}

const CASES = [
  partly(userProgress, '{"currentCourse":7}', NO_PROGRESS),
  partly(userProgress, '{"currentCourse":{"id":"a"}}', NO_PROGRESS),
  partly(userProgress, '{"completedCourses":"a","purchasedCourses":{"0":"a"}}', NO_PROGRESS),
  partly(userProgress, '{"completedCourses":["a",1,{},["b"],"c"]}', {
    ...NO_PROGRESS,
    completedCourses: ['a', 'c'],
  }),
  partly(userProgress, '{"completedCourses":null,"other":true}', NO_PROGRESS),
  partly(completedModules, '[0,"two",9]', [0, 9]),
  partly(courseHomework, '{"0":{"notes":"N"},"later":{"notes":"L"}}', {
    0: { ...NO_WORK, notes: 'N' },
  }),
  partly(courseHomework, '{"0":{"notes":["N"]}}', { 0: NO_WORK }),
  partly(courseHomework, '{"0":{"quizzes":{"a":{"answer":["x"],"tries":"two"}}}}', { 0: NO_WORK }),
  partly(courseHomework, '{"0":{"written":{"a":["x"]}}}', { 0: NO_WORK }),
  partly(savedPrompts, '[{"role":"Editor","tags":["a"]}]', [PROMPT]),
  partly(savedPrompts, '[{"role":"Editor"},"just a text"]', [PROMPT]),
  partly(
    postDrafts,
    '[{"id":"a","values":{}},{"values":{"title":"T"}},{"id":2},{"id":"b","values":null}]',
    [DRAFT],
  ),
  partly(
    readPosts,
    JSON.stringify([HALF_READ, { slug: 1 }, { ...MARK, slug: 'b', percent: 'all' }]),
    [HALF_READ],
  ),
  partly(theme, 'Dark', 'system'),
]

test.each(CASES)('what %s cannot read of %s is kept beside it', (key, raw, store, value) => {
  localStorage.setItem(key, raw)
  expect(store.get()).toEqual(value)
  expect(localStorage.getItem(`${key}.backup`)).toBeNull()
  store.set(store.initial)
  expect(localStorage.getItem(`${key}.backup`)).toBe(raw)
})

/** Stores of a visitor's work. */
const MODULE_WORK = [
  browserPosts,
  checklistTicks,
  completedModules,
  courseHomework,
  postDrafts,
  promptDraft,
  readPosts,
  savedPosts,
  savedPrompts,
  userProgress,
].map((store) => store as PersistentStore<unknown>)
const UNKNOWN_FORMATS = ['{"half": [', '{"version":99,"items":[{"of":"something else"}]}']

test.each(
  MODULE_WORK.flatMap((store) => UNKNOWN_FORMATS.map((raw) => [store.key, raw, store] as const)),
)('what %s cannot read at all, %s, is kept beside it', (key, raw, store) => {
  localStorage.setItem(key, raw)
  expect(store.get()).toEqual(store.initial)
  store.set(store.initial)
  expect(localStorage.getItem(`${key}.backup`)).toBe(raw)
})

test('when it happens again, both texts are kept', () => {
  for (const raw of ['[0,"two"]', '{broken', '[0,"three"]', '{broken']) {
    localStorage.setItem('completedModules', raw)
    completedModules.update((modules) => [...modules, 1])
  }
  expect(stored()).toEqual({
    completedModules: '[1]',
    'completedModules.backup': '[0,"two"]',
    'completedModules.backup-2': '{broken',
    'completedModules.backup-3': '[0,"three"]',
  })
})

test.each([
  ['{}', {}],
  ['{"completedCourses":["a","b","a"]}', { completedCourses: ['a', 'b'] }],
  ['{"purchasedCourses":["a","b"],"currentCourse":null}', { purchasedCourses: ['a', 'b'] }],
  ['{"currentCourse":"a","completedCourses":null}', { currentCourse: 'a' }],
])('progress %s is read without a loss, so there is no copy', (raw, progress) => {
  localStorage.setItem('userProgress', raw)
  expect(userProgress.get()).toEqual({ ...NO_PROGRESS, ...progress })
  userProgress.remove()
  expect(stored()).toEqual({})
})

test('posts keep among them what cannot be read, so there is no copy', () => {
  localStorage.setItem('blogPosts', '[{"title":"T","content":"C"},{"of":"something else"}]')
  browserPosts.update((list) => ({ ...list, posts: [] }))
  expect(stored()).toEqual({ blogPosts: '[{"of":"something else"}]' })
})

test('posts of an older version are brought up to date without a copy', () => {
  localStorage.setItem(
    'blogPosts',
    '[{"title":"T","content":"C","keywords":"a, b","date":"October 10, 2023"},{"slug":"t","title":"T","content":"D"}]',
  )
  browserPosts.update((list) => ({ ...list }))
  expect(Object.keys(stored())).toEqual(['blogPosts'])
})

test.each([
  '[{"title":"T","content":"C","date":"10 жовтня 2023"}]',
  '[{"title":"T","content":"C","tags":"ai, bot"}]',
  '[{"title":"T","content":"C","author":"Me"}]',
])('what a post loses of %s is kept beside it', (raw) => {
  localStorage.setItem('blogPosts', raw)
  browserPosts.update((list) => ({ ...list }))
  expect(stored()['blogPosts.backup']).toBe(raw)
})

function stored(): Record<string, string> {
  return Object.fromEntries(Object.entries(localStorage))
}

test('text that cannot be read is listed while it is stored, and its backup afterwards', () => {
  const findCopies = () => findDamagedCopies([courseHomework, completedModules])
  expect(findCopies()).toEqual([])
  localStorage.setItem('completedModules', '[0,1]')
  localStorage.setItem('courseHomework', '{"0":{"notes":"N"},"later":{"notes":"L"}}')
  const raw = localStorage.getItem('courseHomework')
  expect(findCopies()).toEqual([{ key: 'courseHomework', raw }])
  courseHomework.update((work) => changeWork(work, 0, { notes: 'More' }))
  expect(findCopies()).toEqual([{ key: 'courseHomework.backup', raw }])
})
