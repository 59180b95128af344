import { expect, test } from 'vitest'

import { checkLessons } from './check-lessons.ts'
import type { Library } from './library.ts'
import { formatProblem } from './problem.ts'
import { type ContentFile, parseContentFile } from './read-content.ts'

const SINGLE_QUIZ = `<Quiz id="first-part" kind="single" question="Which part?">

<Choice id="tone" why="It comes last.">Tone</Choice>

<Choice id="context" correct why="Facts come first.">Context</Choice>

</Quiz>`

const EXERCISE = `<Exercise id="one-letter" title="Write a letter">

A buyer waits.

<ModelAnswer>

It comes on Monday.

</ModelAnswer>

<Compare>

- It names a day.

</Compare>

</Exercise>`

/** A lesson whose body begins on line 8. */
function lesson(path: string, body: string): ContentFile {
  const module = Number(/\d/.exec(path.replace(/^0/, ''))?.[0])
  const source = `---\nid: ${module}\nmodule: ${module}\ntitle: T\nminutes: 30\nsummary: S.\n---\n${body}\n`
  return parseContentFile(
    `content/lessons/${path.replace('/', '/lesson.')}.mdx`,
    new TextEncoder().encode(source),
  )
}

/** Problems of the English lesson, with the same or another body in Ukrainian. */
function getProblems(body: string, translation = body): string[] {
  const files = [lesson('01-x/en', body), lesson('01-x/uk', translation)]
  const fileProblems = files.flatMap(({ file, article }) =>
    (article?.problems ?? []).map((problem) => formatProblem({ file, ...problem })),
  )
  const library = { lessons: files } as unknown as Library
  const allProblems = [...fileProblems, ...checkLessons(library).map(formatProblem)]
  return allProblems
    .filter((problem) => translation !== body || problem.includes('/lesson.en.mdx'))
    .map((problem) => problem.replaceAll('content/lessons/01-x/lesson.', ''))
}

test('a quiz of each kind and an exercise are valid', () => {
  const bodies = [
    SINGLE_QUIZ,
    EXERCISE,
    SINGLE_QUIZ.replace('"single"', '"multiple"'),
    '<Quiz id="o" kind="order" question="Q?" why="W.">\n\n<Choice id="a">A</Choice>\n<Choice id="b">B</Choice>\n\n</Quiz>',
    '<Quiz id="g" kind="gap" question="Q?" why="W.">\n\nIt costs $<Gap id="sum" answers="12 | twelve" />.\n\n</Quiz>',
    '<Quiz id="r" kind="rate" question="Q?">\n\n> Words.\n\n<Criterion id="a" mark="1" why="W.">A</Criterion>\n\n<Criterion id="b" mark="5" why="W.">B</Criterion>\n\n</Quiz>',
  ]
  for (const body of bodies) expect(getProblems(body)).toEqual([])
})

const removeText = (text: string) => SINGLE_QUIZ.replace(text, '')

