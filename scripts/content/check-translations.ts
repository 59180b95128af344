import { isDeepStrictEqual } from 'node:util'

import { LOCALES } from '#src/i18n/locales.ts'
import { memoize } from '#src/lib/memoize.ts'

import { formatValue, type Problem } from './problem.ts'
import { type ContentFile, getFieldLine } from './read-content.ts'

/** Language-independent fields of a post. */
const SHARED_POST_FIELDS = ['date', 'updated', 'tags', 'series', 'image', 'draft']

/** Sections that exist in one language only. */
const UNTRANSLATED_FIELDS = /^onlyUkrainian(?:\.|$)/

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
    const [first] = versions
    if (!first?.type) return []
    if (first.type.name === 'Post') return comparePosts(versions)
    return [...findMissing(versions), ...findMisplaced(versions), ...compareShapes(versions)]
  })
  return [...pairs, ...findUntranslated(files)]
}

/** Language-independent parts of a text: code, addresses, tags and numbers. */
const NON_PROSE = /^(`{3,}|~{3,})[^]*?^\1|`[^`\n]*`|https?:\S+|\]\([^)\n]*\)|<[^>]*>|\{[^}]*\}/gm

/** Minimum number of letters for detecting the language; shorter articles may consist of names. */
const MIN_LETTERS = 200

/** Finds untranslated articles: most letters are of the other language's alphabet. */
function findUntranslated(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((source) => {
    const { file, locale, type } = source
    if (!locale || type?.format !== 'mdx') return []
    const { latin, cyrillic } = countLetters(source)
    const isOtherLanguage = locale === 'uk' ? latin > cyrillic : cyrillic > latin
    if (!isOtherLanguage || latin + cyrillic < MIN_LETTERS) return []
    const [expected, actual] = locale === 'uk' ? ['Ukrainian', 'Latin'] : ['English', 'Cyrillic']
    return [
      {
        file,
        message: `is written in ${actual} letters (allowed: ${expected}, as in the file name)`,
      },
    ]
  })
}

/** Letters of an article's prose by alphabet, counted once for each version of a file. */
const countLetters = memoize(({ text }: ContentFile) => {
  const prose = text.replace(NON_PROSE, ' ')
  const count = (letters: RegExp) => prose.match(letters)?.length ?? 0
  return { latin: count(/\p{Script=Latin}/gu), cyrillic: count(/\p{Script=Cyrillic}/gu) }
})

function comparePosts(versions: readonly ContentFile[]): Problem[] {
  const [first, second] = versions
  if (!first?.data || !second?.data) return []
  const [firstData, secondData] = [first.data, second.data]
  return SHARED_POST_FIELDS.filter(
    (field) => !isDeepStrictEqual(firstData[field], secondData[field]),
  ).map((field) => ({
    file: second.file,
    field,
    message: disagreement(secondData[field], firstData[field], first, field),
  }))
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

/** Finds sections that only the Ukrainian page may have in files of other languages. */
function findMisplaced(versions: readonly ContentFile[]): Problem[] {
  return versions
    .filter(({ locale, data }) => locale !== 'uk' && data?.onlyUkrainian !== undefined)
    .map(({ file }) => ({
      file,
      field: 'onlyUkrainian',
      message: 'is shown in Ukrainian only (allowed: in page.uk.yaml)',
    }))
}

function compareShapes(versions: readonly ContentFile[]): Problem[] {
  const [first, second] = versions
  if (!first?.data || !second?.data) return []
  const [firstShape, secondShape] = [getShape(first.data), getShape(second.data)]
  return [...firstShape.keys(), ...secondShape.keys()]
    .filter(
      (path, index, paths) =>
        paths.indexOf(path) === index && firstShape.get(path) !== secondShape.get(path),
    )
    .filter((path) => !UNTRANSLATED_FIELDS.test(path))
    .map((path) => {
      const [secondFact, firstFact] = [
        secondShape.get(path) ?? 'nothing',
        firstShape.get(path) ?? 'nothing',
      ]
      const message =
        isFact(path, secondFact) && isFact(path, firstFact)
          ? disagreement(secondFact, firstFact, first, path)
          : `has ${String(secondFact)}, but ${first.file} has ${String(firstFact)}`
      return { file: second.file, field: path, message }
    })
}

/** Structure of a value by path: `hero.question` → string, `steps` → 3 items, `minutes` → 45. */
function getShape(value: unknown, path = '', shape = new Map<string, Fact>()): Map<string, Fact> {
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

type Fact = number | boolean | string

/** Whether a value is language-independent: numbers, dates, booleans. */
function isFact(path: string, value: unknown): value is Fact {
  return typeof value === 'number' || typeof value === 'boolean' || path === DAY
}

/** Value and place of a fact in the other language's file, for messages. */
function disagreement(
  secondFact: unknown,
  firstFact: unknown,
  first: ContentFile,
  field: string,
): string {
  const line = firstFact === undefined ? undefined : getFieldLine(first, field)
  const location = line === undefined ? first.file : `${first.file}:${line}`
  return `is ${formatValue(secondFact)}, but ${formatValue(firstFact)} in ${location} (allowed: the same value in both files)`
}
