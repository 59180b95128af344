import type { ListItem, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

import { getTaskId } from '#scripts/mdx/task-id.ts'
import { courseTextSchema } from '#src/content/schema/course-text.ts'
import { PAID_COURSE } from '#src/lib/course-progress.ts'
import { twoDigits } from '#src/lib/numbers.ts'

import { checkQuizzes, type Quiz, getQuizzes } from './check-quizzes.ts'
import { getDocuments, type Library } from './library.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

type Lesson = Library['lessons'][number]

/** Checks that modules are numbered in order and keep students' work by the same ids in both languages. */
export function checkLessons({ lessons }: Pick<Library, 'lessons'>): Problem[] {
  const moduleNumbers = new Set(lessons.map(({ data }) => data.module))
  const modules = Array.from({ length: Math.max(1, ...moduleNumbers) }, (_, index) => index + 1)
  return [
    ...lessons.flatMap((lesson) => [
      ...checkNumbers(lesson, lessons),
      ...(lesson.body ? checkTasks(lesson.file, lesson.body) : []),
      ...(lesson.body ? checkQuizzes(lesson.file, lesson.body) : []),
      ...compareLanguages(lesson, lessons),
    ]),
    ...checkQuizIds(lessons),
    ...modules
      .filter((module) => !moduleNumbers.has(module))
      .map((module) => ({ file: 'content/lessons', message: `has no module ${module}` })),
  ]
}

function checkNumbers({ file, id, locale, data }: Lesson, lessons: readonly Lesson[]): Problem[] {
  const earlier = lessons.filter((other) => other.id < id && other.locale === locale)
  const problems: Problem[] = []
  const fail = (field: string, message: string) => problems.push({ file, field, message })
  if (data.module !== Number(/^\d+/.exec(id)?.[0])) {
    const prefix = `${twoDigits(data.module)}-`
    fail(
      'module',
      `is ${data.module}, but the folder is ${id} (allowed: a folder whose name begins with ${prefix})`,
    )
  }
  const double = earlier.find((other) => other.data.module === data.module)
  if (double) fail('module', `is ${data.module}, which is also used by ${double.file}`)
  const duplicate = earlier.find((other) => other.data.id === data.id)
  if (duplicate) {
    const next = Math.max(...lessons.map((lesson) => lesson.data.id)) + 1
    fail(
      'id',
      `is ${data.id}, which is also used by ${duplicate.file} (allowed: a unique id that never changes, because students’ work is stored under it; for a new module: ${next})`,
    )
  }
  return problems
}

/** Checks that every task has a unique id, under which a student's tick is stored. */
function checkTasks(file: string, body: Root): Problem[] {
  const ids = new Set<string>()
  return getTasks(body).flatMap((task): Problem[] => {
    const id = getTaskId(task)
    const line = task.position?.start.line
    if (id === undefined) {
      const message =
        'has a task without an id, under which ticks are stored (write {/* id: short-name */} at its end, the same in both languages)'
      return [{ file, line, message }]
    }
    if (ids.has(id))
      return [{ file, line, message: `has the task "${id}" twice (give each its own id)` }]
    ids.add(id)
    return []
  })
}

function getTasks(body: Root): ListItem[] {
  const tasks: ListItem[] = []
  visit(body, 'listItem', (node) => {
    if (typeof node.checked === 'boolean') tasks.push(node)
  })
  return tasks
}

/** Ids that a quiz or an exercise shares with another of the course, in the lessons of one language. */
function checkQuizIds(lessons: readonly Lesson[]): Problem[] {
  const places = new Map<string, string>()
  return lessons.flatMap(({ file, locale, body }) =>
    (body ? getQuizzes(body).quizzes : []).flatMap(({ id, line }) => {
      const first = places.get(`${locale} ${id}`)
      if (first === undefined) places.set(`${locale} ${id}`, `${file}:${line}`)
      if (first === undefined || id === '') return []
      const message = `has the id "${id}", which is also used by ${first} (allowed: a unique id for each quiz and exercise, because answers are stored under it)`
      return [{ file, line, message }]
    }),
  )
}

/** Compares what students' work is kept by with the English version. */
function compareLanguages({ file, id, locale, body }: Lesson, lessons: readonly Lesson[]) {
  const original = lessons.find((other) => other.id === id && other.locale === 'en')
  if (locale === 'en' || !original?.body || !body) return []
  const [translatedParts, originalParts] = [getStoredParts(body), getStoredParts(original.body)]
  return [...new Set([...translatedParts.keys(), ...originalParts.keys()])].flatMap(
    (part): Problem[] => {
      const [translated, expected] = [translatedParts.get(part), originalParts.get(part)]
      if (translated?.words === expected?.words) return []
      const location = expected?.line ? `${original.file}:${expected.line}` : original.file
      const message = `has ${translated?.words ?? `no ${part}`}, but ${location} has ${expected?.words ?? 'none'} (allowed: the same in both languages)`
      return [{ file, line: translated?.line, message }]
    },
  )
}

/** Parts of a lesson under which work is stored, each with its description and line. */
function getStoredParts(body: Root) {
  const counts = { parts: 0, prompts: 0, exercises: 0 }
  for (const node of body.children) {
    if (node.type === 'heading' && node.depth === 2 && toString(node)) counts.parts += 1
  }
  visit(body, 'mdxJsxFlowElement', ({ name }) => {
    if (name === 'Prompt') counts.prompts += 1
    if (name === 'Task') counts.exercises += 1
  })
  const parts = new Map<string, { words: string; line?: number | undefined }>()
  for (const [part, n] of Object.entries(counts)) parts.set(part, { words: `${n} ${part}` })
  for (const task of getTasks(body)) {
    const part = `task "${getTaskId(task)}"`
    if (getTaskId(task)) parts.set(part, { words: `the ${part}`, line: task.position?.start.line })
  }
  for (const quiz of getQuizzes(body).quizzes) {
    const part = `<${quiz.tag} id="${quiz.id}">`
    parts.set(part, { words: part + describeQuiz(quiz), line: quiz.line })
  }
  return parts
}

/** Kind, parts and solution of a quiz: ` of kind single with tone, context (right)`. */
function describeQuiz({ kind, parts }: Quiz): string {
  if (!kind) return ''
  const solved = parts.map(({ id, isCorrect, answers }) =>
    kind === 'rate' ? `${id} (${answers})` : isCorrect ? `${id} (right)` : id,
  )
  return ` of kind ${kind} with ${solved.join(', ')}`
}

/** Checks that the course that access codes open is there, and only it has a course area and a free lesson. */
export function checkPaidCourse(
  files: readonly ContentFile[],
  { courses, lessons }: Pick<Library, 'courses' | 'lessons'>,
): Problem[] {
  if (courses.length === 0 || lessons.length === 0) return []
  if (!courses.some(({ id }) => id === PAID_COURSE)) {
    const message = `is missing, but content/lessons contains its lessons (expected: the folder of the course that access codes open)`
    return [{ file: `content/courses/${PAID_COURSE}/course.yaml`, message }]
  }
  const last = Math.max(...lessons.map(({ data }) => data.module))
  return courses.flatMap(({ file, id, data: { area, freeModule } }) => {
    const problems: Problem[] = []
    const fail = (field: string, message: string) => problems.push({ file, field, message })
    const isPaid = id === PAID_COURSE
    if (isPaid && area === undefined)
      fail('area', 'is missing (expected: /dashboard, the course area)')
    if (!isPaid && area !== undefined)
      fail('area', `is "${area}", but access codes open ${PAID_COURSE} only (remove the field)`)
    if (freeModule === undefined) return problems
    if (!isPaid || freeModule > last) {
      fail(
        'freeModule',
        `is ${freeModule} (allowed: 1 to ${last}, only in the course ${PAID_COURSE})`,
      )
      return problems
    }
    for (const text of getDocuments(files, courseTextSchema)) {
      if (text.id !== id || text.data.freeLesson) continue
      const message = `is missing, but ${file} has a freeModule`
      problems.push({ file: text.file, field: 'freeLesson', message })
    }
    return problems
  })
}
