import { expect, test } from 'vitest'

import { MAX_MODULES } from '#src/lib/course-progress.ts'

import { parseModules } from './completed-modules.ts'
import {
  changeWork,
  findAnswer,
  hasWork,
  storeAnswer,
  mergeHomework,
  NO_WORK,
  parseHomework,
  solvedQuizzes,
  toggleTick,
} from './course-homework.ts'

test('a task is ticked and unticked without touching notes or other modules', () => {
  const notes = changeWork({ 1: { ticked: ['tick-9'], notes: '', part: 2 } }, 0, { notes: 'N' })
  const ticked = toggleTick(notes, 0, 'tick-1')
  expect(ticked).toEqual({
    0: { ticked: ['tick-1'], notes: 'N', part: 1 },
    1: { ticked: ['tick-9'], notes: '', part: 2 },
  })
  expect(toggleTick(ticked, 0, 'tick-1')).toEqual(notes)
})

test.each([
  [null, undefined],
  [[], undefined],
  [{ 99: {}, x: {} }, undefined],
  [{ 0: 'x' }, { 0: { ticked: [], notes: '', part: 1 } }],
  [{ 0: { ticked: ['a', 1], notes: 5, part: -1 } }, { 0: { ticked: ['a'], notes: '', part: 1 } }],
])('%j is read as %j', (value, homework) => {
  expect(parseHomework(value)).toEqual(homework)
})

test('work of two browsers is joined, and joining twice changes nothing', () => {
  const local = { 0: { ticked: ['a'], notes: 'Mine', part: 3 } }
  const other = {
    0: { ticked: ['b'], notes: 'Theirs', part: 1 },
    2: { ticked: [], notes: 'T', part: 1 },
  }
  const merged = mergeHomework(local, other)
  expect(merged[0]).toEqual({ ticked: ['a', 'b'], notes: 'Mine\n\nTheirs', part: 3 })
  expect(merged[2]?.notes).toBe('T')
  expect(mergeHomework(merged, other)).toEqual(merged)
})

test('notes that the other browser’s hold already are not doubled, whichever has more', () => {
  const short = { 0: { ticked: [], notes: 'A', part: 1 } }
  const long = { 0: { ticked: [], notes: 'A and B', part: 1 } }
  expect(mergeHomework(short, long)[0]?.notes).toBe('A and B')
  expect(mergeHomework(long, short)[0]?.notes).toBe('A and B')
})

test('work on every module is kept, and that of others is not', () => {
  const work = Object.fromEntries(
    Array.from({ length: MAX_MODULES + 1 }, (_, index) => [index, NO_WORK]),
  )
  expect(Object.keys(parseHomework(work) ?? {})).toHaveLength(MAX_MODULES)
  expect(parseModules(Object.keys(work).map(Number))).toHaveLength(MAX_MODULES)
})

const RIGHT_ANSWER = { answer: ['context'], tries: 2, isRight: true }
const WRONG_ANSWER = { answer: ['tone'], tries: 3, isRight: false }

test('work of before there were quizzes is read as it was', () => {
  const before = { 0: { ticked: ['tick-1'], notes: 'N', part: 4 } }
  expect(parseHomework(before)).toStrictEqual(before)
})

test('answers are read as far as they can be', () => {
  const quizzes = {
    right: RIGHT_ANSWER,
    'without-tries': { answer: [], isRight: true },
    'of-marks': { answer: ['role:4', 7], tries: 1, isRight: false },
    text: 'x',
  }
  expect(parseHomework({ 0: { quizzes, written: { one: 'Text', two: 2 } } })).toEqual({
    0: {
      ...NO_WORK,
      quizzes: {
        right: RIGHT_ANSWER,
        'of-marks': { answer: ['role:4'], tries: 1, isRight: false },
      },
      written: { one: 'Text' },
    },
  })
  expect(parseHomework({ 0: { quizzes: [], written: null } })).toStrictEqual({ 0: NO_WORK })
})

test('an answer stays with the module that has it when its quiz is moved to another', () => {
  const before = storeAnswer({}, 0, 'quizzes', 'first-part', WRONG_ANSWER)
  const after = storeAnswer(before, 3, 'quizzes', 'first-part', RIGHT_ANSWER)
  expect(after).toEqual({ 0: { ...NO_WORK, quizzes: { 'first-part': RIGHT_ANSWER } } })
  expect(findAnswer(after, 'quizzes', 'first-part')).toEqual(RIGHT_ANSWER)
  expect(findAnswer(after, 'written', 'first-part')).toBeUndefined()
  expect(findAnswer(after, 'quizzes', 'toString')).toBeUndefined()
})

test('an answer that is taken back leaves no trace, and the others', () => {
  const homework = storeAnswer(storeAnswer({}, 0, 'written', 'one', 'A'), 0, 'written', 'two', 'B')
  const updated = storeAnswer(homework, 0, 'written', 'one', undefined)
  expect(updated).toEqual({ 0: { ...NO_WORK, written: { two: 'B' } } })
  expect(hasWork(updated[0] ?? NO_WORK)).toBe(true)
  expect(storeAnswer(updated, 0, 'written', 'two', undefined)).toStrictEqual({ 0: NO_WORK })
})

test('of two browsers the right answer is kept with the tries of both, and texts are joined', () => {
  const local = {
    0: { ...NO_WORK, quizzes: { a: WRONG_ANSWER, b: RIGHT_ANSWER }, written: { one: 'Mine' } },
  }
  const other = {
    0: { ...NO_WORK, quizzes: { a: RIGHT_ANSWER }, written: { one: 'Theirs', two: 'T' } },
  }
  const merged = mergeHomework(local, other)
  expect(merged[0]).toMatchObject({
    quizzes: { a: { ...RIGHT_ANSWER, tries: 3 }, b: RIGHT_ANSWER },
    written: { one: 'Mine\n\nTheirs', two: 'T' },
  })
  expect(mergeHomework(merged, other)).toEqual(merged)
  expect(mergeHomework(other, local)[0]?.quizzes).toEqual(merged[0]?.quizzes)
})

test('what a link says of a solved quiz does not take the place of how it was answered', () => {
  const linked = { 0: { ...NO_WORK, quizzes: { a: { answer: [], tries: 2, isRight: true } } } }
  expect(
    mergeHomework({ 0: { ...NO_WORK, quizzes: { a: RIGHT_ANSWER } } }, linked)[0]?.quizzes?.a,
  ).toEqual(RIGHT_ANSWER)
  expect(solvedQuizzes({ ...linked, 1: { ...NO_WORK, quizzes: { b: WRONG_ANSWER } } })).toEqual([
    { module: '0', id: 'a', tries: 2 },
  ])
})
