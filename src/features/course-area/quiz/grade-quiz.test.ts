import { expect, test } from 'vitest'

import type { QuizKind } from '#src/content/lesson-model.ts'

import {
  gradeQuiz,
  isAnswered,
  normalizeAnswer,
  type Quiz,
  type QuizPart,
  shuffledIds,
  getSolution,
  setValue,
} from './grade-quiz.ts'

function part(id: string, fields: Partial<QuizPart> = {}): QuizPart {
  return { id, isCorrect: false, answers: [], why: '', hint: '', ...fields }
}

const correct = { isCorrect: true }

function quiz(kind: QuizKind, parts: QuizPart[]): Quiz {
  return { id: kind, kind, question: '', why: '', parts }
}

const single = quiz('single', [part('a'), part('b', correct), part('c')])
const multiple = quiz('multiple', [part('a', correct), part('b', correct), part('c')])
const order = quiz('order', [part('a'), part('b'), part('c')])
const gap = quiz('gap', [
  part('sum', { answers: ['1,200', 'twelve hundred'] }),
  part('word', { answers: ['Правила'] }),
])
const rate = quiz('rate', [part('role', { answers: ['5'] }), part('tone', { answers: ['1'] })])

test.each([
  [single, ['b'], true, 1, 1],
  [single, ['a'], false, 0, 1],
  [single, [], false, 0, 1],
  [single, ['nope'], false, 0, 1],
  [multiple, ['b', 'a'], true, 3, 3],
  [multiple, ['a'], false, 2, 3],
  [multiple, ['a', 'b', 'c'], false, 2, 3],
  [multiple, ['c'], false, 0, 3],
  [order, ['a', 'b', 'c'], true, 3, 3],
  [order, ['a', 'c', 'b'], false, 1, 3],
  [order, ['a', 'b'], false, 2, 3],
  [gap, ['sum:1200', 'word:правила'], true, 2, 2],
  [gap, ['sum:$1 200.', 'word: ПРАВИЛА '], true, 2, 2],
  [gap, ['sum:Twelve hundred', 'word:'], false, 1, 2],
  [gap, ['sum:12', 'word:правило'], false, 0, 2],
  [rate, ['role:4', 'tone:2'], true, 2, 2],
  [rate, ['role:5', 'tone:3'], false, 1, 2],
  [rate, ['tone:1'], false, 1, 2],
] as const)(
  'gradeQuiz(%o, %j) is solved: %s, with %i of %i parts right',
  (quizCase, answer, isRight, rightCount, partCount) => {
    const { verdicts: _, ...result } = gradeQuiz(quizCase, answer)
    expect(result).toEqual({ isRight, rightCount, partCount })
  },
)

test.each([single, multiple, order, gap, rate])(
  'the solution of a quiz of kind $kind is graded as right',
  (quizCase) => {
    expect(gradeQuiz(quizCase, getSolution(quizCase)).isRight).toBe(true)
  },
)

test('an answer can be checked once all gaps and ratings are filled in', () => {
  expect(isAnswered(single, [])).toBe(false)
  expect(isAnswered(single, ['a'])).toBe(true)
  expect(isAnswered(order, [])).toBe(true)
  expect(isAnswered(gap, ['sum:1'])).toBe(false)
  expect(isAnswered(gap, ['sum:1', 'word: '])).toBe(false)
  expect(isAnswered(rate, setValue(setValue([], 'role', '1'), 'tone', '5'))).toBe(true)
})

test.each([
  ['1,200', '1200'],
  ['1\u202F200', '1200'],
  ['0,0031', '0.0031'],
  ['$5.10', '5.10'],
  ['12,5', '12.5'],
  ['памʼять', "пам'ять"],
  ['пам’ять', "пам'ять"],
  ['«Формат».', 'формат'],
  ['−3', '-3'],
  ['  Two   words ', 'two words'],
])('%s in a gap is normalized to %s', (typed, read) => {
  expect(normalizeAnswer(typed)).toBe(read)
})

test('shuffled steps are never in the right order and always in the same one', () => {
  const abc = ['a', 'b', 'c', 'd', 'e']
  for (const ids of [2, 3, 5].map((count) => abc.slice(0, count))) {
    for (const id of ['one', 'two', 'three', 'four']) {
      const quizCase = { id, parts: ids.map((partId) => part(partId)) }
      const shuffled = shuffledIds(quizCase)
      expect(shuffled).not.toEqual(ids)
      expect(shuffled.toSorted()).toEqual(ids)
      expect(shuffledIds(quizCase)).toEqual(shuffled)
    }
  }
})
