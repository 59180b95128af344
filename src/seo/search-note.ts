import { findCourse, findCourseByPath, listCourses, levelsOf } from '#src/content/courses.ts'
import type { Course } from '#src/content/model.ts'
import { formatOffer, loadOffers } from '#src/content/offers.ts'
import { countPosts } from '#src/content/posts.ts'
import { coursePrice } from '#src/content/prices.ts'
import { countOf, formatMoney } from '#src/i18n/format.ts'
import { loadMessagesOf } from '#src/i18n/messages.ts'
import type { DescribedPage } from '#src/seo/json-ld/described-page.ts'

/** What the site's own search knows of a page beside its name and its text. */
export interface SearchNote {
  /** What stands beside its name: what it costs, or how much it lists. */
  note: string
  /** A sentence it is found by too: pages name a price by its figure, readers ask for it by a word. */
  aside: string
}

/** What the site's own search says of a page beside its name, and what it finds it by beside its text. */
export async function searchNoteOf(page: DescribedPage): Promise<SearchNote> {
  const { locale } = page
  const price = await priceOf(page)
  if (price === undefined) return { note: await countOn(page), aside: '' }
  const { search } = await loadMessagesOf(locale, 'search')
  return { note: price, aside: search.price(price) }
}

/** What the page's own offer costs, where it has one. */
async function priceOf(page: DescribedPage): Promise<string | undefined> {
  const { locale, path, site, t } = page
  if (path === '/consultation') {
    return formatOffer(locale, (await loadOffers()).consultation, t.price)
  }
  if (path === '/ai-curator') return formatOffer(locale, (await loadOffers()).curator, t.price)
  if (path.endsWith('/free-lesson')) return t.price.free
  const course = path.startsWith('/courses/') && (await courseOf(page))
  if (!course) return undefined
  const { amount, currency } = coursePrice(course, locale, site.hryvniaRate).now
  return amount === 0 ? t.price.free : formatMoney(locale, amount, currency)
}

/** How much a list holds; of other pages nothing. */
async function countOn({ locale, path, params, t }: DescribedPage): Promise<string> {
  if (params.tag) {
    return countOf(locale, await countPosts(locale, params.tag), t.blog.posts)
  }
  if (path !== '/courses' && path !== '/learning-path') return ''
  const [courses, words] = await Promise.all([
    listCourses(locale),
    loadMessagesOf(locale, 'courses'),
  ])
  const listed = path === '/courses' ? courses : levelsOf(courses)
  return countOf(locale, listed.length, words.courses.filter.courses)
}

async function courseOf({ locale, path, params }: DescribedPage): Promise<Course | undefined> {
  return (await findCourseByPath(locale, path)) ?? findCourse(locale, params.id ?? '')
}
