import { isDeepStrictEqual } from 'node:util'

import { LOCALES } from '#src/i18n/locales.ts'

import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Fields of a post that are facts, not words: the same in every language. */
const SHARED_POST_FIELDS = ['date', 'updated', 'tags', 'series', 'image', 'draft']

/** Sections that one language alone has. */
const ONE_LANGUAGE = /^onlyUkrainian(?:\.|$)/

/** Every thing with a file per language: both exist (posts may have one) and agree in facts and shape. */
export function checkTranslations(files: readonly ContentFile[]): Problem[] {
  const things = new Map<string, ContentFile[]>()
  for (const file of files) {
    if (!file.locale || !file.type) continue
    const key = `${file.type.name}/${file.id}`
    things.set(key, [...(things.get(key) ?? []), file])
  }
  return [...things.values()].flatMap((versions) => {
    const [first] = versions
    if (!first?.type) return []
    if (first.type.name === 'Post') return comparePosts(versions)
    return [...findMissing(versions), ...compareShapes(versions)]
  })
}

function comparePosts(versions: readonly ContentFile[]): Problem[] {
  const [first, second] = versions
  if (!first?.data || !second?.data) return []
  const [one, other] = [first.data, second.data]
  return SHARED_POST_FIELDS.filter((field) => !isDeepStrictEqual(one[field], other[field])).map(
    (field) => {
      const line = first.lines[field]
      const there = line === undefined ? first.file : `${first.file}:${line}`
      return {
        file: second.file,
        field,
        line: second.lines[field],
        message: `is ${show(other[field])}, but ${show(one[field])} in ${there} (allowed: the same in both; either may be the wrong one)`,
      }
    },
  )
}

function findMissing(versions: readonly ContentFile[]): Problem[] {
  return LOCALES.filter((locale) => !versions.some((version) => version.locale === locale)).map(
    (locale) => ({
      file: (versions[0]?.file ?? '').replace(/\b(?:en|uk)\.(\w+)$/, `${locale}.$1`),
      message: 'is missing (both languages are required)',
      about: 'translations',
    }),
  )
}

function compareShapes(versions: readonly ContentFile[]): Problem[] {
  const [first, second] = versions
  if (!first?.data || !second?.data) return []
  const [one, other] = [shapeOf(first.data), shapeOf(second.data)]
  return [...one.keys(), ...other.keys()]
    .filter((path, index, all) => all.indexOf(path) === index && one.get(path) !== other.get(path))
    .filter((path) => !ONE_LANGUAGE.test(path))
    .map((path) => ({
      file: second.file,
      field: path,
      message: `has ${other.get(path) ?? 'nothing'}, but ${first.file} has ${one.get(path) ?? 'nothing'}`,
    }))
}

/** Paths of a value with what stands there: `hero.question` → text, `steps` → 3 items. */
function shapeOf(
  value: unknown,
  path = '',
  shape = new Map<string, string>(),
): Map<string, string> {
  if (Array.isArray(value)) {
    shape.set(path, `${value.length} items`)
    for (const [index, item] of value.entries()) shapeOf(item, `${path}.${index + 1}`, shape)
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      shapeOf(item, path ? `${path}.${key}` : key, shape)
    }
  } else if (value !== undefined) {
    shape.set(path, typeof value)
  }
  return shape
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
