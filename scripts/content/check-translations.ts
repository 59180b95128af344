import { isDeepStrictEqual } from 'node:util'

import { LOCALES } from '#src/i18n/locales.ts'

import { formatValue, type Problem } from './problem.ts'
import { type ContentFile, getFieldLine } from './read-content.ts'

/** Language-independent fields of a post. */
const SHARED_POST_FIELDS = ['date', 'updated', 'tags', 'series', 'image', 'draft']

/** Field with the sections that only the Ukrainian page has. */
const UNTRANSLATED_FIELD = 'onlyUkrainian'

/** Effective date of a legal page. */
const DAY = 'updated'

/** Checks that both languages of a document exist (optional for posts) and agree in facts and structure. */
export function checkTranslations(files: readonly ContentFile[]): Problem[] {
  const groups = new Map<string, ContentFile[]>()
  for (const file of files) {
    if (!file.locale || !file.type) continue
    const key = `${file.type.name}/${file.id}`
    groups.set(key, [...(groups.get(key) ?? []), file])
  }
  const pairs = [...groups.values()].flatMap((versions) => {
    const isPost = versions[0]?.type?.name === 'Post'
    if (isPost) return compareVersions(versions, isPost)
    return [...findMissing(versions), ...findMisplaced(versions), ...compareVersions(versions)]
  })
  return [...pairs, ...files.flatMap(findUntranslated)]
}

/** Language-independent parts of a text: code, addresses, tags and numbers. */
const NON_PROSE = /^(`{3,}|~{3,})[^]*?^\1|`[^`\n]*`|https?:\S+|\]\([^)\n]*\)|<[^>]*>|\{[^}]*\}/gm

/** Minimum number of letters for detecting the language; shorter articles may consist of names. */
const MIN_LETTERS = 200

/** Finds an untranslated article: most letters are of the other language's alphabet. */
function findUntranslated({ file, locale, type, text }: ContentFile): Problem[] {
  if (!locale || type?.format !== 'mdx') return []
  const prose = text.replace(NON_PROSE, ' ')
  const latin = prose.match(/\p{Script=Latin}/gu)?.length ?? 0
  const cyrillic = prose.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  const isOtherLanguage = locale === 'uk' ? latin > cyrillic : cyrillic > latin
  if (!isOtherLanguage || latin + cyrillic < MIN_LETTERS) return []
  const [expected, actual] = locale === 'uk' ? ['Ukrainian', 'Latin'] : ['English', 'Cyrillic']
  const message = `is written in ${actual} letters (allowed: ${expected}, as in the file name)`
  return [{ file, message }]
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

function findMisplaced(versions: readonly ContentFile[]): Problem[] {
  const message = 'is shown in Ukrainian only (allowed: in page.uk.yaml)'
  return versions
    .filter(({ locale, data }) => locale !== 'uk' && data?.[UNTRANSLATED_FIELD] !== undefined)
    .map(({ file }) => ({ file, field: UNTRANSLATED_FIELD, message }))
}

function compareVersions([first, second]: readonly ContentFile[], isPost = false): Problem[] {
  if (!first?.data || !second?.data) return []
  const shapeOf = (data: Record<string, unknown>): Map<string, unknown> =>
    isPost ? new Map(SHARED_POST_FIELDS.map((field) => [field, data[field]])) : getShape(data)
  const [firstShape, secondShape] = [shapeOf(first.data), shapeOf(second.data)]
  return [...new Set([...firstShape.keys(), ...secondShape.keys()])].flatMap((field) => {
    const [expected, actual] = [firstShape.get(field), secondShape.get(field)]
    if (isDeepStrictEqual(expected, actual) || field.startsWith(UNTRANSLATED_FIELD)) return []
    const areFacts = isPost || [expected, actual].every((value) => isFact(field, value))
    const line = expected === undefined ? undefined : getFieldLine(first, field)
    const location = line === undefined ? first.file : `${first.file}:${line}`
    const message = areFacts
      ? `is ${formatValue(actual)}, but ${formatValue(expected)} in ${location} (allowed: the same value in both files)`
      : `has ${describe(actual)}, but ${first.file} has ${describe(expected)}`
    return [{ file: second.file, field, message }]
  })
}

function describe(value: unknown): string {
  return typeof value === 'string' ? value : formatValue(value)
}

/** Structure of a value by path: `hero.question` → string, `steps` → 3 items, `minutes` → 45. */
function getShape(
  value: unknown,
  path = '',
  shape = new Map<string, unknown>(),
): Map<string, unknown> {
  if (Array.isArray(value)) {
    shape.set(path, `${value.length} items`)
    for (const [index, item] of value.entries()) getShape(item, `${path}.${index + 1}`, shape)
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      getShape(item, path ? `${path}.${key}` : key, shape)
    }
  } else if (value !== undefined) {
    shape.set(path, isFact(path, value) ? value : typeof value)
  }
  return shape
}

/** Whether a value is language-independent: numbers, dates, booleans. */
function isFact(path: string, value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || path === DAY
}
