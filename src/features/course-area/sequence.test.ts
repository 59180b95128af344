import { expect, test } from 'vitest'

import { completeModule, finishesCourse, moduleState, nextModule } from './sequence.ts'

test.each([
  [[], ['open', 'locked', 'locked', 'locked', 'locked'], 0],
  [[0], ['done', 'open', 'locked', 'locked', 'locked'], 1],
  [[0, 1], ['done', 'done', 'open', 'locked', 'locked'], 2],
  [[1], ['open', 'done', 'open', 'locked', 'locked'], 0],
  [[0, 1, 2, 3], ['done', 'done', 'done', 'done', 'open'], 4],
  [[4, 3, 2, 1, 0], ['done', 'done', 'done', 'done', 'done'], undefined],
])('with %j finished the modules are %j and %s is next', (completed, states, next) => {
  expect([0, 1, 2, 3, 4].map((index) => moduleState(index, completed))).toEqual(states)
  expect(nextModule(completed, 5)).toBe(next)
})

test('a module is finished once, however often the button is pressed', () => {
  expect(completeModule([0], 1)).toEqual([0, 1])
  expect(completeModule([0, 1], 1)).toEqual([0, 1])
})

test('the course is finished on the transition to five, and not at a later visit', () => {
  const four = [0, 1, 2, 3]
  const five = completeModule(four, 4)
  expect(finishesCourse(four, five, 5)).toBe(true)
  expect(finishesCourse(five, completeModule(five, 4), 5)).toBe(false)
  expect(finishesCourse([0], [0, 1], 5)).toBe(false)
})
