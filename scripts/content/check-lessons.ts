import type { ListItem, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

import { taskIdOf } from '#scripts/mdx/task-id.ts'
import { courseTextSchema } from '#src/content/schema/course-text.ts'
import { PAID_COURSE } from '#src/lib/course-progress.ts'
import { findDuplicates } from '#src/lib/lists.ts'
import { twoDigits } from '#src/lib/numbers.ts'

import { checkQuizzes, type Quiz, quizzesIn } from './check-quizzes.ts'
import { documentsOf, type Library } from './library.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

type Lesson = Library['lessons'][number]

/** Checks that modules are numbered in order and keep students' work by the same ids in both languages. */
export function checkLessons({ lessons }: Pick<Library, 'lessons'>): Problem[] {
  const known = new Set(lessons.map(({ data }) => data.module))
  const modules = Array.from({ length: Math.max(1, ...known) }, (_, index) => index + 1)
  return [
    ...lessons.flatMap((lesson) => [
      ...checkNumbers(lesson, lessons),
      ...(lesson.body ? checkTasks(lesson.file, lesson.body) : []),
      ...(lesson.body ? checkQuizzes(lesson.file, lesson.body) : []),
      ...compareLanguages(lesson, lessons),
    ]),
    ...checkQuizIds(lessons),
    ...modules
      .filter((module) => !known.has(module))
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
  const same = earlier.find((other) => other.data.id === data.id)
  if (same) {
    const next = Math.max(...lessons.map((lesson) => lesson.data.id)) + 1
    const message = `is ${data.id}, which is also used by ${same.file} (allowed: one of its own, which never changes, as students’ work is kept by it; a new module takes ${next})`
    problems.push({ file, field: 'id', message })
  }
  return problems
}

/** Checks that every task has a unique id, under which a student's tick is stored. */
function checkTasks(file: string, body: Root): Problem[] {
  const tasks = tasksIn(body).map((task) => ({ id: taskIdOf(task), ...task.position?.start }))
  const named = tasks.filter(({ id }) => id !== undefined)
  return [
    ...tasks
      .filter(({ id }) => id === undefined)
      .map(({ line }) => ({
        file,
        line,
        message: `has a task without an id, by which ticks are kept (write {/* id: short-name */} at its end, the same in both languages)`,
      })),
    ...findDuplicates(named.map(({ id }) => String(id))).map((at) => ({
      file,
      line: named[at]?.line,
      message: `has the task "${named[at]?.id}" twice (give each its own id)`,
    })),
  ]
}

function tasksIn(body: Root): ListItem[] {
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
    (body ? quizzesIn(body).quizzes : []).flatMap(({ id, line }) => {
      const first = places.get(`${locale} ${id}`)
      if (first === undefined) places.set(`${locale} ${id}`, `${file}:${line}`)
      if (first === undefined || id === '') return []
      const message = `has the id "${id}", and so has ${first} (give each quiz and exercise of the course its own: answers are kept by it)`
      return [{ file, line, message }]
    }),
  )
}

/** Compares what students' work is kept by with the English version. */
function compareLanguages({ file, id, locale, body }: Lesson, lessons: readonly Lesson[]) {
  const twin = lessons.find((other) => other.id === id && other.locale === 'en')
  if (locale === 'en' || !twin?.body || !body) return []
  const [own, other] = [storedParts(body), storedParts(twin.body)]
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((what): Problem[] => {
    const [mine, theirs] = [own.get(what), other.get(what)]
    if (mine?.words === theirs?.words) return []
    const place = theirs?.line ? `${twin.file}:${theirs.line}` : twin.file
    const message = `has ${mine?.words ?? `no ${what}`}, but ${place} has ${theirs?.words ?? 'none'} (allowed: the same in both languages)`
    return [{ file, message, ...(mine?.line && { line: mine.line }) }]
  })
}

/** Parts of a lesson under which work is stored, each with its description and line. */
function storedParts(body: Root) {
  const counts = { parts: 0, prompts: 0, exercises: 0 }
  for (const node of body.children) {
    if (node.type === 'heading' && node.depth === 2 && toString(node)) counts.parts += 1
  }
  visit(body, 'mdxJsxFlowElement', ({ name }) => {
    if (name === 'Prompt') counts.prompts += 1
    if (name === 'Task') counts.exercises += 1
  })
  return new Map<string, { words: string; line?: number | undefined }>([
    ...Object.entries(counts).map(([what, n]) => [what, { words: `${n} ${what}` }] as const),
    ...tasksIn(body).flatMap((task) => {
      const what = `task "${taskIdOf(task)}"`
      const line = task.position?.start.line
      return taskIdOf(task) ? [[what, { words: `the ${what}`, line }] as const] : []
    }),
    ...quizzesIn(body).quizzes.map((quiz) => {
      const what = `<${quiz.tag} id="${quiz.id}">`
      return [what, { words: `${what}${describeQuiz(quiz)}`, line: quiz.line }] as const
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
    const message = `is missing, though content/lessons holds the course (expected: the folder of the course that access codes open)`
    return [{ file: `content/courses/${PAID_COURSE}/course.yaml`, message }]
  }
  return courses.flatMap(({ file, id, data }): Problem[] => {
    const isPaid = id === PAID_COURSE
    if (isPaid === (data.area !== undefined)) return []
    const message = isPaid
      ? 'is missing (expected: /dashboard, where the course is taken)'
      : `is "${data.area}", but access codes open ${PAID_COURSE} alone (take the field out)`
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
      const message = `is ${freeModule} (allowed: 1 to ${last}, in the course ${PAID_COURSE} alone)`
      return [{ file, field: 'freeModule', message }]
    }
    return documentsOf(files, courseTextSchema)
      .filter((text) => text.file.startsWith(`content/courses/${id}/`) && !text.data.freeLesson)
      .map((text) => ({
        file: text.file,
        field: 'freeLesson',
        message: `is missing, though ${file} names a freeModule`,
      }))
  })
}
