import type { z } from 'zod'

import { courseFigures } from '#scripts/content/course-figures.ts'
import type { Documents } from '#scripts/content/documents.ts'
import { figuresOf, fillFigures } from '#scripts/content/figures.ts'
import { parseRichText } from '#scripts/content/parse-rich-text.ts'
import {
  endedFigures,
  withoutEndedTexts,
  offerEnd,
  withoutPastOffer,
  withUpcomingSlots,
  withoutPastStart,
} from '#scripts/content/past-offer.ts'
import { localeOfFile } from '#scripts/lib/locale-of-file.ts'
import { localizeDeep } from '#src/content/localized.ts'
import type {
  Author,
  Certificate as CertificateData,
  Page,
  Picture,
  ProjectDetails,
  ProjectFacts,
  ProjectSummary,
} from '#src/content/model.ts'
import { packageSums } from '#src/content/prices.ts'
import { Case } from '#src/content/schema/case.ts'
import { Certificate } from '#src/content/schema/certificate.ts'
import { Claims } from '#src/content/schema/claims.ts'
import { CourseText } from '#src/content/schema/course-text.ts'
import { Course } from '#src/content/schema/course.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { Factory, FactoryWords } from '#src/content/schema/factory.ts'
import { Legal } from '#src/content/schema/legal.ts'
import { News } from '#src/content/schema/news.ts'
import { Offers } from '#src/content/schema/offers.ts'
import { Package } from '#src/content/schema/package.ts'
import { pages, pageTypeName, type PageName } from '#src/content/schema/pages.ts'
import { Product } from '#src/content/schema/product.ts'
import { Project } from '#src/content/schema/project.ts'
import { Redirects } from '#src/content/schema/redirects.ts'
import { Services } from '#src/content/schema/services.ts'
import { Site } from '#src/content/schema/site.ts'
import { SupportChat } from '#src/content/schema/support-chat.ts'
import { DEFAULT_LOCALE, type Locale } from '#src/i18n/locales.ts'
import { typesetDeep } from '#src/i18n/typography.ts'

import { courseRedirects } from './redirect-rules.ts'

/** Fields of a project that describe its picture. */
interface PictureWords {
  image?: string
  imageAlt?: string
  art?: string
}

/**
 * Page data derived from documents alone: localized, typeset, with placeholders replaced and without what has ended.
 * The build and the previews of the owner's desk make the same; `show` replaces the documents.
 */
