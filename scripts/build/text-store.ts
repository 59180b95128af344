import { courseRedirects } from '#scripts/content/course-redirects.ts'
import { fillFigures } from '#scripts/content/figures.ts'
import { withoutPastOffer } from '#scripts/content/past-offer.ts'
import { withUpcomingSlots, withoutPastStart } from '#scripts/content/past-start.ts'
import { countSamples, hasTestimonials, realReviews } from '#scripts/content/sample-reviews.ts'
import type { Author, Certificate as CertificateData, Page } from '#src/content/model.ts'
import { Case } from '#src/content/schema/case.ts'
import { Certificate } from '#src/content/schema/certificate.ts'
import { Claims } from '#src/content/schema/claims.ts'
import { CourseText } from '#src/content/schema/course-text.ts'
import { Course } from '#src/content/schema/course.ts'
import { Factory, FactoryWords } from '#src/content/schema/factory.ts'
import { Legal } from '#src/content/schema/legal.ts'
import { News } from '#src/content/schema/news.ts'
import { Offers } from '#src/content/schema/offers.ts'
import { pages, pageTypeName, type PageName } from '#src/content/schema/pages.ts'
import { Product } from '#src/content/schema/product.ts'
import { Redirects } from '#src/content/schema/redirects.ts'
import { Services } from '#src/content/schema/services.ts'
import { Site } from '#src/content/schema/site.ts'
import { SupportChat } from '#src/content/schema/support-chat.ts'
import { DEFAULT_LOCALE, type Locale } from '#src/i18n/locales.ts'
import { typesetDeep } from '#src/i18n/typography.ts'

import { type DocumentStore, idOf, inOrder, rawCourse } from './document-store.ts'

/** Page data derived from the documents alone, so that the previews of the owner's desk can use it too. */
export function createTextStore(
  store: DocumentStore,
  options: { today: string; now: number; samples?: boolean },
) {
  const { now, today, samples = false } = options
  const { current, documents, figures, localized, packages, site } = store
  /** Removes hidden reviews, and the whole section if none is left. */
  const shownReviews = <Section extends Parameters<typeof realReviews>[0]>(section: Section) =>
    samples && section.items.length > 0 ? section : realReviews(section)
  const reviewsOf = (id: string) =>
    documents(CourseText).flatMap(({ path, data }) =>
      path.startsWith(`courses/${id}/`) ? [data.reviews] : [],
    )
  /** Removes the rating of a course if its reviews are hidden samples. */
  const ratedByStudents = <C extends { id: string; stats: { rating?: number } }>(course: C): C =>
    samples || countSamples(reviewsOf(course.id)) === 0
      ? course
      : { ...course, stats: { ...course.stats, rating: undefined } }
  const shownCertificates = () =>
    documents(Certificate).filter(({ data }) => samples || !data.sample)
  const page = (locale: Locale, name: PageName) => {
    const type = pages.find((one) => one.name === pageTypeName(name))
    const document =
      type && documents(type).find(({ path }) => path === `pages/${name}.${locale}.yaml`)
    if (!document) throw new Error(`content/pages/${name}.${locale}.yaml is missing`)
    const words = current(type, document.data)
    const shown = hasTestimonials(words)
      ? { ...words, testimonials: shownReviews(words.testimonials) }
      : words
    return localized(shown, locale)
  }
  return {
    site,
    analytics: () => documents(Site)[0]?.data.analytics,
    /** Redirects of the file, followed by those of courses on sale. */
    redirects: () => {
      const written = documents(Redirects)[0]?.data
      const courses = documents(Course).map((one) => rawCourse(one, DEFAULT_LOCALE))
      return (
        written && {
          ...written,
          paths: [...written.paths, ...courseRedirects(courses, written.paths)],
        }
      )
    },
    offers: () => documents(Offers)[0]?.data,
    services: () => {
      const services = documents(Services)[0]?.data
      return (
        services && { ...services, consultation: withUpcomingSlots(services.consultation, now) }
      )
    },
    supportChat: () => documents(SupportChat)[0]?.data,
    factory: () => documents(Factory)[0]?.data,
    factoryWords: (language: string) => {
      const path = `factory/words.${language}.yaml`
      const document = documents(FactoryWords).find((one) => one.path === path)
      if (!document) throw new Error(`content/${path} is missing`)
      // Russian uses the Ukrainian rules for quotes, dashes and no-break spaces.
      return typesetDeep(language === 'en' ? 'en' : 'uk', document.data)
    },
    legal: (locale: Locale, id: string) => {
      const document = documents(Legal).find(({ path }) => path === `legal/${id}/${locale}.mdx`)
      if (!document) throw new Error(`content/legal/${id}/${locale}.mdx is missing`)
      return typesetDeep(locale, document.data)
    },
    legalBody: (locale: Locale, id: string) => store.body(Legal, `legal/${id}/${locale}.mdx`),
    claims: (locale: Locale) => localized(documents(Claims)[0]?.data.claims ?? {}, locale),
    products: (locale: Locale) =>
      inOrder(documents(Product)).map(({ id, data }) => ({ id, ...localized(data, locale) })),
    cases: (locale: Locale) =>
      inOrder(documents(Case)).map(({ id, data }) => ({ id, ...localized(data, locale) })),
    certificateIds: () => shownCertificates().map(({ path }) => idOf(path)),
    certificate: (locale: Locale, id: string): CertificateData | undefined => {
      const document = shownCertificates().find(({ path }) => idOf(path) === id)
      const course = documents(Course)
        .map((one) => rawCourse(one, locale))
        .find((one) => one.id === document?.data.course)
      if (!document || !course) return undefined
      const { title, level, landing } = course
      return {
        id,
        ...document.data,
        course: { id: course.id, title: localized(title, locale), level, landing },
      }
    },
    courses: (locale: Locale) =>
      documents(Course)
        .map((one) => ratedByStudents(withoutPastOffer(rawCourse(one, locale), now)))
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
      (documents(News)[0]?.data.items ?? [])
        .filter(({ date }) => date <= today)
        .toSorted((a, b) => b.date.localeCompare(a.date))
        .map((item) => localized(item, locale)),
    packages: (locale: Locale) =>
      inOrder(packages()).map(({ id, data }) => ({ id, ...localized(data, locale) })),
    courseText: (locale: Locale, id: string) => {
      const document = documents(CourseText).find(
        ({ path }) => path === `courses/${id}/page.${locale}.yaml`,
      )
      if (!document) return undefined
      const course = documents(Course).find(
        ({ path }) => path === `courses/${id}/course.yaml`,
      )?.data
      const isOver = course && withoutPastOffer(course, now) !== course
      const { offer, reviews, ...words } = current(CourseText, document.data)
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
