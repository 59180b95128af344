import { findCourse, findCourseByPath, listCourses } from '#src/content/courses.ts'
import { levelsOf } from '#src/content/levels-of.ts'
import type { Course } from '#src/content/model.ts'
import { formatOffer, loadOffers } from '#src/content/offers.ts'
import { countPosts } from '#src/content/posts.ts'
import { coursePrice } from '#src/content/prices.ts'
import { countOf, formatMoney } from '#src/i18n/format.ts'
import { loadMessagesOf } from '#src/i18n/messages.ts'

import type { DescribedPage } from './json-ld/described-page.ts'

/** What the site's own search says of a page beside its name: what it costs, or how much it lists. */
export async function searchNoteOf(page: DescribedPage): Promise<string> {
  const { locale, path, params, t } = page
  if (params.tag) {
    return countOf(locale, await countPosts(locale, params.tag), t.blog.posts)
  }
  if (path === '/consultation') {
    return formatOffer(locale, (await loadOffers()).consultation, t.price)
  }
  if (path === '/ai-curator') return formatOffer(locale, (await loadOffers()).curator, t.price)
  if (path === '/courses' || path === '/learning-path') {
    const [courses, words] = await Promise.all([
      listCourses(locale),
      loadMessagesOf(locale, 'courses'),
    ])
    const listed = path === '/courses' ? courses : levelsOf(courses)
    return countOf(locale, listed.length, words.courses.filter.courses)
  }
  const course = path.startsWith('/courses/') && (await courseOf(page))
  return course ? priceOf(course, page) : ''
}

async function courseOf({ locale, path, params }: DescribedPage): Promise<Course | undefined> {
  return (await findCourseByPath(locale, path)) ?? findCourse(locale, params.id ?? '')
}

function priceOf(course: Course, { locale, site, t }: DescribedPage): string {
  const { amount, currency } = coursePrice(course, locale, site.hryvniaRate).now
  return amount === 0 ? t.price.free : formatMoney(locale, amount, currency)
}
