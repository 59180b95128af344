import type { FileRoutesByPath } from '@tanstack/react-router'
import type { Thing } from 'schema-dts'

import { loadProjectFacts } from '#src/content/build-data.ts'
import { findCertificate } from '#src/content/certificates.ts'
import { courseHref, freeLessonHref, outlineHref } from '#src/content/course-paths.ts'
import { findCourse, findCourseByPath, loadCourseText, getLevels } from '#src/content/courses.ts'
import { loadLegal } from '#src/content/legal.ts'
import type { Course, LegalId } from '#src/content/model.ts'
import { POSTS_PER_PAGE } from '#src/content/post-lists.ts'
import { loadPost, loadPostIndex, loadPostPage, loadPostRange } from '#src/content/posts.ts'
import { findCaseStudy, listCaseStudies } from '#src/content/projects.ts'
import { loadContent, loadPage } from '#src/content/registry.ts'
import type { Locale } from '#src/i18n/locales.ts'

import { certificateNode } from './certificate-nodes.ts'
import { courseNode, courseReference, packageNode } from './course-nodes.ts'
import type { DescribedPage } from './described-page.ts'
import { offerNode } from './offer-nodes.ts'
import { caseNode, postNode } from './post-nodes.ts'
import { factoryOffers, planOffers, productNode, serviceNode } from './service-nodes.ts'
import {
  breadcrumbNode,
  type Crumb,
  faqNode,
  inlineListNode,
  listId,
  listNode,
  ownerId,
  ownerNode,
  webPageNode,
  websiteNode,
} from './site-nodes.ts'

type Describe = (page: DescribedPage) => Promise<Thing[]>

/**
 * Describes each route's page by the route's id. Private pages have no description and are in no list
 * for machines.
 */
export const PAGE_DESCRIPTIONS = {
  '/': describeHome,
  '/about': describeAbout,
  '/access-code': null,
  '/admin': null,
  '/ai-curator': describeCurator,
  '/blog/': describeBlog,
  '/blog/$slug': describePost,
  '/blog/page/$page': describeBlog,
  '/blog/tag/': describeTags,
  '/blog/tag/$tag': describeTag,
  '/blog/tag/$tag_/page/$page': describeTag,
  '/case-study/$id': describeCase,
  '/certificate/$id': describeCertificate,
  '/client_test': null,
  '/consultation': describeConsultation,
  '/content-factory': describeFactory,
  '/courses/': describeCourses,
  '/courses/$id': describeCourse,
  '/courses/$id_/content': describeCoursePart,
  '/courses/$id_/free-lesson': describeCoursePart,
  '/courses/ai-checklist': describeChecklist,
  '/dashboard/': null,
  '/dashboard/$module': null,
  '/learning-path': describeLearningPath,
  '/news': describeNews,
  '/offer': (page) => describeLegal(page, 'offer'),
  '/privacy': (page) => describeLegal(page, 'privacy'),
  '/products': describeProducts,
  '/search': null,
} satisfies Record<keyof FileRoutesByPath, Describe | null>

/** Pages with structured data that no list contains, for visitors who received the address. */
export const UNLISTED_PAGES: readonly (keyof typeof PAGE_DESCRIPTIONS)[] = ['/certificate/$id']

/** Structured data of a route's page: the owner, the site, the page, and its subject. */
export async function describePage(
  routeId: string | undefined,
  page: DescribedPage,
): Promise<Thing[]> {
  const descriptions: Record<string, Describe | null> = PAGE_DESCRIPTIONS
  const describe = descriptions[routeId ?? '']
  if (!describe) return []
  const { site, locale } = page
  const nodes = await describe(page)
  return nodes.length > 0 ? [ownerNode(site, locale), websiteNode(site, locale), ...nodes] : []
}

async function describeHome(page: DescribedPage): Promise<Thing[]> {
  const [projects, facts, cases] = await Promise.all([
    listCaseStudies(page.locale),
    loadProjectFacts(),
    loadContent('cases', page.locale),
  ])
  return [
    webPageNode(page, 'WebPage', { about: ownerId() }),
    listNode(
      page,
      'portfolio',
      projects.map(({ id, title }) => ({
        path: `/case-study/${id}`,
        ...(!facts[id]?.sample && { name: title }),
      })),
    ),
    listNode(
      page,
      'cases',
      cases.map(({ id, title }) => ({ name: title, path: `/?case=${id}` })),
    ),
  ]
}

async function describeAbout(page: DescribedPage): Promise<Thing[]> {
  return [
    webPageNode(page, 'ProfilePage', { mainEntity: ownerId() }),
    breadcrumbNode(page, [[page.t.footer.about, page.path]]),
  ]
}

async function describeProducts(page: DescribedPage): Promise<Thing[]> {
  const [products, offers] = await Promise.all([
    loadContent('products', page.locale),
    loadContent('offers'),
  ])
  const list = inlineListNode(
    page,
    'products',
    products.map((product) => productNode(product, offers, page.locale)),
  )
  return [listPage(page, 'products'), breadcrumbNode(page, [productsCrumb(page)]), list]
}

