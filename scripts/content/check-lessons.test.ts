import { expect, test } from 'vitest'

import { CourseText } from '#src/content/schema/course-text.ts'

import { checkLessons, checkPaidCourse } from './check-lessons.ts'
import type { Library } from './library.ts'
import { formatProblem } from './problem.ts'
import { type ContentFile, parseContentFile } from './read-content.ts'

const BODY = '## Part\n\n- [ ] Task {/* id: one */}\n'

const getNumber = (path: string) => Number(/\d/.exec(path.replace(/^0/, ''))?.[0])

function lesson(path: string, body = BODY, id: number | undefined = getNumber(path)): ContentFile {
  const names = `${id === 0 ? '' : `id: ${id}\n`}module: ${getNumber(path)}`
  const source = `---\n${names}\ntitle: T\nminutes: 30\nsummary: S.\n---\n${body}\n`
  return parseContentFile(
    `content/lessons/${path.replace('/', '/lesson.')}.mdx`,
    new TextEncoder().encode(source),
  )
}

function getProblems(files: ContentFile[]): string[] {
  const library = { lessons: files.filter(({ data }) => data) } as unknown as Library
  return checkLessons(library).map(formatProblem)
}

const lessons = [1, 2, 3, 4, 5].flatMap((number) => [
  lesson(`0${number}-x/en`),
  lesson(`0${number}-x/uk`),
])

test('five modules with the same parts and tasks in both languages are valid', () => {
  expect(lessons.flatMap(({ problems }) => problems)).toEqual([])
  expect(getProblems(lessons)).toEqual([])
})

test('a missing module and a missing task are reported with their file', () => {
  const files = [lesson('01-x/en'), lesson('01-x/uk', '## Part\n'), ...lessons.slice(4)]
  expect(getProblems(files)).toEqual([
    'content/lessons/01-x/lesson.uk.mdx: has no task "one", but content/lessons/01-x/lesson.en.mdx:10 has the task "one" (allowed: the same in both languages)',
    'content/lessons: has no module 2',
  ])
})

test.each([
  ['1 prompts', '<Prompt title="P">\n\na\n\n</Prompt>', '0 prompts'],
  ['1 exercises', '<Task title="T">\n\na\n\n</Task>', '0 exercises'],
  ['2 parts', '## More', '1 parts'],
])('%s in only one language are reported', (description, element, otherDescription) => {
  const files = [lesson('01-x/en'), lesson('01-x/uk', `${BODY}\n${element}\n`), ...lessons.slice(2)]
  expect(getProblems(files)).toEqual([
    `content/lessons/01-x/lesson.uk.mdx: has ${description}, but content/lessons/01-x/lesson.en.mdx has ${otherDescription} (allowed: the same in both languages)`,
  ])
})

test('a module number used twice is reported with both files', () => {
  const duplicates = [lesson('02-y/en', BODY, 9), lesson('02-y/uk', BODY, 9)]
  expect(getProblems([...lessons, ...duplicates])).toEqual([
    'content/lessons/02-y/lesson.en.mdx: field "module": is 2, which is also used by content/lessons/02-x/lesson.en.mdx',
    'content/lessons/02-y/lesson.uk.mdx: field "module": is 2, which is also used by content/lessons/02-x/lesson.uk.mdx',
  ])
})

test('a module without an id, or with the id of another one, is reported', () => {
  const withoutId = lesson('06-x/en', BODY, 0)
  expect(withoutId.problems.map(formatProblem)).toEqual([
    'content/lessons/06-x/lesson.en.mdx:2: field "id": is missing',
  ])
  const duplicates = [lesson('06-x/en', BODY, 2), lesson('06-x/uk', BODY, 2)]
  const message =
    'allowed: a unique id that never changes, because students’ work is stored under it; for a new module: 6'
  expect(getProblems([...lessons, ...duplicates])).toEqual(
    ['en', 'uk'].map(
      (locale) =>
        `content/lessons/06-x/lesson.${locale}.mdx: field "id": is 2, which is also used by content/lessons/02-x/lesson.${locale}.mdx (${message})`,
    ),
  )
  // A wrong position is a different problem.
  const moved = lessons.with(0, lesson('01-x/en', BODY, 7)).with(1, lesson('01-x/uk', BODY, 7))
  expect(getProblems(moved)).toEqual([])
})

test('a folder with an invalid name is reported with the expected prefix', () => {
  expect(getProblems([...lessons.slice(2), lesson('x1/en'), lesson('x1/uk')])).toEqual([
    'content/lessons/x1/lesson.en.mdx: field "module": is 1, but the folder is x1 (allowed: a folder whose name begins with 01-)',
    'content/lessons/x1/lesson.uk.mdx: field "module": is 1, but the folder is x1 (allowed: a folder whose name begins with 01-)',
  ])
})

test('a course may have any number of modules, but at least one', () => {
  expect(getProblems(lessons.slice(0, 4))).toEqual([])
  expect(getProblems([...lessons, lesson('06-x/en'), lesson('06-x/uk')])).toEqual([])
  expect(getProblems([])).toEqual(['content/lessons: has no module 1'])
})

test('an unknown component is rejected with the list of known ones', () => {
  const body =
    '<VideoCard href="https://example.com" title="T" />\n\n<Prompt title="P">\n\na\n\n</Prompt>'
  const { file, article } = lesson('01-x/en', body)
  const problems = (article?.problems ?? []).map((problem) => formatProblem({ file, ...problem }))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/uses <VideoCard> \(allowed: Bars, .*Prompt/)
})

