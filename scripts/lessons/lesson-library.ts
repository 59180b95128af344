import { createHash, hkdfSync, pbkdf2 } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { ContentError } from '#scripts/content/problem.ts'
import { type ContentFile, parseContentFile } from '#scripts/content/read-content.ts'
import { hashOf } from '#scripts/lib/hash.ts'
import type { CourseModule, LessonDocument, LessonFiles } from '#src/content/lesson-model.ts'
import { courseSchema } from '#src/content/schema/course.ts'
import { Lesson } from '#src/content/schema/lesson.ts'
import { siteSchema } from '#src/content/schema/site.ts'
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

const FOLDER = 'content/lessons'
const SITE = 'content/site/site.yaml'
const COURSE = `content/courses/${PAID_COURSE}/course.yaml`

/** A lesson before it is sealed: only the build and its tests ever hold one. */
interface PlainLesson {
  /** `01-basics` */
  id: string
  module: CourseModule
  document: LessonDocument
}

/** Files to write, by their paths below the site's root, and where each language finds its own. */
interface SealedCourse {
  files: Map<string, string | Uint8Array>
  paths: Record<Locale, LessonFiles>
}

/**
 * The lessons of a language in their order, compiled from `content/lessons`; what a folder lacks is told
 * by the checks.
 * @throws ContentError for files that cannot be read.
 */
export function readLessons(locale: Locale, root = '.'): PlainLesson[] {
  const read = (file: string) => parseContentFile(file, readFileSync(join(root, file)))
  const sources = readdirSync(join(root, FOLDER))
    .map((id) => `${FOLDER}/${id}/lesson.${locale}.mdx`)
    .filter((file) => existsSync(join(root, file)))
    .map(read)
  const site = read(SITE)
  const problems = [site, ...sources].flatMap((file) => file.problems)
  if (problems.length > 0) throw new ContentError(problems)
  const { links } = siteSchema.parse(site.data)
  return sources
    .map((source) => compileFile(source, locale, links))
    .toSorted((a, b) => a.module.index - b.module.index)
}

/** The lesson that everybody may read, of those of a language; nothing where the course names none. */
export function freeLesson(lessons: readonly PlainLesson[], root = '.'): PlainLesson | undefined {
  const { data } = parseContentFile(COURSE, readFileSync(join(root, COURSE)))
  const { freeModule } = courseSchema.parse(data)
  return lessons.find(({ module }) => module.index + 1 === freeModule)
}

function compileFile(
  { file, id, body, data }: ContentFile,
  locale: Locale,
  links: Parameters<typeof compileLesson>[2],
): PlainLesson {
  const { module, id: number, ...words } = Lesson.schema.parse(data)
  if (!body) throw new Error(`${file} is not a lesson`)
  const document = compileLesson(body, locale, links)
  const shown = { ...typesetDeep(locale, words), parts: document.parts.length }
  return { id, module: { key: number - 1, index: module - 1, ...shown }, document }
}

/**
 * Encrypts every lesson under one content key, and wraps that key under each code. Without a code
 * no lesson can be opened, so none is written.
 *
 * The key comes of all the codes and all the lessons, not of chance, so that a build in which neither
 * has changed writes the same files: their names stand in the scripts, and the scripts' in every page.
 * Any change makes another key, so what a revoked code has opened opens nothing new, and no two texts
 * are ever sealed alike. To find the key takes all the codes, each of which opens the course by itself.
 */
export async function sealCourse(
  codes: readonly string[],
  options: { read?: (locale: Locale) => PlainLesson[]; iterations?: number } = {},
): Promise<SealedCourse> {
  const { read = readLessons, iterations = ITERATIONS } = options
  const lessons = LOCALES.map((locale) =>
    codes.length === 0
      ? []
      : read(locale).map(({ id, module, document }) => ({
          index: module.index,
          name: `${id}.${locale}`,
          text: JSON.stringify(document),
        })),
  )
  const secret = await secretOf(codes, JSON.stringify(lessons), iterations)
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
    const path = `assets/lessons/${name}-${hashOf(bytes).slice(0, 8)}.${extension}`
    files.set(path, bytes)
    return path
  }
  const keys = write('keys', 'json', JSON.stringify(ring))
  const sealed = await Promise.all(
    LOCALES.map(async (locale, index) => {
      const written = (lessons[index] ?? []).map(async ({ index: place, name, text }) => {
        const bytes = await sealText(key, name, text, secret(`start of lesson ${name}`, IV_BYTES))
        return [place, { name, path: write(name, 'bin', bytes) }] as const
      })
      return [locale, { keys, lessons: Object.fromEntries(await Promise.all(written)) }] as const
    }),
  )
  return { files, paths: Object.fromEntries(sealed) as Record<Locale, LessonFiles> }
}

/** Bytes by what they are for, which only who has all the codes and the lessons can make. */
async function secretOf(codes: readonly string[], lessons: string, iterations: number) {
  const salt = createHash('sha256').update(lessons).digest()
  const joined = codes.toSorted().join('\n')
  const seed = await promisify(pbkdf2)(joined, salt, iterations, KEY_BYTES, 'sha256')
  return (purpose: string, length: number) =>
    new Uint8Array(hkdfSync('sha256', seed, '', purpose, length))
}
