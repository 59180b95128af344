import type { Course as CourseNode, CourseInstance, Offer, Syllabus } from 'schema-dts'

import { courseHref } from '#src/content/course-paths.ts'
import type { Course, CoursePackage, CourseText } from '#src/content/model.ts'
import {
  getCountdownPolicy,
  countUpcoming,
  coursePrice,
  packagePrice,
} from '#src/content/prices.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { absoluteUrl } from '#src/seo/page-head.ts'

import { moneyOffer } from './offer-nodes.ts'
import { ownerId } from './site-nodes.ts'

const MINUTES_PER_HOUR = 60

/** A course, as described on its page. */
export function courseNode(
  course: Course,
  text: CourseText | undefined,
  context: { locale: Locale; hryvniaRate: number },
): CourseNode {
  const { locale, hryvniaRate } = context
  const workload = getWorkload(course, text)
  const { now } = coursePrice(course, locale, hryvniaRate)
  const countdown = getCountdownPolicy(course)
  return {
    ...courseReference(course, locale),
    description: course.description,
    inLanguage: locale,
    provider: ownerId(),
    isAccessibleForFree: now.amount === 0,
    offers: {
      // An upcoming course cannot be bought on its own; packages can be ordered in advance.
      ...moneyOffer(now, course.isComingSoon ? 'OutOfStock' : 'InStock'),
      url: absoluteUrl(courseHref(course), locale),
      ...(countdown.kind === 'fixed' && { priceValidUntil: countdown.until }),
    },
    ...(workload && {
      timeRequired: workload,
      hasCourseInstance: instanceNode(workload, course.startsOn),
    }),
    ...(text && { syllabusSections: text.curriculum.modules.map(syllabusNode) }),
  }
}

/** Reference to a course by name and address. */
export function courseReference(course: Pick<Course, 'id' | 'title' | 'landing'>, locale: Locale) {
  const url = absoluteUrl(courseHref(course), locale)
  return { '@type': 'Course' as const, '@id': `${url}#course`, name: course.title, url }
}

/** A package of courses. */
export function packageNode(
  coursePackage: CoursePackage,
  courses: readonly Course[],
  locale: Locale,
): Offer {
  const packageCourses = courses.filter(({ id }) => coursePackage.courses.includes(id))
  return {
    ...moneyOffer(
      packagePrice(coursePackage, locale).now,
      countUpcoming(coursePackage, courses) > 0 ? 'PreOrder' : 'InStock',
    ),
    name: coursePackage.name,
    description: coursePackage.description,
    url: `${absoluteUrl('/learning-path', locale)}#packages`,
    offeredBy: ownerId(),
    itemOffered: packageCourses.map((course) => courseReference(course, locale)),
  }
}

/** The course instance: online, self-paced, with the workload stated on its page. */
function instanceNode(workload: string, startDate: string | undefined): CourseInstance {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: workload,
    ...(startDate && { startDate }),
  }
}

function syllabusNode(module: CourseText['curriculum']['modules'][number]): Syllabus {
  const { title, lessons, minutes } = module
  return {
    '@type': 'Syllabus',
    name: title,
    description: lessons.join('; '),
    ...(minutes !== undefined && { timeRequired: duration(minutes) }),
  }
}

/** Workload of a course in minutes, if its page states it: its hours, or the sum of its modules. */
function getWorkload({ stats }: Course, text: CourseText | undefined): string | undefined {
  if (stats.duration !== undefined) return duration(stats.duration * MINUTES_PER_HOUR)
  const lengths = text?.curriculum.modules.map(({ minutes }) => minutes) ?? []
  const statedMinutes = lengths.filter((minutes) => minutes !== undefined)
  if (statedMinutes.length === 0 || statedMinutes.length < lengths.length) return undefined
  return duration(statedMinutes.reduce((sum, minutes) => sum + minutes, 0))
}

/** Formats minutes as an ISO 8601 duration: 180 → `PT3H`, 45 → `PT45M`, 90 → `PT1H30M`. */
export function duration(minutes: number): string {
  const [hours, remainder] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR]
  return `PT${hours ? `${hours}H` : ''}${remainder || !hours ? `${remainder}M` : ''}`
}
