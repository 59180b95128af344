import { expect, test } from 'vitest'

import { countCompleted, moduleState, nextModule } from './sequence.ts'

const ORDER = [0, 1, 2, 3, 4]

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
    const sequence = { order: ORDER, completed }
    expect(ORDER.map((index) => moduleState(index, sequence))).toEqual(states)
    expect(nextModule(sequence)).toBe(next)
  },
)

test.each([
  ['inserted', [0, 5, 1, 2, 3, 4], ['done', 'open', 'done', 'open', 'locked', 'locked'], 1, 2],
  ['moved to the front', [4, 0, 1, 2, 3], ['open', 'done', 'done', 'open', 'locked'], 0, 2],
  ['removed', [1, 2, 3, 4], ['done', 'open', 'locked', 'locked'], 1, 1],
])('when a module is %s, the modules that a student has completed stay completed', (...row) => {
  const [, order, states, next, done] = row
  const sequence = { order, completed: [0, 1] }
  expect(order.map((_, index) => moduleState(index, sequence))).toEqual(states)
  expect(nextModule(sequence)).toBe(next)
  expect(countCompleted(sequence)).toBe(done)
})
