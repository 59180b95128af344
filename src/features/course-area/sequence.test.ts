import { expect, test } from 'vitest'

import { completeModule, finishesCourse, moduleState, nextModule } from './sequence.ts'

test.each([
  [[], ['open', 'locked', 'locked', 'locked', 'locked'], 0],
  [[0], ['done', 'open', 'locked', 'locked', 'locked'], 1],
  [[0, 1], ['done', 'done', 'open', 'locked', 'locked'], 2],
  [[1], ['open', 'done', 'open', 'locked', 'locked'], 0],
  [[0, 1, 2, 3], ['done', 'done', 'done', 'done', 'open'], 4],
  [[4, 3, 2, 1, 0], ['done', 'done', 'done', 'done', 'done'], undefined],
])(
  'with %j completed, the module states are %j and the next module is %s',
  (completed, states, next) => {
    expect([0, 1, 2, 3, 4].map((index) => moduleState(index, completed))).toEqual(states)
    expect(nextModule(completed, 5)).toBe(next)
  },
)

test('completing a module twice stores it once', () => {
  expect(completeModule([0], 1)).toEqual([0, 1])
  expect(completeModule([0, 1], 1)).toEqual([0, 1])
})

test('the course is finished when its fifth module is completed, and not again later', () => {
  const four = [0, 1, 2, 3]
  const five = completeModule(four, 4)
  expect(finishesCourse(four, five, 5)).toBe(true)
  expect(finishesCourse(five, completeModule(five, 4), 5)).toBe(false)
  expect(finishesCourse([0], [0, 1], 5)).toBe(false)
})
