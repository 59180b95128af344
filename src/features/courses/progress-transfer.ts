import { type CourseProgress, parseProgress } from '#src/lib/course-progress.ts'
import { parseModules } from '#src/storage/completed-modules.ts'
import { type Homework, parseHomework, solvedQuizzes } from '#src/storage/course-homework.ts'

/** Name of the address's part that carries progress: `/learning-path#progress=…`. */
const KEY = 'progress'

/** Shape of the file; one that changes what is there gets the next number, and this one stays readable. */
const FORMAT = 1

/** Longest text that is taken for progress: an address, and a file with the notes of a whole course. */
const MAX_LENGTH = 20_000
const MAX_FILE_LENGTH = 2_000_000

/** Progress as a file's text, which says what it is; with the work on a course, where there is any. */
export function exportProgress(progress: CourseProgress, work: object): string {
  return `${JSON.stringify({ format: FORMAT, userProgress: progress, ...work }, null, 2)}\n`
}

/**
 * Progress out of a file's text.
 * @throws TypeError for a file that holds none, SyntaxError for one that is no JSON.
 */
export function importProgress(text: string): CourseProgress {
  if (text.length > MAX_FILE_LENGTH) throw new TypeError('the text is too long to be progress')
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || !('userProgress' in value)) {
    throw new TypeError('the file holds no progress')
  }
  return parseProgress(value.userProgress)
}

/** What a link carries: progress, and of the course the finished modules and the quizzes that are solved. */
export interface CarriedProgress {
  progress: CourseProgress
  completedModules: readonly number[]
  courseHomework?: Homework
}

/** A finished module is one sign in a link, also from the eleventh on. */
const BASE = 36

/** What is known of a course, as the sum of these. */
const COMPLETED = 1
const PURCHASED = 2
const CURRENT = 4

/** A solved quiz in a link: `!0.first-part.2`, of the first module, on the second try. No course begins so. */
const QUIZ = /^!(\d{1,2})\.([a-z0-9-]+)\.(\d{1,4})$/

/**
 * Progress as the hash of an address, which no server is sent; short enough to be drawn as a code:
 * `#progress=~01~pi-course.3` has finished the first two modules, and completed and bought pi-course. Of solved
 * quizzes it says in how many tries; what else was answered and written takes a file.
 */
export function progressToHash(carried: CarriedProgress): string {
  const { progress, completedModules, courseHomework = {} } = carried
  const { completedCourses, purchasedCourses, currentCourse } = progress
  const current = currentCourse === null ? [] : [currentCourse]
  const ids = new Set([...completedCourses, ...purchasedCourses, ...current])
  const courses = [...ids].map((id) => {
    const sum =
      (completedCourses.includes(id) ? COMPLETED : 0) +
      (purchasedCourses.includes(id) ? PURCHASED : 0) +
      (currentCourse === id ? CURRENT : 0)
    return `${encodeURIComponent(id).replaceAll('~', '%7E').replace(/^!/, '%21')}.${sum}`
  })
  const quizzes = solvedQuizzes(courseHomework).map(
    ({ module, id, tries }) => `!${module}.${id}.${Math.min(tries, 9999)}`,
  )
  const modules = completedModules.map((index) => index.toString(BASE)).join('')
  return `#${KEY}=~${[modules, ...courses, ...quizzes].join('~')}`
}

/** Whether an address's hash is meant to carry progress. */
export function isProgressHash(hash: string): boolean {
  return hash.startsWith(`#${KEY}=`)
}

/** Progress out of an address's hash, or nothing for one that holds none that can be read. */
export function progressFromHash(hash: string): CarriedProgress | undefined {
  if (!isProgressHash(hash) || hash.length > MAX_LENGTH) return undefined
  const [before, modules, ...texts] = hash.slice(KEY.length + 2).split('~')
  if (before !== '' || modules === undefined || !/^[0-9a-z]*$/.test(modules)) return undefined
  const courses = texts.filter((text) => !text.startsWith('!'))
  const quizzes = texts.filter((text) => text.startsWith('!')).map((text) => QUIZ.exec(text))
  if (quizzes.includes(null)) return undefined
  const known = courses.map((text) => {
    const [, id, sum] = /^(.+)\.([1-7])$/.exec(text) ?? []
    return { id: decode(id), sum: Number(sum) }
  })
  if (known.some(({ id }) => id === undefined)) return undefined
  const idsWith = (flag: number) => known.filter(({ sum }) => sum & flag).map(({ id }) => id)
  return {
    progress: parseProgress({
      completedCourses: idsWith(COMPLETED),
      currentCourse: idsWith(CURRENT)[0],
      purchasedCourses: idsWith(PURCHASED),
    }),
    completedModules: parseModules(Array.from(modules, (sign) => parseInt(sign, BASE))) ?? [],
    ...(quizzes.length > 0 && { courseHomework: homeworkWith(quizzes) }),
  }
}

/** Homework that knows of solved quizzes alone. */
function homeworkWith(quizzes: readonly (RegExpExecArray | null)[]): Homework {
  const works = new Map<string, { quizzes: Record<string, unknown> }>()
  for (const [, module = '', id = '', tries] of quizzes.filter((found) => found !== null)) {
    const work = works.get(module) ?? { quizzes: {} }
    work.quizzes[id] = { answer: [], tries: Number(tries), isRight: true }
    works.set(module, work)
  }
  return parseHomework(Object.fromEntries(works)) ?? {}
}

/** Progress in the courses that the site has. */
export function inKnownCourses(
  progress: CourseProgress,
  courses: readonly { id: string }[],
): CourseProgress {
  const { completedCourses, purchasedCourses, currentCourse } = progress
  const isKnown = (known: string) => courses.some(({ id }) => id === known)
  return {
    completedCourses: completedCourses.filter(isKnown),
    purchasedCourses: purchasedCourses.filter(isKnown),
    currentCourse: currentCourse !== null && isKnown(currentCourse) ? currentCourse : null,
  }
}

function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}