async function describeCurator(page: DescribedPage): Promise<Thing[]> {
  const [text, services] = await Promise.all([
    loadPage(page.locale, 'ai-curator'),
    loadContent('services'),
  ])
  return [
    webPageNode(page, 'WebPage'),
    breadcrumbNode(page, [productsCrumb(page), [page.title, page.path]]),
    serviceNode(page, { offers: planOffers(text.plans, services.curator) }),
    ...(text.faq ? [faqNode(page, text.faq.items)] : []),
  ]
}

async function describeConsultation(page: DescribedPage): Promise<Thing[]> {
  const [text, offers] = await Promise.all([
    loadPage(page.locale, 'consultation'),
    loadContent('offers'),
  ])
  return [
    webPageNode(page, 'WebPage'),
    breadcrumbNode(page, [productsCrumb(page), [page.t.footer.consultation, page.path]]),
    serviceNode(page, { offers: offerNode(offers.consultation, page.locale) }),
    faqNode(page, text.faq.items),
  ]
}

async function describeFactory(page: DescribedPage): Promise<Thing[]> {
  const [factory, labels] = await Promise.all([
    loadContent('factory'),
    loadContent('factory-words', page.locale),
  ])
  return [
    webPageNode(page, 'WebPage'),
    breadcrumbNode(page, [productsCrumb(page), [page.title, page.path]]),
    serviceNode(page, {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: labels.featuresLabel,
        itemListElement: factoryOffers(factory, labels),
      },
    }),
  ]
}

async function describeCourses(page: DescribedPage): Promise<Thing[]> {
  const courses = await loadContent('courses', page.locale)
  return [
    listPage(page, 'courses'),
    breadcrumbNode(page, [coursesCrumb(page)]),
    listNode(
      page,
      'courses',
      courses.map((course) => ({ name: course.title, path: courseHref(course) })),
    ),
  ]
}

async function describeCourse(page: DescribedPage): Promise<Thing[]> {
  const course = assertFound(await findCourseByPath(page.locale, page.path), page)
  const text = await loadCourseText(page.locale, course.id)
  return [
    webPageNode(page, 'WebPage', { mainEntity: getId(course, page) }),
    breadcrumbNode(page, [coursesCrumb(page), [course.title, page.path]]),
    courseNode(course, text, { locale: page.locale, hryvniaRate: page.site.hryvniaRate }),
    ...(text?.faq ? [faqNode(page, text.faq.items)] : []),
  ]
}

async function describeChecklist(page: DescribedPage): Promise<Thing[]> {
  const [foundCourse, text] = await Promise.all([
    findCourse(page.locale, 'ai-checklist'),
    loadPage(page.locale, 'ai-checklist'),
  ])
  const course = assertFound(foundCourse, page)
  return [
    webPageNode(page, 'WebPage', { mainEntity: getId(course, page) }),
    breadcrumbNode(page, [coursesCrumb(page), [page.title, page.path]]),
    // Structured data must match the title shown on the page.
    courseNode({ ...course, title: page.title }, undefined, {
      locale: page.locale,
      hryvniaRate: page.site.hryvniaRate,
    }),
    faqNode(page, text.faq.items),
  ]
}

/** The outline or the free lesson of a course. */
async function describeCoursePart(page: DescribedPage): Promise<Thing[]> {
  const courses = await loadContent('courses', page.locale)
  const course = assertFound(
    courses.find((course) => [outlineHref(course), freeLessonHref(course)].includes(page.path)),
    page,
  )
  return [
    webPageNode(page, 'WebPage', { about: getId(course, page) }),
    breadcrumbNode(page, [
      coursesCrumb(page),
      [course.title, courseHref(course)],
      [page.title, page.path],
    ]),
    courseReference(course, page.locale),
  ]
}

async function describeLearningPath(page: DescribedPage): Promise<Thing[]> {
  const { locale } = page
  const [text, courses, packages] = await Promise.all([
    loadPage(locale, 'learning-path'),
    loadContent('courses', locale),
    loadContent('packages', locale),
  ])
  const levels = getLevels(courses)
  return [
    webPageNode(page, 'CollectionPage', { mainEntity: listId(page, 'levels') }),
    breadcrumbNode(page, [coursesCrumb(page), [page.t.footer.learningPath, page.path]]),
    listNode(
      page,
      'levels',
      levels.map((course) => ({ name: course.title, path: courseHref(course) })),
    ),
    ...(packages.length > 0
      ? [
          inlineListNode(
            page,
            'packages',
            packages.map((coursePackage) => packageNode(coursePackage, levels, locale)),
          ),
        ]
      : []),
    faqNode(page, text.faq.items),
  ]
}

async function describeBlog(page: DescribedPage): Promise<Thing[]> {
  const { t, locale, path } = page
  const list = await loadPostPage(locale, Number(page.params.page ?? 1))
  const crumbs: Crumb[] =
    list.page === 1
      ? [blogCrumb(page)]
      : [blogCrumb(page), [t.blog.page(list.page, list.pages), path]]
  return [
    listPage(page, 'posts', await getLastModified(locale)),
    breadcrumbNode(page, crumbs),
    listNode(page, 'posts', list.posts.map(postEntry), (list.page - 1) * POSTS_PER_PAGE),
  ]
}