export function createPageContent(options: {
  documents: Documents
  /** Time of the build in ms since 1970. */
  now: number
  /** Date of the build. */
  today: string
  /** Whether sample reviews and certificates are shown. */
  samples?: boolean
  pictureOf: (id: string, words: PictureWords) => Picture
}) {
  const { now, today, samples = false, pictureOf } = options
  let source = options.documents
  let cache = new Map<string, unknown>()
  /** Derived data, cached until `show` is called. */
  const once = <T>(key: string, make: () => T): T => {
    if (!cache.has(key)) cache.set(key, make())
    return cache.get(key) as T
  }

  const documents = <Schema extends z.ZodObject>(type: ContentType<Schema>) =>
    once(type.name, () => documentsIn(source, type))

  /** Fields of a singleton document, if there is one. */
  const only = <Schema extends z.ZodObject>(type: ContentType<Schema>) => documents(type)[0]?.data

  /** Fields of a required document: a singleton, or the one with an id in a language. */
  const required = <Schema extends z.ZodObject>(
    type: ContentType<Schema>,
    path = type.pattern,
  ): z.infer<Schema> => {
    const document = documents(type).find((one) => one.path === path)
    if (!document) throw new Error(`content/${path} is missing`)
    return document.data
  }

  /** Documents of a type by their `order`. */
  const inOrder = <Data extends { order: number }>(list: readonly { id: string; data: Data }[]) =>
    list.toSorted((a, b) => a.data.order - b.data.order)

  /** A course in one language, before placeholders are replaced. */
  const rawCourses = (locale: Locale) =>
    documents(Course).map(({ id, data }) => ({
      id,
      ...localizeDeep(data, locale),
      // Pages count down to the end of the offer, which the file may define by the start date.
      countdownUntil: offerEnd(data),
    }))

  /** Packages with the computed price of their courses. */
  const packages = () => {
    const courses = rawCourses(DEFAULT_LOCALE)
    const { hryvniaRate } = required(Site)
    return documents(Package).map(({ id, data }) => ({
      id,
      data: { ...data, ...packageSums(data, courses, hryvniaRate) },
    }))
  }

  /** Values of the placeholders in a language's texts. */
  const figures = (locale: Locale) =>
    once(`figures/${locale}`, () => {
      const [offers, services, facts] = [required(Offers), required(Services), required(Site)]
      const claims = Object.entries(only(Claims)?.claims ?? {})
      return new Map([
        ...figuresOf(locale, { offers, services, site: facts }),
        ...courseFigures(locale, {
          site: localizeDeep(facts, locale),
          courses: rawCourses(locale),
          packages: packages().map(({ id, data }) => ({ id, ...data })),
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
        documents(Course).map(({ id, data }) => ({ id, ...data })),
        now,
      ),
    )
    return withoutEndedTexts(type, words, ended).words
  }

  /** Text of one language, typeset and with placeholders replaced. */
  const localized = <T>(value: T, locale: Locale) =>
    typesetDeep(locale, fillFigures(localizeDeep(value, locale), figures(locale)))

  /** Removes hidden reviews, and the whole section if none is left. */
  const shownReviews = <Section extends Reviewed>(section: Section): Section | undefined => {
    if (samples && section.items.length > 0) return section
    const items = section.items.filter(({ sample }) => !sample)
    return items.length > 0 ? { ...section, items } : undefined
  }

  /** Removes the rating of a course if its reviews are hidden samples. */
  const ratedByStudents = <C extends { id: string; stats: { rating?: number } }>(course: C): C => {
    const reviews = documents(CourseText).filter(({ id }) => id === course.id)
    return samples || countSamples(reviews.map(({ data }) => data.reviews)) === 0
      ? course
      : { ...course, stats: { ...course.stats, rating: undefined } }
  }

  const shownCertificates = () =>
    documents(Certificate).filter(({ data }) => samples || !data.sample)

  const projects = (locale: Locale): ProjectSummary[] =>
    once(`projects/${locale}`, () =>
      inOrder(documents(Project).filter(({ data }) => !data.hidden)).map(({ id, data }) => {
        const words = localized(data, locale)
        const { title, description, tags, results, caseStudy } = words
        return {
          id,
          title,
          description,
          tags,
          result: results[0],
          picture: pictureOf(id, { ...data, imageAlt: words.imageAlt }),
          hasPage: caseStudy !== undefined,
        }
      }),
    )

  const project = (locale: Locale, id: string): ProjectDetails => {
    const list = projects(locale).filter(({ hasPage }) => hasPage)
    const at = list.findIndex((one) => one.id === id)
    const summary = list[at]
    const data = documents(Project).find((one) => one.id === id)?.data
    if (!summary || !data) throw new Error(`no project "${id}" with a page`)
    const { results, features, technologies, caseStudy } = localized(data, locale)
    if (!caseStudy) throw new Error(`no page for the project "${id}"`)
    const [previous = summary, next = summary] = [list.at(at - 1), list[(at + 1) % list.length]]
    const { result: _, hasPage: __, ...shown } = summary
    return {
      ...shown,
      ...caseStudy,
      results,
      features,
      technologies,
      solution: typesetDeep(
        locale,
        parseRichText(fillFigures(data.fullDescription[locale], figures(locale))),
      ),
      link: data.link === '#' ? undefined : data.link,
      previous: { id: previous.id, title: previous.title },
      next: { id: next.id, title: next.title },
    }
  }

  const page = (locale: Locale, name: PageName) => {
    const type = pages.find((one) => one.name === pageTypeName(name))
    if (!type) throw new Error(`no page "${name}"`)
    const words = current(type, required(type, `pages/${name}.${locale}.yaml`))
    const shown = hasTestimonials(words)
      ? { ...words, testimonials: shownReviews(words.testimonials) }
      : words
    return localized(shown, locale)
  }

  return {
    once,
    documents,
    show: (next: Documents) => {
      source = next
      cache = new Map()
    },
    /** Compiled body of an article. */
    body: (type: string, path: string) => source.body(type, path),
    site: (locale: Locale) => {
      // The analytics settings are only needed by the build.
      const { analytics: _, ...facts } = required(Site)
      return localized(facts, locale)
    },
    analytics: () => only(Site)?.analytics,
    /** Redirects of the file, followed by those of courses on sale. */
    redirects: () => {
      const written = only(Redirects)
      const ofCourses = written && courseRedirects(rawCourses(DEFAULT_LOCALE), written.paths)
      return written && { ...written, paths: [...written.paths, ...(ofCourses ?? [])] }
    },
    offers: () => only(Offers),
    services: () => {
      const services = only(Services)
      return (
        services && { ...services, consultation: withUpcomingSlots(services.consultation, now) }
      )
    },
    supportChat: () => only(SupportChat),
    factory: () => only(Factory),
    factoryWords: (language: string) =>
      // Russian uses the Ukrainian rules for quotes, dashes and no-break spaces.
      typesetDeep(
        language === 'en' ? 'en' : 'uk',
        required(FactoryWords, `factory/words.${language}.yaml`),
      ),
    legal: (locale: Locale, id: string) =>
      typesetDeep(locale, required(Legal, `legal/${id}/${locale}.mdx`)),
    claims: (locale: Locale) => localized(only(Claims)?.claims ?? {}, locale),
    products: (locale: Locale) =>
      inOrder(documents(Product)).map(({ id, data }) => ({ id, ...localized(data, locale) })),
    cases: (locale: Locale) =>
      inOrder(documents(Case)).map(({ id, data }) => ({ id, ...localized(data, locale) })),
    packages: (locale: Locale) =>
      inOrder(packages()).map(({ id, data }) => ({ id, ...localized(data, locale) })),
    projects,
    project,
    /** Data of projects used by the build only, by project id. */
    projectFacts: (): Record<string, ProjectFacts> =>
      Object.fromEntries(
        documents(Project).map(({ id, data: { sample, art } }) => [id, { sample, art }]),
      ),
    certificateIds: () => shownCertificates().map(({ id }) => id),
    certificate: (locale: Locale, id: string): CertificateData | undefined => {
      const data = shownCertificates().find((one) => one.id === id)?.data
      const course = rawCourses(locale).find((one) => one.id === data?.course)
      if (!data || !course) return undefined
      const { title, level, landing } = course
      return {
        id,
        ...data,
        course: { id: course.id, title: localized(title, locale), level, landing },
      }
    },
    courses: (locale: Locale) =>
      rawCourses(locale)
        .map((course) => ratedByStudents(withoutPastOffer(course, now)))
        .map((course) => withoutPastStart(course, today))
        .map((course) => typesetDeep(locale, fillFigures(course, figures(locale))))
        .toSorted((a, b) => a.order - b.order),
    /** Number of sample reviews in all languages. */
    sampleReviews: () =>
      countSamples([
        ...documents(CourseText).map(({ data }) => data.reviews),
        ...pages
          .flatMap((type) => documents(type).map(({ data }) => data))
          .flatMap((data) => (hasTestimonials(data) ? [data.testimonials] : [])),
      ]),
    sampleCertificates: () => documents(Certificate).filter(({ data }) => data.sample).length,
    /** News up to the date of the build, latest first. */
    news: (locale: Locale) =>
      (only(News)?.items ?? [])
        .filter(({ date }) => date <= today)
        .toSorted((a, b) => b.date.localeCompare(a.date))
        .map((item) => localized(item, locale)),
    courseText: (locale: Locale, id: string) => {
      const text = documents(CourseText).find((one) => one.id === id && one.locale === locale)
      if (!text) return undefined
      const course = documents(Course).find((one) => one.id === id)?.data
      const isOver = course && withoutPastOffer(course, now) !== course
      const { offer, reviews, ...words } = current(CourseText, text.data)
      const shown = {
        ...words,
        // It stays a sales page, but its panel no longer mentions the offer.
        offer: isOver ? offer && {} : offer,
        reviews: reviews && shownReviews(reviews),
      }
      return localized(shown, locale)
    },
    page,
    /** What the home page shows of the About page. */
    author: (locale: Locale): Author => {
      const about = page(locale, 'about') as Page<'about'>
      const { hero, portrait, bio, figures, expertise, call, callNote, callMessage } = about
      return {
        hero,
        portrait,
        bio: bio[0] ?? '',
        figures,
        expertise: expertise.items.map(({ title }) => title),
        call,
        callNote,
        callMessage,
      }
    },
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
    id: idOf(document.path),
    locale: localeOfFile(document.path),
    data: isParsed ? (fields as z.infer<Schema>) : parse(fields),
  }))
}

/** Id in a path: `courses/pi-course/course.yaml` → `pi-course`, `products/no-code.yaml` → `no-code`. */
function idOf(path: string): string {
  const [, name = '', file] = path.split('/')
  return file === undefined ? name.replace(/\.\w+$/, '') : name
}

interface Reviewed {
  items: readonly { sample: boolean }[]
}

/** Whether page data has reviews, which have been validated by its schema. */
function hasTestimonials(words: object): words is { testimonials: Reviewed } {
  return 'testimonials' in words && words.testimonials !== undefined
}

function countSamples(sections: readonly (Reviewed | undefined)[]): number {
  return sections.flatMap((section) => section?.items.filter(({ sample }) => sample) ?? []).length
}
