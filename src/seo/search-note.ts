import { findCourse, findCourseByPath, getLevels } from '#src/content/courses.ts'
import type { Course } from '#src/content/model.ts'
import { formatOffer } from '#src/content/offers.ts'
import { countPosts } from '#src/content/posts.ts'
import { coursePrice } from '#src/content/prices.ts'
import { loadContent } from '#src/content/registry.ts'
import { formatCount, formatMoney } from '#src/i18n/format.ts'
import { loadPartMessages } from '#src/i18n/messages.ts'
import type { DescribedPage } from '#src/seo/json-ld/described-page.ts'

/** Extra data about a page for the site search. */
export interface SearchNote {
  /** Shown beside the title: the price or the number of entries. */
  note: string
  /** Additional searchable sentence: pages state a price as a number, but readers search for the word. */
  aside: string
}

/** Builds the extra search data of a page. */
export async function getSearchNote(page: DescribedPage): Promise<SearchNote> {
  const { locale } = page
  const price = await getPrice(page)
  if (price === undefined) return { note: await countEntries(page), aside: '' }
  const { search } = await loadPartMessages(locale, 'search')
  return { note: price, aside: search.price(price) }
}

/** Price of the page's own offer, if it has one. */
async function getPrice(page: DescribedPage): Promise<string | undefined> {
  const { locale, path, site, t } = page
  if (path === '/consultation') {
    return formatOffer(locale, (await loadContent('offers')).consultation, t.price)
  }
  if (path === '/ai-curator')
    return formatOffer(locale, (await loadContent('offers')).curator, t.price)
  if (path.endsWith('/free-lesson')) return t.price.free
  const course = path.startsWith('/courses/') && (await getCourse(page))
  if (!course) return undefined
  const { amount, currency } = coursePrice(course, locale, site.hryvniaRate).now
  return amount === 0 ? t.price.free : formatMoney(locale, amount, currency)
}

/** Number of entries of a list page; `undefined` for other pages. */
async function countEntries({ locale, path, params, t }: DescribedPage): Promise<string> {
  if (params.tag) {
    return formatCount(locale, await countPosts(locale, params.tag), t.blog.posts)
  }
  if (path !== '/courses' && path !== '/learning-path') return ''
  const [courses, words] = await Promise.all([
    loadContent('courses', locale),
    loadPartMessages(locale, 'courses'),
  ])
  const listed = path === '/courses' ? courses : getLevels(courses)
  return formatCount(locale, listed.length, words.courses.filter.courses)
}

async function getCourse({ locale, path, params }: DescribedPage): Promise<Course | undefined> {
  return (await findCourseByPath(locale, path)) ?? findCourse(locale, params.id ?? '')
}
