import type { ListItem } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

import { taskIdOf } from '#scripts/mdx/task-id.ts'
import { courseTextSchema } from '#src/content/schema/course-text.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { PAID_COURSE } from '#src/lib/course-progress.ts'
import { findDuplicates } from '#src/lib/lists.ts'
import { twoDigits } from '#src/lib/numbers.ts'

import { checkQuizIds, checkQuizzes, compareQuizzes } from './check-quizzes.ts'
import { lessonTime } from './lesson-time.ts'
import { documentsOf, type Library } from './library.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Checks that modules are numbered in order and have the same parts and exercises in both languages. */
export function checkLessons(files: readonly ContentFile[], { lessons }: Library): Problem[] {
  const problems: Problem[] = []
  for (const { file, id, locale, data } of lessons) {
    if (data.module !== Number(/^\d+/.exec(id)?.[0])) {
      const name = `${twoDigits(data.module)}-`
      problems.push({
        file,
        field: 'module',
        message: `is ${data.module}, but the folder is ${id} (allowed: a folder whose name begins with ${name})`,
      })
    }
    const double = lessons.find(
      (other) => other.id < id && other.locale === locale && other.data.module === data.module,
    )
    if (double) {
      const message = `is ${data.module}, which is also used by ${double.file}`
      problems.push({ file, field: 'module', message })
    }
    const same = lessons.find(
      (other) => other.id < id && other.locale === locale && other.data.id === data.id,
    )
    if (same) {
      const next = Math.max(...lessons.map((lesson) => lesson.data.id)) + 1
      const message = `is ${data.id}, which is also used by ${same.file} (allowed: one of its own, which never changes, as students’ work is kept by it; a new module takes ${next})`
      problems.push({ file, field: 'id', message })
    }
    const source = files.find((one) => one.file === file)
    problems.push(...checkTasks(source), ...(source ? checkQuizzes(source) : []))
    const twin = lessons.find((other) => other.id === id && other.locale === 'en')
    if (locale === 'en' || !twin) continue
    const [own, other] = [file, twin.file].map((path) =>
      shapeOf(files.find((one) => one.file === path)),
    )
    for (const [what, count] of Object.entries(own ?? {})) {
      if (count === other?.[what]) continue
      problems.push({
        file,
        message: `has ${count} ${what}, but ${twin.file} has ${other?.[what] ?? 0}`,
      })
    }
    const [ids, twinIds] = [file, twin.file].map((path) =>
      tasksOf(files.find((one) => one.file === path)).flatMap((task) => taskIdOf(task) ?? []),
    )
    const missing = ids?.filter((one) => !twinIds?.includes(one)) ?? []
    if (missing.length > 0 && ids?.length === twinIds?.length) {
      const message = `has the task ${missing.map((one) => `"${one}"`).join(', ')}, but ${twin.file} has not (allowed: the same ids in both languages)`
      problems.push({ file, message })
    }
    const twinSource = files.find((one) => one.file === twin.file)
    if (source && twinSource) problems.push(...compareQuizzes(source, twinSource))
  }
  for (const locale of LOCALES) {
    const inLanguage = lessons.filter((lesson) => lesson.locale === locale)
    problems.push(
      ...checkQuizIds(files.filter(({ file }) => inLanguage.some((one) => one.file === file))),
    )
  }
  const known = new Set(lessons.map(({ data }) => data.module))
  for (let module = 1; module <= Math.max(1, ...known); module += 1) {
    if (known.has(module)) continue
    problems.push({ file: 'content/lessons', message: `has no module ${module}` })
  }
  return problems
}

/** Tasks of a lesson, in order. */
function tasksOf(file: ContentFile | undefined): ListItem[] {
  const tasks: ListItem[] = []
  if (!file?.body) return tasks
  visit(file.body, 'listItem', (node) => {
    if (typeof node.checked === 'boolean') tasks.push(node)
  })
  return tasks
}

/** Checks that every task has a unique id, under which a student's tick is stored. */
function checkTasks(file: ContentFile | undefined): Problem[] {
  if (!file) return []
  const tasks = tasksOf(file)
  const without = tasks.filter((task) => taskIdOf(task) === undefined)
  const named = tasks.filter((task) => taskIdOf(task) !== undefined)
  const twice = findDuplicates(named.map((task) => String(taskIdOf(task)))).map((at) => named[at])
  return [
    ...without.map((task) => ({
      file: file.file,
      line: task.position?.start.line,
      message: `has a task without an id, by which ticks are kept (write {/* id: short-name */} at its end, the same in both languages)`,
    })),
    ...twice.map((task) => ({
      file: file.file,
      line: task?.position?.start.line,
      message: `has the task "${task && taskIdOf(task)}" twice (give each its own id)`,
    })),
  ]
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

/** Allowed deviation from the duration stated by a lesson. */
const TIME_TOLERANCE = 0.1

/** Warns about lessons whose estimated duration differs from the stated one. */
export function warnAboutLessonTimes(
  files: readonly ContentFile[],
  { lessons }: Library,
): Problem[] {
  return lessons.flatMap(({ file, locale, data }) => {
    const body = files.find((one) => one.file === file)?.body
    if (!body || !locale) return []
    const { reading, exercises } = lessonTime(body, locale)
    const takes = reading + exercises
    if (Math.abs(takes - data.minutes) <= data.minutes * TIME_TOLERANCE) return []
    const message = `is ${data.minutes}, but the lesson takes about ${Math.round(takes)} (${Math.round(reading)} of reading, ${exercises} of exercises)`
    return [{ file, field: 'minutes', message }]
  })
}

/** Ids under which progress is stored, which must be the same in both languages. */
function shapeOf(file: ContentFile | undefined): Record<string, number> {
  const shape: Record<string, number> = { parts: 0, 'tick boxes': 0, prompts: 0, exercises: 0 }
  const count = (what: string) => (shape[what] = (shape[what] ?? 0) + 1)
  if (!file?.body) return shape
  for (const node of file.body.children) {
    if (node.type === 'heading' && node.depth === 2 && toString(node)) count('parts')
  }
  visit(file.body, (node) => {
    if (node.type === 'listItem' && typeof node.checked === 'boolean') count('tick boxes')
    if (node.type !== 'mdxJsxFlowElement') return
    if (node.name === 'Prompt') count('prompts')
    if (node.name === 'Task') count('exercises')
  })
  return shape
}