test.each([
  [
    '<Flow caption="C">\n\nwords\n\n</Flow>',
    '<Flow> contains no list (allowed: lines that begin with',
  ],
  [
    '<Bars caption="C">\n\nwords\n\n</Bars>',
    '<Bars> contains no list (allowed: lines such as - Answer: 300)',
  ],
  [
    '<Bars caption="C">\n\n- Answer: 3,000\n- Words: many\n\n</Bars>',
    '<Bars> contains the line "Words: many" (allowed: a name and a number, Answer: 300)',
  ],
])('a chart of %j is rejected', (body, message) => {
  const file = lesson('01-x/en', body)
  expect(file.article?.problems.map((problem) => problem.message)).toEqual([
    expect.stringContaining(message),
  ])
})

test('a heading inside a component starts no part', () => {
  const files = [
    lesson('01-x/en'),
    lesson('01-x/uk', `${BODY}\n<Callout kind="tip">\n\n## Inside\n\n</Callout>\n`),
  ]
  expect(getProblems([...files, ...lessons.slice(2)])).toEqual([])
})

test.each<[what: string, courses: object[], page: object, sentences: string[]]>([
  ['right', [{ area: '/dashboard', freeModule: 1 }], { freeLesson: {} }, []],
  ['right without a free lesson', [{ area: '/dashboard' }], {}, []],
  [
    'without its area, and another with one',
    [{}, { area: '/dashboard' }],
    {},
    [
      'pi-course/course.yaml: field "area": is missing (expected: /dashboard, the course area)',
      'other/course.yaml: field "area": is "/dashboard", but access codes open pi-course only (remove the field)',
    ],
  ],
  [
    'with a free module that it lacks, and another with one',
    [{ area: '/dashboard', freeModule: 6 }, { freeModule: 1 }],
    { freeLesson: {} },
    [
      'pi-course/course.yaml: field "freeModule": is 6 (allowed: 1 to 5, only in the course pi-course)',
      'other/course.yaml: field "freeModule": is 1 (allowed: 1 to 5, only in the course pi-course)',
    ],
  ],
  [
    'with a free lesson that has no text',
    [{ area: '/dashboard', freeModule: 1 }],
    {},
    [
      'pi-course/page.en.yaml: field "freeLesson": is missing, but pi-course/course.yaml has a freeModule',
    ],
  ],
])('the course that access codes open is %s', (_what, courses, data, sentences) => {
  expect(checkCourses(['pi-course', 'other'].slice(0, courses.length), courses, data)).toEqual(
    sentences,
  )
})

test('a course that access codes cannot open is reported', () => {
  expect(checkCourses(['other'], [{}], {})).toEqual([
    expect.stringMatching(/^pi-course\/course\.yaml: is missing, but content\/lessons/),
  ])
})

function checkCourses(ids: string[], courses: object[], text: object): string[] {
  const page = {
    file: 'content/courses/pi-course/page.en.yaml',
    id: 'pi-course',
    type: CourseText,
    data: text,
  } as unknown as ContentFile
  const library = {
    lessons,
    courses: ids.map((id, index) => ({
      file: `content/courses/${id}/course.yaml`,
      id,
      data: courses[index],
    })),
  } as unknown as Library
  return checkPaidCourse([page], library).map((problem) =>
    formatProblem(problem).replaceAll('content/courses/', ''),
  )
}

test('a task without an id, a duplicate id and ids that differ by language are reported', () => {
  const checkTaskOrder = (...tasks: string[]) =>
    `## Part\n\n${tasks.map((task) => `- [ ] ${task}`).join('\n')}\n`
  const files = [
    lesson('01-x/en', checkTaskOrder('A {/* id: one */}', 'B')),
    lesson('01-x/uk', checkTaskOrder('А {/* id: one */}', 'Б {/* id: one */}')),
    lesson('02-x/en', checkTaskOrder('A {/* id: new */}', 'B {/* id: tick-1 */}')),
    lesson('02-x/uk', checkTaskOrder('А {/* id: tick-1 */}', 'Б {/* id: other */}')),
    ...lessons.slice(4),
  ]
  expect(getProblems(files)).toEqual([
    'content/lessons/01-x/lesson.en.mdx:11: has a task without an id, under which ticks are stored (write {/* id: short-name */} at its end, the same in both languages)',
    'content/lessons/01-x/lesson.uk.mdx:11: has the task "one" twice (give each its own id)',
    'content/lessons/02-x/lesson.uk.mdx:11: has the task "other", but content/lessons/02-x/lesson.en.mdx has none (allowed: the same in both languages)',
    'content/lessons/02-x/lesson.uk.mdx: has no task "new", but content/lessons/02-x/lesson.en.mdx:10 has the task "new" (allowed: the same in both languages)',
  ])
})

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

/** Problems of the English lesson, with the same or another body in Ukrainian. */
function getQuizProblems(body: string, translation = body): string[] {
  const files = [lesson('01-x/en', body), lesson('01-x/uk', translation)]
  const fileProblems = files.flatMap(({ file, article }) =>
    (article?.problems ?? []).map((problem) => formatProblem({ file, ...problem })),
  )
  const allProblems = [...fileProblems, ...getProblems(files)]
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
  for (const body of bodies) expect(getQuizProblems(body)).toEqual([])
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
  expect(getQuizProblems(body)).toEqual(expected)
})

test('all mistakes of a lesson are reported at once', () => {
  const body = `${removeText(' correct')}\n\n<Exercise id="e" title="T">\n\nWrite.\n\n</Exercise>`
  expect(getQuizProblems(body)).toHaveLength(3)
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
  expect(getQuizProblems(SINGLE_QUIZ, translation)).toEqual(expected)
})