test.each([
  [
    'no right answer',
    removeText(' correct'),
    ['en.mdx:8: the quiz "first-part" has no right answer (write correct in its <Choice>)'],
  ],
  [
    'two right answers of one',
    SINGLE_QUIZ.replace('id="tone"', 'id="tone" correct'),
    [
      'en.mdx:8: the quiz "first-part" has 2 right answers, but kind="single" allows one (write kind="multiple")',
    ],
  ],
  [
    'a choice that says no why',
    removeText(' why="It comes last."'),
    ['en.mdx:10: the choice "tone" of the quiz "first-part" has no explanation (write why="…")'],
  ],
  [
    'two parts alike',
    SINGLE_QUIZ.replace('id="tone"', 'id="context"'),
    ['en.mdx:12: the quiz "first-part" has two parts "context" (give each its own id)'],
  ],
  [
    'an order of one, and no why',
    '<Quiz id="o" kind="order" question="Q?">\n\n<Choice id="a">A</Choice>\n\n</Quiz>',
    [
      'en.mdx:8: the quiz "o" has 1 <Choice> (allowed: at least two)',
      'en.mdx:8: the quiz "o" has no explanation of the order (write why="…" in <Quiz>)',
    ],
  ],
  [
    'a gap without an answer',
    '<Quiz id="g" kind="gap" question="Q?" why="W.">\n\nIt costs <Gap id="sum" answers="12 | " />.\n\n</Quiz>',
    [
      'en.mdx:10: the gap "sum" of the quiz "g" has no answer (write answers="one | another way to write it")',
    ],
  ],
  [
    'a gap quiz without a gap',
    '<Quiz id="g" kind="gap" question="Q?" why="W.">\n\nIt costs much.\n\n</Quiz>',
    ['en.mdx:8: the quiz "g" has 0 <Gap> (allowed: at least one)'],
  ],
  [
    'a choice among criteria, and one criterion',
    '<Quiz id="r" kind="rate" question="Q?">\n\n<Choice id="a" why="W.">A</Choice>\n\n<Criterion id="b" mark="5" why="W.">B</Criterion>\n\n</Quiz>',
    [
      'en.mdx:10: the quiz "r" contains <Choice>, which kind="rate" does not allow (allowed: <Criterion>)',
      'en.mdx:8: the quiz "r" has 1 <Criterion> (allowed: at least two)',
    ],
  ],
  [
    'an exercise without its halves',
    '<Exercise id="e" title="T">\n\nWrite.\n\n</Exercise>',
    [
      'en.mdx:8: the exercise "e" has no <ModelAnswer> (it needs a collapsible answer)',
      'en.mdx:8: the exercise "e" has no <Compare> (it needs a comparison list)',
    ],
  ],
  [
    'a choice outside of a quiz',
    '<Choice id="a" why="W.">A</Choice>',
    ['en.mdx:8: has <Choice> outside of a <Quiz> (put it between the tags of one)'],
  ],
  [
    'two ids alike',
    `${SINGLE_QUIZ}\n\n${EXERCISE.replace('one-letter', 'first-part')}`,
    [
      'en.mdx:16: has the id "first-part", which is also used by en.mdx:8 (allowed: a unique id for each quiz and exercise, because answers are stored under it)',
    ],
  ],
  [
    'a kind, an id and a mark that there are not',
    SINGLE_QUIZ.replace('"single"', '"true"').replace('id="tone"', 'id="Tone!"'),
    [
      'en.mdx: line 8: <Quiz> attribute "kind": is "true" (allowed: single, multiple, order, gap, rate)',
      'en.mdx: line 10: <Choice> attribute "id": is "Tone!": must consist of lower-case Latin letters, digits and hyphens',
    ],
  ],
  [
    'a correct with a value',
    SINGLE_QUIZ.replace(' correct', ' correct="yes"'),
    ['en.mdx: line 12: <Choice> attribute "correct": is "yes": must have no value'],
  ],
])('%s is reported in one sentence with its line', (_, body, expected) => {
  expect(getProblems(body)).toEqual(expected)
})

test('all mistakes of a lesson are reported at once', () => {
  const body = `${removeText(' correct')}\n\n<Exercise id="e" title="T">\n\nWrite.\n\n</Exercise>`
  expect(getProblems(body)).toHaveLength(3)
})

test.each([
  [
    EXERCISE,
    [
      'uk.mdx:8: has <Exercise id="one-letter">, but en.mdx has none (allowed: the same in both languages)',
      'uk.mdx: has no <Quiz id="first-part">, but en.mdx:8 has <Quiz id="first-part"> of kind single with tone, context (right) (allowed: the same in both languages)',
    ],
  ],
  [
    SINGLE_QUIZ.replace('"single"', '"multiple"').replace('id="tone"', 'id="role"'),
    [
      'uk.mdx:8: has <Quiz id="first-part"> of kind multiple with role, context (right), but en.mdx:8 has <Quiz id="first-part"> of kind single with tone, context (right) (allowed: the same in both languages)',
    ],
  ],
])('a quiz that differs between languages is reported', (translation, expected) => {
  expect(getProblems(SINGLE_QUIZ, translation)).toEqual(expected)
})
