import type { Locale } from '#src/i18n/locales.ts'
import { type KeyRing, openText, unwrapKey } from '#src/lib/envelope.ts'

import type {
  CourseAccess,
  CourseModule,
  FreeLesson,
  LessonDocument,
  LessonFiles,
} from './lesson-model.ts'
import { cacheAndTrack } from './track.ts'

const courses = {
  en: () => import('virtual:course/modules/en'),
  uk: () => import('virtual:course/modules/uk'),
}

const freeLessons = {
  en: () => import('virtual:course/free/en'),
  uk: () => import('virtual:course/free/uk'),
}

/** The lesson of the paid course that everybody may read, where there is one. */
export async function loadFreeLesson(locale: Locale): Promise<FreeLesson | undefined> {
  const { lesson } = await cacheAndTrack(`free/${locale}`, freeLessons[locale])
  return lesson
}

/** What everybody may know of the course: its modules, and who can open it. */
export function loadCourse(
  locale: Locale,
): Promise<{ modules: CourseModule[]; access: CourseAccess }> {
  return cacheAndTrack(`modules/${locale}`, courses[locale])
}

// Asking takes long by design, for a wrong code as many times as there are codes: each is asked once per visit.
const asked = new Map<string, Promise<CryptoKey | undefined>>()

/**
 * The key that a code opens, or nothing for a wrong code. Call it in the browser only.
 * @throws when the key file cannot be had, or the browser allows no cryptography (http).
 */
export function openCourse(locale: Locale, code: string): Promise<CryptoKey | undefined> {
  const known = asked.get(code)
  if (known) return known
  const answer = (async () => {
    if (!('subtle' in crypto)) throw new Error('Web Crypto needs https or localhost')
    const { files } = await courses[locale]()
    const response = await fetchFile(files.keys)
    return unwrapKey((await response.json()) as KeyRing, code)
  })()
  asked.set(code, answer)
  answer.catch(() => asked.delete(code))
  return answer
}

/**
 * Fetches and decrypts a module.
 * @throws when its file cannot be had, or the key is another build's.
 */
export async function loadLesson(
  locale: Locale,
  index: number,
  key: CryptoKey,
): Promise<LessonDocument> {
  const { files }: { files: LessonFiles } = await courses[locale]()
  const file = files.lessons[index]
  if (!file) throw new Error(`no module ${index + 1}`)
  const response = await fetchFile(file.path)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return JSON.parse(await openText(key, file.name, bytes)) as LessonDocument
}

/** Paths of all encrypted files of a language, for keeping them. */
export async function listLessonFiles(locale: Locale): Promise<string[]> {
  const { files } = await courses[locale]()
  return [files.keys, ...Object.values(files.lessons).map(({ path }) => path)]
}

/** Whether a file of the course is there no more: the site was built anew since the page was opened. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && error.cause === 404
}

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(import.meta.env.BASE_URL + path)
  const { ok, status } = response
  if (!ok) throw new Error(`${path} answers ${status}`, { cause: status })
  return response
}
