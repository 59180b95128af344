import { expect, test } from 'vitest'

import { MOST_MODULES } from '#src/lib/module-count.ts'

import { parseModules } from './completed-modules.ts'
import { changeWork, mergeHomework, NO_WORK, parseHomework, toggleTick } from './course-homework.ts'

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
  const own = { 0: { ticked: ['a'], notes: 'Mine', part: 3 } }
  const other = {
    0: { ticked: ['b'], notes: 'Theirs', part: 1 },
    2: { ticked: [], notes: 'T', part: 1 },
  }
  const merged = mergeHomework(own, other)
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
    Array.from({ length: MOST_MODULES + 1 }, (_, index) => [index, NO_WORK]),
  )
  expect(Object.keys(parseHomework(work) ?? {})).toHaveLength(MOST_MODULES)
  expect(parseModules(Object.keys(work).map(Number))).toHaveLength(MOST_MODULES)
})
