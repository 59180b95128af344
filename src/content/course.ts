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

/** The free lesson of the paid course, if there is one. */
export async function loadFreeLesson(locale: Locale): Promise<FreeLesson | undefined> {
  const { lesson } = await cacheAndTrack(`free/${locale}`, freeLessons[locale])
  return lesson
}

/** Public data of the course: modules and access. */
export function loadCourse(
  locale: Locale,
): Promise<{ modules: CourseModule[]; access: CourseAccess }> {
  return cacheAndTrack(`modules/${locale}`, courses[locale])
}

// Key derivation is slow by design and runs once per code for a wrong one, so results are cached.
const contentKeys = new Map<string, Promise<CryptoKey | undefined>>()

/**
 * Unwraps the content key with an access code; `undefined` for a wrong code. Browser only.
 * @throws if the key file cannot be loaded, or the browser has no Web Crypto (http).
 */
export function openCourse(locale: Locale, code: string): Promise<CryptoKey | undefined> {
  const cached = contentKeys.get(code)
  if (cached) return cached
  const answer = (async () => {
    if (!('subtle' in crypto)) throw new Error('Web Crypto needs https or localhost')
    const { files } = await courses[locale]()
    const response = await fetchFile(files.keys)
    return unwrapKey((await response.json()) as KeyRing, code)
  })()
  contentKeys.set(code, answer)
  answer.catch(() => contentKeys.delete(code))
  return answer
}

/**
 * Fetches and decrypts a module.
 * @throws if its file cannot be loaded, or the key belongs to another build.
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

/** Paths of all encrypted files of a language, for offline reading. */
export async function listLessonFiles(locale: Locale): Promise<string[]> {
  const { files } = await courses[locale]()
  return [files.keys, ...Object.values(files.lessons).map(({ path }) => path)]
}

/** Whether a file of the course no longer exists because a newer build has been deployed. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && error.cause === 404
}

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(import.meta.env.BASE_URL + path)
  const { ok, status } = response
  if (!ok) throw new Error(`${path} answers ${status}`, { cause: status })
  return response
}
