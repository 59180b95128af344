import { createHash, hkdfSync, pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

import { ContentError } from '#scripts/content/problem.ts'
import type { ContentFile } from '#scripts/content/read-content.ts'
import { getHash } from '#scripts/lib/hash.ts'
import type { CourseModule, LessonDocument, LessonFiles } from '#src/content/lesson-model.ts'
import { Course, courseSchema } from '#src/content/schema/course.ts'
import { Lesson } from '#src/content/schema/lesson.ts'
import { Site, siteSchema } from '#src/content/schema/site.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { typesetDeep } from '#src/i18n/typography.ts'
import { PAID_COURSE } from '#src/lib/course-progress.ts'
import {
  importKey,
  ITERATIONS,
  IV_BYTES,
  KEY_BYTES,
  SALT_BYTES,
  sealText,
  wrapKey,
} from '#src/lib/envelope.ts'

import { compileLesson } from './compile-lesson.ts'

/** An unencrypted lesson, which exists only in the build and its tests. */
interface PlainLesson {
  /** `01-basics` */
  id: string
  module: CourseModule
  document: LessonDocument
}

/** Encrypted files by path below the site's root, and the paths of each language. */
interface SealedCourse {
  files: Map<string, string | Uint8Array>
  paths: Record<Locale, LessonFiles>
}

/**
 * Compiles the lessons of a language, in order, from the files of the content.
 * @throws ContentError for files with problems.
 */
export function compileLessons(files: readonly ContentFile[], locale: Locale): PlainLesson[] {
  const ofType = (name: string) => files.filter(({ type }) => type?.name === name)
  const site = ofType(Site.name)
  const lessons = ofType(Lesson.name).filter((lesson) => lesson.locale === locale)
  const problems = [...site, ...lessons].flatMap((file) => file.problems)
  if (problems.length > 0) throw new ContentError(problems)
  const { links } = siteSchema.parse(site[0]?.data)
  return lessons
    .map((lesson) => compileFile(lesson, locale, links))
    .toSorted((a, b) => a.module.index - b.module.index)
}

/** The free lesson among the lessons of a language; `undefined` if the course does not name one. */
export function freeLesson(
  lessons: readonly PlainLesson[],
  files: readonly ContentFile[],
): PlainLesson | undefined {
  const course = files.find(({ type, id }) => type?.name === Course.name && id === PAID_COURSE)
  const { freeModule } = courseSchema.parse(course?.data)
  return lessons.find(({ module }) => module.index + 1 === freeModule)
}

function compileFile(
  { file, id, body, data }: ContentFile,
  locale: Locale,
  links: Parameters<typeof compileLesson>[2],
): PlainLesson {
  const { module, id: number, ...fields } = Lesson.schema.parse(data)
  if (!body) throw new Error(`${file} is not a lesson`)
  const document = compileLesson(body, locale, links)
  const lesson = { ...typesetDeep(locale, fields), parts: document.parts.length }
  return { id, module: { key: number - 1, index: module - 1, ...lesson }, document }
}

/**
 * Encrypts every lesson with one content key and wraps that key with each code. Without codes no lesson could
 * be decrypted, so no file is written.
 *
 * The key is derived from all codes and lessons instead of random data, so that a build without changes writes
 * the same files; their names are part of the scripts, and the names of the scripts are part of every page. Any
 * change results in another key, so a revoked code does not decrypt new lessons, and one key never encrypts two
 * versions of a lesson. Deriving the key requires all codes, any of which opens the course anyway.
 */
export async function sealCourse(
  codes: readonly string[],
  lessonsOf: (locale: Locale) => readonly PlainLesson[],
  iterations = ITERATIONS,
): Promise<SealedCourse> {
  const lessons = LOCALES.map((locale) =>
    codes.length === 0
      ? []
      : lessonsOf(locale).map(({ id, module, document }) => ({
          index: module.index,
          name: `${id}.${locale}`,
          text: JSON.stringify(document),
        })),
  )
  const secret = await deriveSecret(codes, JSON.stringify(lessons), iterations)
  const raw = secret('content key', KEY_BYTES)
  const key = await importKey(raw)
  const files = new Map<string, string | Uint8Array>()
  const ring = {
    iterations,
    keys: await Promise.all(
      codes.map((code) => {
        const salt = secret(`salt of code ${code}`, SALT_BYTES)
        return wrapKey(
          raw,
          code,
          { salt, iv: secret(`start of code ${code}`, IV_BYTES) },
          iterations,
        )
      }),
    ),
  }
  const write = (name: string, extension: string, bytes: string | Uint8Array) => {
    const path = `assets/lessons/${name}-${getHash(bytes).slice(0, 8)}.${extension}`
    files.set(path, bytes)
    return path
  }
  const keys = write('keys', 'json', JSON.stringify(ring))
  const sealed = await Promise.all(
    LOCALES.map(async (locale, index) => {
      const written = (lessons[index] ?? []).map(async ({ index: lessonIndex, name, text }) => {
        const bytes = await sealText(key, name, text, secret(`start of lesson ${name}`, IV_BYTES))
        return [lessonIndex, { name, path: write(name, 'bin', bytes) }] as const
      })
      return [locale, { keys, lessons: Object.fromEntries(await Promise.all(written)) }] as const
    }),
  )
  return { files, paths: Object.fromEntries(sealed) as Record<Locale, LessonFiles> }
}

/** Derives secret bytes for a purpose from all codes and lessons. */
async function deriveSecret(codes: readonly string[], lessons: string, iterations: number) {
  const salt = createHash('sha256').update(lessons).digest()
  const joined = codes.toSorted().join('\n')
  const seed = await promisify(pbkdf2)(joined, salt, iterations, KEY_BYTES, 'sha256')
  return (purpose: string, length: number) =>
    new Uint8Array(hkdfSync('sha256', seed, '', purpose, length))
}