async function describeTags(page: DescribedPage): Promise<Thing[]> {
  const { tags } = await loadPostIndex(page.locale)
  const names = Object.keys(tags).toSorted()
  return [
    listPage(page, 'tags', await getLastModified(page.locale)),
    breadcrumbNode(page, [blogCrumb(page), [page.t.blog.allTags, page.path]]),
    listNode(
      page,
      'tags',
      names.map((tag) => ({ name: tag, path: `/blog/tag/${tag}` })),
    ),
  ]
}

async function describeTag(page: DescribedPage): Promise<Thing[]> {
  const { t, locale, path, params } = page
  const tag = params.tag ?? ''
  const list = await loadPostPage(locale, Number(params.page ?? 1), tag)
  const crumbs: Crumb[] = [blogCrumb(page), [tag, list.page === 1 ? path : `/blog/tag/${tag}`]]
  if (list.page > 1) crumbs.push([t.blog.page(list.page, list.pages), path])
  return [
    listPage(page, 'posts', await getLastModified(locale, tag)),
    breadcrumbNode(page, crumbs),
    listNode(page, 'posts', list.posts.map(postEntry), (list.page - 1) * POSTS_PER_PAGE),
  ]
}

async function describePost(page: DescribedPage): Promise<Thing[]> {
  const { post } = assertFound(await loadPost(page.locale, page.params.slug ?? ''), page)
  return [
    webPageNode(page, 'WebPage', { dateModified: post.updated ?? post.date }),
    breadcrumbNode(page, [blogCrumb(page), [post.title, page.path]]),
    postNode(post, page),
  ]
}

async function describeCase(page: DescribedPage): Promise<Thing[]> {
  const [caseStudy, facts] = await Promise.all([
    findCaseStudy(page.locale, page.params.id ?? ''),
    loadProjectFacts(),
  ])
  const project = assertFound(caseStudy, page)
  return [
    webPageNode(page, 'WebPage'),
    breadcrumbNode(page, [[project.title, page.path]]),
    ...(facts[project.id]?.sample ? [] : [caseNode(project, page)]),
  ]
}

async function describeCertificate(page: DescribedPage): Promise<Thing[]> {
  const foundCertificate = await findCertificate(page.locale, page.params.id ?? '')
  const certificate = assertFound(foundCertificate, page)
  // A sample certificate does not certify anything.
  if (certificate.sample) return []
  return [
    webPageNode(page, 'WebPage'),
    breadcrumbNode(page, [coursesCrumb(page), [page.title, page.path]]),
    certificateNode(certificate, page),
  ]
}

async function describeNews(page: DescribedPage): Promise<Thing[]> {
  const items = await loadContent('news', page.locale)
  return [
    listPage(page, 'news', items[0]?.date),
    breadcrumbNode(page, [[page.title, page.path]]),
    listNode(
      page,
      'news',
      items.map(({ id, title }) => ({ name: title, path: `${page.path}#${id}` })),
    ),
  ]
}

async function describeLegal(page: DescribedPage, id: LegalId): Promise<Thing[]> {
  const { legal } = await loadLegal(page.locale, id)
  return [
    webPageNode(page, 'WebPage', legal.sample ? {} : { dateModified: legal.updated }),
    breadcrumbNode(page, [[page.t.footer[id], page.path]]),
  ]
}

/** A page that consists of one list; a list of posts has the date of its latest post. */
function listPage(page: DescribedPage, id: string, dateModified?: string): Thing {
  const mainEntity = listId(page, id)
  return webPageNode(page, 'CollectionPage', { mainEntity, ...(dateModified && { dateModified }) })
}

/** Date of the last change of a locale's posts, or of those with a tag. */
async function getLastModified(locale: Locale, tag?: string): Promise<string | undefined> {
  const posts = await loadPostRange(locale, 0, Number.POSITIVE_INFINITY, tag)
  return posts
    .map(({ date, updated }) => updated ?? date)
    .toSorted()
    .at(-1)
}

function getId(course: Course, page: DescribedPage) {
  return { '@id': courseReference(course, page.locale)['@id'] }
}

function postEntry({ slug, title }: { slug: string; title: string }) {
  return { name: title, path: `/blog/${slug}` }
}

const productsCrumb = ({ t }: DescribedPage): Crumb => [t.nav.products, '/products']
const coursesCrumb = ({ t }: DescribedPage): Crumb => [t.nav.courses, '/courses']
const blogCrumb = ({ t }: DescribedPage): Crumb => [t.nav.blog, '/blog']

/** Asserts that data exists, because the page has been rendered from it. */
function assertFound<T>(value: T | undefined, { path }: DescribedPage): T {
  if (value === undefined) throw new Error(`${path} shows what the content does not hold`)
  return value
}
