import { type CourseProgress, parseProgress } from '#src/lib/course-progress.ts'
import { parseModules } from '#src/storage/completed-modules.ts'
import { type Homework, parseHomework, solvedQuizzes } from '#src/storage/course-homework.ts'

/** Key of progress in the hash of an address: `/learning-path#progress=…`. */
const KEY = 'progress'

/** Version of the file format. A change of its shape gets the next number, and older versions stay readable. */
const FORMAT = 1

/** Maximum length of imported text in characters; a file with the notes of a whole course is shorter. */
const MAX_LENGTH = 20_000
const MAX_FILE_LENGTH = 2_000_000

/** Serializes progress and course work, if there is any, as the text of a file. */
export function exportProgress(progress: CourseProgress, work: object): string {
  return `${JSON.stringify({ format: FORMAT, userProgress: progress, ...work }, null, 2)}\n`
}

/**
 * Parses progress from the text of a file.
 * @throws TypeError if the file contains no progress, SyntaxError if it is not JSON.
 */
export function importProgress(text: string): CourseProgress {
  if (text.length > MAX_FILE_LENGTH) throw new TypeError('the text is too long to be progress')
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || !('userProgress' in value)) {
    throw new TypeError('the file contains no progress')
  }
  return parseProgress(value.userProgress)
}

/** Progress carried by a link: course progress, completed modules and solved quizzes. */
export interface TransferredProgress {
  progress: CourseProgress
  completedModules: readonly number[]
  courseHomework?: Homework
}

/** Radix of module numbers, so that each is one character in a link. */
const BASE = 36

/** Bit flags of a course's state. */
const COMPLETED = 1
const PURCHASED = 2
const CURRENT = 4

/**
 * A solved quiz in a link: `!0.first-part.2` is quiz `first-part` of the first module, solved on the second
 * try. No course id starts with `!`.
 */
const QUIZ = /^!(\d{1,2})\.([a-z0-9-]+)\.(\d{1,4})$/

/**
 * Encodes progress as a URL hash, which is never sent to a server and is short enough for a QR code:
 * `#progress=~01~pi-course.3` means that the first two modules are complete and that pi-course is completed
 * and bought. A solved quiz is encoded with its number of tries; other answers and notes are transferred only
 * by file.
 */
export function progressToHash(transferred: TransferredProgress): string {
  const { progress, completedModules, courseHomework = {} } = transferred
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
  const modules = completedModules.map((key) => key.toString(BASE)).join('')
  return `#${KEY}=~${[modules, ...courses, ...quizzes].join('~')}`
}

/** Whether a URL hash is a progress link, even a broken one. */
export function isProgressHash(hash: string): boolean {
  return hash.startsWith(`#${KEY}=`)
}

/** Decodes progress from a URL hash; `undefined` if it contains none. */
export function progressFromHash(hash: string): TransferredProgress | undefined {
  if (!isProgressHash(hash) || hash.length > MAX_LENGTH) return undefined
  const [before, modules, ...texts] = hash.slice(KEY.length + 2).split('~')
  if (before !== '' || modules === undefined || !/^[0-9a-z]*$/.test(modules)) return undefined
  const courses = texts.filter((text) => !text.startsWith('!'))
  const quizzes = texts.filter((text) => text.startsWith('!')).map((text) => QUIZ.exec(text))
  if (quizzes.includes(null)) return undefined
  const parsedCourses = courses.map((text) => {
    const [, id, sum] = /^(.+)\.([1-7])$/.exec(text) ?? []
    return { id: decode(id), sum: Number(sum) }
  })
  if (parsedCourses.some(({ id }) => id === undefined)) return undefined
  const getIds = (flag: number) => parsedCourses.filter(({ sum }) => sum & flag).map(({ id }) => id)
  return {
    progress: parseProgress({
      completedCourses: getIds(COMPLETED),
      currentCourse: getIds(CURRENT)[0],
      purchasedCourses: getIds(PURCHASED),
    }),
    completedModules: parseModules(Array.from(modules, (digit) => parseInt(digit, BASE))) ?? [],
    ...(quizzes.length > 0 && { courseHomework: createHomework(quizzes) }),
  }
}

/** Course work that contains only solved quizzes. */
function createHomework(quizzes: readonly (RegExpExecArray | null)[]): Homework {
  const homework = new Map<string, { quizzes: Record<string, unknown> }>()
  for (const [, module = '', id = '', tries] of quizzes.filter((match) => match !== null)) {
    const work = homework.get(module) ?? { quizzes: {} }
    work.quizzes[id] = { answer: [], tries: Number(tries), isRight: true }
    homework.set(module, work)
  }
  return parseHomework(Object.fromEntries(homework)) ?? {}
}

/** Removes courses that are not on the site. */
export function filterKnownCourses(
  progress: CourseProgress,
  courses: readonly { id: string }[],
): CourseProgress {
  const { completedCourses, purchasedCourses, currentCourse } = progress
  const isKnown = (courseId: string) => courses.some(({ id }) => id === courseId)
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
