import type { ListItem, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

import { getTaskId } from '#scripts/mdx/task-id.ts'
import { courseTextSchema } from '#src/content/schema/course-text.ts'
import { PAID_COURSE } from '#src/lib/course-progress.ts'
import { findDuplicates } from '#src/lib/lists.ts'
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
  if (data.module !== Number(/^\d+/.exec(id)?.[0])) {
    const message = `is ${data.module}, but the folder is ${id} (allowed: a folder whose name begins with ${twoDigits(data.module)}-)`
    problems.push({ file, field: 'module', message })
  }
  const double = earlier.find((other) => other.data.module === data.module)
  if (double) {
    const message = `is ${data.module}, which is also used by ${double.file}`
    problems.push({ file, field: 'module', message })
  }
  const duplicate = earlier.find((other) => other.data.id === data.id)
  if (duplicate) {
    const next = Math.max(...lessons.map((lesson) => lesson.data.id)) + 1
    const message = `is ${data.id}, which is also used by ${duplicate.file} (allowed: a unique id that never changes, because students’ work is stored under it; for a new module: ${next})`
    problems.push({ file, field: 'id', message })
  }
  return problems
}

/** Checks that every task has a unique id, under which a student's tick is stored. */
function checkTasks(file: string, body: Root): Problem[] {
  const tasks = getTasks(body).map((task) => ({ id: getTaskId(task), ...task.position?.start }))
  const named = tasks.filter(({ id }) => id !== undefined)
  return [
    ...tasks
      .filter(({ id }) => id === undefined)
      .map(({ line }) => ({
        file,
        line,
        message: `has a task without an id, under which ticks are stored (write {/* id: short-name */} at its end, the same in both languages)`,
      })),
    ...findDuplicates(named.map(({ id }) => String(id))).map((index) => ({
      file,
      line: named[index]?.line,
      message: `has the task "${named[index]?.id}" twice (give each its own id)`,
    })),
  ]
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
      return [{ file, message, ...(translated?.line && { line: translated.line }) }]
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
  return new Map<string, { words: string; line?: number | undefined }>([
    ...Object.entries(counts).map(([part, n]) => [part, { words: `${n} ${part}` }] as const),
    ...getTasks(body).flatMap((task) => {
      const part = `task "${getTaskId(task)}"`
      const line = task.position?.start.line
      return getTaskId(task) ? [[part, { words: `the ${part}`, line }] as const] : []
    }),
    ...getQuizzes(body).quizzes.map((quiz) => {
      const part = `<${quiz.tag} id="${quiz.id}">`
      return [part, { words: `${part}${describeQuiz(quiz)}`, line: quiz.line }] as const
    }),
  ])
}

/** Kind, parts and solution of a quiz: ` of kind single with tone, context (right)`. */
function describeQuiz({ kind, parts }: Quiz): string {
  if (!kind) return ''
  const solved = parts.map(({ id, isCorrect, answers }) =>
    kind === 'rate' ? `${id} (${answers})` : isCorrect ? `${id} (right)` : id,
  )
  return ` of kind ${kind} with ${solved.join(', ')}`
}

/** Checks that only the first course of the path has a course area, because access codes open one course. */
export function checkPaidCourse({ courses, lessons }: Library): Problem[] {
  if (courses.length === 0 || lessons.length === 0) return []
  if (!courses.some(({ id }) => id === PAID_COURSE)) {
    const message = `is missing, but content/lessons contains its lessons (expected: the folder of the course that access codes open)`
    return [{ file: `content/courses/${PAID_COURSE}/course.yaml`, message }]
  }
  return courses.flatMap(({ file, id, data }): Problem[] => {
    const isPaid = id === PAID_COURSE
    if (isPaid === (data.area !== undefined)) return []
    const message = isPaid
      ? 'is missing (expected: /dashboard, the course area)'
      : `is "${data.area}", but access codes open ${PAID_COURSE} only (remove the field)`
    return [{ file, field: 'area', message }]
  })
}

/** Checks that the free lesson is a module of the paid course and its page has a text. */
export function checkFreeLesson(
  files: readonly ContentFile[],
  { courses, lessons }: Pick<Library, 'courses' | 'lessons'>,
): Problem[] {
  const last = Math.max(...lessons.map(({ data }) => data.module))
  return courses.flatMap(({ file, id, data: { freeModule } }): Problem[] => {
    if (freeModule === undefined) return []
    if (id !== PAID_COURSE || freeModule > last) {
      const message = `is ${freeModule} (allowed: 1 to ${last}, only in the course ${PAID_COURSE})`
      return [{ file, field: 'freeModule', message }]
    }
    return getDocuments(files, courseTextSchema)
      .filter((text) => text.file.startsWith(`content/courses/${id}/`) && !text.data.freeLesson)
      .map((text) => ({
        file: text.file,
        field: 'freeLesson',
        message: `is missing, but ${file} has a freeModule`,
      }))
  })
}
