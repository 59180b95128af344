import type { z } from 'zod'

import { courseFigures } from '#scripts/content/course-figures.ts'
import type { Documents } from '#scripts/content/documents.ts'
import { getFigures, fillFigures } from '#scripts/content/figures.ts'
import { parseRichText } from '#scripts/content/parse-rich-text.ts'
import {
  endedFigures,
  removeEndedTexts,
  offerEnd,
  removePastOffer,
  removePastSlots,
  removePastStart,
} from '#scripts/content/past-offer.ts'
import { getFileLocale } from '#scripts/lib/file-locale.ts'
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
 * Page data derived only from documents: localized, typeset, with placeholders replaced and without what has ended.
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
  getPicture: (id: string, words: PictureWords) => Picture
}) {
  const { now, today, samples = false, getPicture } = options
  let source = options.documents
  let cache = new Map<string, unknown>()
  /** Derived data, cached until `show` is called. */
  const computeOnce = <T>(key: string, compute: () => T): T => {
    if (!cache.has(key)) cache.set(key, compute())
    return cache.get(key) as T
  }

  const documents = <Schema extends z.ZodObject>(type: ContentType<Schema>) =>
    computeOnce(type.name, () => getDocuments(source, type))

  /** Fields of a singleton document, if there is one. */
  const getSingleton = <Schema extends z.ZodObject>(type: ContentType<Schema>) =>
    documents(type)[0]?.data

  /** Fields of a required document: a singleton, or the one with an id in a language. */
  const required = <Schema extends z.ZodObject>(
    type: ContentType<Schema>,
    path = type.pattern,
  ): z.infer<Schema> => {
    const document = documents(type).find((document) => document.path === path)
    if (!document) throw new Error(`content/${path} is missing`)
    return document.data
  }

  /** Documents of a type by their `order`. */
  const sortByOrder = <Data extends { order: number }>(
    entries: readonly { id: string; data: Data }[],
  ) => entries.toSorted((a, b) => a.data.order - b.data.order)

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
    computeOnce(`figures/${locale}`, () => {
      const [offers, services, facts] = [required(Offers), required(Services), required(Site)]
      const claims = Object.entries(getSingleton(Claims)?.claims ?? {})
      return new Map([
        ...getFigures(locale, { offers, services, site: facts }),
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
  const current = <Words extends object>(type: ContentType, text: Words): Words => {
    const ended = computeOnce('ended-figures', () =>
      endedFigures(
        documents(Course).map(({ id, data }) => ({ id, ...data })),
        now,
      ),
    )
    return removeEndedTexts(type, text, ended).words
  }

  /** Text of one language, typeset and with placeholders replaced. */
  const localized = <T>(value: T, locale: Locale) =>
    typesetDeep(locale, fillFigures(localizeDeep(value, locale), figures(locale)))

  /** Removes hidden reviews, and the whole section if none is left. */
  const shownReviews = <Section extends WithReviews>(section: Section): Section | undefined => {
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
    computeOnce(`projects/${locale}`, () =>
      sortByOrder(documents(Project).filter(({ data }) => !data.hidden)).map(({ id, data }) => {
        const text = localized(data, locale)
        const { title, description, tags, results, caseStudy } = text
        return {
          id,
          title,
          description,
          tags,
          result: results[0],
          picture: getPicture(id, { ...data, imageAlt: text.imageAlt }),
          hasPage: caseStudy !== undefined,
        }
      }),
    )

  const project = (locale: Locale, id: string): ProjectDetails => {
    const listedProjects = projects(locale).filter(({ hasPage }) => hasPage)
    const index = listedProjects.findIndex((project) => project.id === id)
    const summary = listedProjects[index]
    const data = documents(Project).find((project) => project.id === id)?.data
    if (!summary || !data) throw new Error(`no project "${id}" with a page`)
    const { results, features, technologies, caseStudy } = localized(data, locale)
    if (!caseStudy) throw new Error(`no page for the project "${id}"`)
    const [previous = summary, next = summary] = [
      listedProjects.at(index - 1),
      listedProjects[(index + 1) % listedProjects.length],
    ]
    const { result: _, hasPage: __, ...project } = summary
    return {
      ...project,
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
    const type = pages.find((page) => page.name === pageTypeName(name))
    if (!type) throw new Error(`no page "${name}"`)
    const text = current(type, required(type, `pages/${name}.${locale}.yaml`))
    const page = hasTestimonials(text)
      ? { ...text, testimonials: shownReviews(text.testimonials) }
      : text
    return localized(page, locale)
  }

  return {
    once: computeOnce,
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
    analytics: () => getSingleton(Site)?.analytics,
    /** Redirects of the file, followed by those of courses on sale. */
    redirects: () => {
      const written = required(Redirects)
      const courseRules = courseRedirects(rawCourses(DEFAULT_LOCALE), written.paths)
      return { ...written, paths: [...written.paths, ...courseRules] }
    },
    offers: () => getSingleton(Offers),
    services: () => {
      const services = getSingleton(Services)
      return services && { ...services, consultation: removePastSlots(services.consultation, now) }
    },
    supportChat: () => getSingleton(SupportChat),
    factory: () => getSingleton(Factory),
    factoryWords: (language: string) =>
      // Russian uses the Ukrainian rules for quotes, dashes and no-break spaces.
      typesetDeep(
        language === 'en' ? 'en' : 'uk',
        required(FactoryWords, `factory/words.${language}.yaml`),
      ),
    legal: (locale: Locale, id: string) =>
      typesetDeep(locale, required(Legal, `legal/${id}/${locale}.mdx`)),
    claims: (locale: Locale) => localized(getSingleton(Claims)?.claims ?? {}, locale),
    products: (locale: Locale) =>
      sortByOrder(documents(Product)).map(({ id, data }) => ({ id, ...localized(data, locale) })),
    cases: (locale: Locale) =>
      sortByOrder(documents(Case)).map(({ id, data }) => ({ id, ...localized(data, locale) })),
    packages: (locale: Locale) =>
      sortByOrder(packages()).map(({ id, data }) => ({ id, ...localized(data, locale) })),
    projects,
    project,
    /** Data of projects used by the build only, by project id. */
    projectFacts: (): Record<string, ProjectFacts> =>
      Object.fromEntries(
        documents(Project).map(({ id, data: { sample, art } }) => [id, { sample, art }]),
      ),
    certificateIds: () => shownCertificates().map(({ id }) => id),
    certificate: (locale: Locale, id: string): CertificateData | undefined => {
      const data = shownCertificates().find((certificate) => certificate.id === id)?.data
      const course = rawCourses(locale).find((course) => course.id === data?.course)
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
        .map((course) => ratedByStudents(removePastOffer(course, now)))
        .map((course) => removePastStart(course, today))
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
      (getSingleton(News)?.items ?? [])
        .filter(({ date }) => date <= today)
        .toSorted((a, b) => b.date.localeCompare(a.date))
        .map((item) => localized(item, locale)),
    courseText: (locale: Locale, id: string) => {
      const text = documents(CourseText).find(
        (document) => document.id === id && document.locale === locale,
      )
      if (!text) return undefined
      const course = documents(Course).find((course) => course.id === id)?.data
      const isOver = course && removePastOffer(course, now) !== course
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
      const aboutPage = page(locale, 'about') as Page<'about'>
      const { hero, portrait, bio, figures, expertise, call, callNote, callMessage } = aboutPage
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
export function getDocuments<Schema extends z.ZodObject>(
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
    id: getId(document.path),
    locale: getFileLocale(document.path),
    data: isParsed ? (fields as z.infer<Schema>) : parse(fields),
  }))
}

/** Id in a path: `courses/pi-course/course.yaml` → `pi-course`, `products/no-code.yaml` → `no-code`. */
function getId(path: string): string {
  const [, name = '', file] = path.split('/')
  return file === undefined ? name.replace(/\.\w+$/, '') : name
}

interface WithReviews {
  items: readonly { sample: boolean }[]
}

/** Whether page data has reviews, which have been validated by its schema. */
function hasTestimonials(text: object): text is { testimonials: WithReviews } {
  return 'testimonials' in text && text.testimonials !== undefined
}

function countSamples(sections: readonly (WithReviews | undefined)[]): number {
  return sections.flatMap((section) => section?.items.filter(({ sample }) => sample) ?? []).length
}
