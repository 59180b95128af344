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
  const source = `---\n${names}\ntitle: T\nminutes: 30\nsummary: S.\n---\n\n${body}`
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
    'content/lessons/01-x/lesson.uk.mdx: has no task "one", but content/lessons/01-x/lesson.en.mdx:11 has the task "one" (allowed: the same in both languages)',
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
    'content/lessons/01-x/lesson.en.mdx:12: has a task without an id, under which ticks are stored (write {/* id: short-name */} at its end, the same in both languages)',
    'content/lessons/01-x/lesson.uk.mdx:12: has the task "one" twice (give each its own id)',
    'content/lessons/02-x/lesson.uk.mdx:12: has the task "other", but content/lessons/02-x/lesson.en.mdx has none (allowed: the same in both languages)',
    'content/lessons/02-x/lesson.uk.mdx: has no task "new", but content/lessons/02-x/lesson.en.mdx:11 has the task "new" (allowed: the same in both languages)',
  ])
})
