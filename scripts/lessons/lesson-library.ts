import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'yaml'

import type { CourseModule, LessonDocument, LessonFiles } from '../../src/content/lesson-model.ts'
import { Lesson } from '../../src/content/schema/lesson.ts'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { typesetDeep } from '../../src/i18n/typography.ts'
import { createContentKey, ITERATIONS, sealText, wrapKey } from '../../src/lib/envelope.ts'
import { compileLesson } from './compile-lesson.ts'

const FOLDER = 'content/lessons'

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

/** The lessons of a language in their order, compiled from `content/lessons`. */
export function readLessons(locale: Locale, root = '.'): PlainLesson[] {
  const folder = join(root, FOLDER)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: id }) => {
      const source = readFileSync(join(folder, id, `${locale}.mdx`), 'utf8')
      const frontmatter = /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? ''
      const { module, ...words } = Lesson.schema.parse(parse(frontmatter))
      const document = compileLesson(source, locale)
      const shown = { ...typesetDeep(locale, words), parts: document.parts.length }
      return { id, module: { index: module - 1, ...shown }, document }
    })
    .toSorted((a, b) => a.module.index - b.module.index)
}

/**
 * Encrypts every lesson under one content key, new with each build, and wraps that key under each
 * code. File names carry a hash, so a browser may keep them for ever.
 */
export async function sealCourse(
  codes: readonly string[],
  options: { root?: string; iterations?: number } = {},
): Promise<SealedCourse> {
  const { root, iterations = ITERATIONS } = options
  const { key, raw } = await createContentKey()
  const files = new Map<string, string | Uint8Array>()
  const ring = {
    iterations,
    keys: await Promise.all(codes.map((code) => wrapKey(raw, code, iterations))),
  }
  const write = (name: string, extension: string, bytes: string | Uint8Array) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const path = `assets/lessons/${name}-${hash}.${extension}`
    files.set(path, bytes)
    return path
  }
  const keys = write('keys', 'json', JSON.stringify(ring))
  const sealed = await Promise.all(
    LOCALES.map(async (locale) => {
      const lessons = await Promise.all(
        readLessons(locale, root).map(async ({ id, document }) => {
          const name = `${id}.${locale}`
          return {
            name,
            path: write(name, 'bin', await sealText(key, name, JSON.stringify(document))),
          }
        }),
      )
      return [locale, { keys, lessons }] as const
    }),
  )
  return { files, paths: Object.fromEntries(sealed) as Record<Locale, LessonFiles> }
}
