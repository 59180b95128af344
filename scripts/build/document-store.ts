import type { z } from 'zod'

import { courseFigures } from '#scripts/content/course-figures.ts'
import type { Documents } from '#scripts/content/documents.ts'
import { endedFigures, withoutEndedTexts } from '#scripts/content/ended-offers.ts'
import { figuresOf, fillFigures } from '#scripts/content/figures.ts'
import { offerEnd } from '#scripts/content/past-offer.ts'
import { localizeDeep } from '#src/content/localized.ts'
import { packageSums } from '#src/content/prices.ts'
import { Claims } from '#src/content/schema/claims.ts'
import { Course } from '#src/content/schema/course.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { Offers } from '#src/content/schema/offers.ts'
import { Package } from '#src/content/schema/package.ts'
import { Services } from '#src/content/schema/services.ts'
import { Site } from '#src/content/schema/site.ts'
import { DEFAULT_LOCALE, type Locale } from '#src/i18n/locales.ts'
import { typesetDeep } from '#src/i18n/typography.ts'

/** Documents by type, with shared data. */
export type DocumentStore = ReturnType<typeof createDocumentStore>

/** Creates a store of documents with parsed fields; `show` replaces them. */
export function createDocumentStore(now: number, given: Documents) {
  let source = given
  let cache = new Map<string, unknown>()
  /** Derived data, cached until `show` is called. */
  const once = <T>(key: string, make: () => T): T => {
    if (!cache.has(key)) cache.set(key, make())
    return cache.get(key) as T
  }

  const documents = <Schema extends z.ZodObject>(type: ContentType<Schema>) =>
    once(type.name, () => documentsIn(source, type))

  /** Fields of a singleton document. */
  const only = <Schema extends z.ZodObject>(type: ContentType<Schema>): z.infer<Schema> => {
    const [document] = documents(type)
    if (!document) throw new Error(`content/${type.pattern} is missing`)
    return document.data
  }

  /** Packages with the computed price of their courses. */
  const packages = () => {
    const courses = documents(Course).map((one) => rawCourse(one, DEFAULT_LOCALE))
    const { hryvniaRate } = only(Site)
    return documents(Package).map(({ path, data }) => ({
      path,
      data: { ...data, ...packageSums(data, courses, hryvniaRate) },
    }))
  }

  /** Values of the placeholders in a language's texts. */
  const figures = (locale: Locale) =>
    once(`figures/${locale}`, () => {
      const [offers, services, facts] = [only(Offers), only(Services), only(Site)]
      const claims = documents(Claims).flatMap(({ data }) => Object.entries(data.claims))
      return new Map([
        ...figuresOf(locale, { offers, services, site: facts }),
        ...courseFigures(locale, {
          site: localizeDeep(facts, locale),
          courses: documents(Course).map((one) => rawCourse(one, locale)),
          packages: packages().map(({ path, data }) => ({ id: idOf(path), ...data })),
          now,
        }),
        ['brand', facts.brand[locale]],
        ...claims.map(([id, { figure }]): [string, string] => [
          `claim:${id}`,
          typeof figure === 'string' ? figure : figure[locale],
        ]),
      ])
    })

  /** Text of a page without ended offers. */
  const current = <Words extends object>(type: ContentType, words: Words): Words => {
    const ended = once('ended-figures', () =>
      endedFigures(
        documents(Course).map(({ path, data }) => ({ id: courseId(path), ...data })),
        now,
      ),
    )
    return withoutEndedTexts(type, words, ended).words
  }

  /** Text of one language, typeset and with placeholders replaced. */
  const localized = <T>(value: T, locale: Locale) =>
    typesetDeep(locale, fillFigures(localizeDeep(value, locale), figures(locale)))

  return {
    once,
    documents,
    figures,
    current,
    localized,
    packages,
    show: (documents: Documents) => {
      source = documents
      cache = new Map()
    },
    site: (locale: Locale) => {
      // The analytics settings are only needed by the build.
      const { analytics: _, ...facts } = only(Site)
      return localized(facts, locale)
    },
    body: (type: ContentType, path: string) => source.body(type.name, path),
  }
}

/** All documents of a type with parsed fields. */
export function documentsIn<Schema extends z.ZodObject>(
  source: Documents,
  type: ContentType<Schema>,
) {
  const keys = Object.keys(type.schema.shape)
  // Contentlayer adds fields of its own.
  const parse = (fields: Record<string, unknown>) =>
    type.schema.parse(
      Object.fromEntries(
        keys.flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key]]])),
      ),
    )
  return source.list(type.name).map(({ fields, isParsed, ...document }) => ({
    ...document,
    data: isParsed ? (fields as z.infer<Schema>) : parse(fields),
  }))
}

/** Documents of one type, sorted by their `order`. */
export function inOrder<Data extends { order: number }>(
  list: readonly { data: Data; path: string }[],
): { id: string; data: Data }[] {
  return list
    .map(({ data, path }) => ({ id: idOf(path), data }))
    .toSorted((a, b) => a.data.order - b.data.order)
}

/** Id of a document with one file: `products/no-code.yaml` → `no-code`. */
export function idOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '')
}

/** A course in one language, before placeholders are replaced. */
export function rawCourse(
  { data, path }: { data: z.infer<typeof Course.schema>; path: string },
  locale: Locale,
) {
  // Pages count down to the end of the offer, which the file may define by the start date.
  return { id: courseId(path), ...localizeDeep(data, locale), countdownUntil: offerEnd(data) }
}

/** Id of the course that a file belongs to: `courses/pi-course/page.en.yaml` → `pi-course`. */
function courseId(path: string): string {
  return path.split('/')[1] ?? ''
}
