import type {
  BreadcrumbList,
  FAQPage,
  IdReference,
  ItemList,
  Organization,
  Person,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'

import type { Site } from '#src/content/model.ts'
import { DEFAULT_LOCALE, type Locale } from '#src/i18n/locales.ts'
import { absoluteHref, absoluteUrl } from '#src/seo/page-head.ts'

import type { DescribedPage } from './described-page.ts'

/** A step of the way to a page: its name, and its bare path. */
export type Crumb = readonly [name: string, path: string]

/** The kinds of page that are no plain one. */
type PageKind = 'WebPage' | 'CollectionPage' | 'ProfilePage'

/** The owner of the site, the same in both languages. */
export function ownerId(): IdReference {
  return { '@id': `${absoluteUrl('/', DEFAULT_LOCALE)}#owner` }
}

function websiteId(locale: Locale): IdReference {
  return { '@id': `${absoluteUrl('/', locale)}#website` }
}

function breadcrumbId({ path, locale }: DescribedPage): IdReference {
  return { '@id': `${absoluteUrl(path, locale)}#breadcrumb` }
}

/** The page itself, for nodes that say where they stand. */
export function pageId({ path, locale }: Pick<DescribedPage, 'path' | 'locale'>): IdReference {
  return { '@id': absoluteUrl(path, locale) }
}

/** A list on a page, for nodes that are about it. */
export function listId(
  { path, locale }: Pick<DescribedPage, 'path' | 'locale'>,
  id: string,
): IdReference {
  return { '@id': `${absoluteUrl(path, locale)}#${id}` }
}

/** The person behind the site, or the brand while no person is named. Samples are left out. */
export function ownerNode(
  site: Pick<Site, 'brand' | 'sample' | 'owner' | 'description' | 'links'>,
  locale: Locale,
): Person | Organization {
  const { network, videoChannel, shortVideos } = site.links
  const profiles = [network, videoChannel, shortVideos].flatMap((link) =>
    link && !link.sample ? [link.url] : [],
  )
  const facts = {
    ...ownerId(),
    description: site.description,
    url: absoluteUrl('/about', locale),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
  return site.owner === undefined
    ? { '@type': 'Organization', ...facts, ...(!site.sample && { name: site.brand }) }
    : { '@type': 'Person', ...facts, name: site.owner }
}

/** The site in one language. */
export function websiteNode(
  site: Pick<Site, 'brand' | 'sample' | 'description'>,
  locale: Locale,
): WebSite {
  return {
    '@type': 'WebSite',
    ...websiteId(locale),
    ...(!site.sample && { name: site.brand }),
    description: site.description,
    url: absoluteUrl('/', locale),
    inLanguage: locale,
    publisher: ownerId(),
  }
}

/** The page, as part of the site. */
export function webPageNode(
  page: DescribedPage,
  kind: PageKind,
  more: { mainEntity?: IdReference; about?: IdReference; dateModified?: string } = {},
): WebPage {
  const { path, locale, title, description, image } = page
  return {
    '@type': kind,
    ...pageId(page),
    url: absoluteUrl(path, locale),
    name: title,
    description,
    inLanguage: locale,
    isPartOf: websiteId(locale),
    ...(path !== '/' && { breadcrumb: breadcrumbId(page) }),
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: image } }),
    ...more,
  }
}

/** The way from the home page to a page, which is the last step. */
export function breadcrumbNode(page: DescribedPage, crumbs: readonly Crumb[]): BreadcrumbList {
  const steps: Crumb[] = [[page.t.nav.home, '/'], ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    ...breadcrumbId(page),
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, page.locale),
    })),
  }
}

/** A list whose entries are pages: their names, unless those are stand-ins, and their addresses. */
export function listNode(
  page: Pick<DescribedPage, 'path' | 'locale'>,
  id: string,
  entries: readonly { name?: string; path: string }[],
  /** Entries on the pages of the list before this one. */
  before = 0,
): ItemList {
  return {
    '@type': 'ItemList',
    ...listId(page, id),
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      ...(name !== undefined && { name }),
      url: absoluteHref(path, page.locale),
    })),
  }
}

/** A list whose entries are told here. */
export function inlineListNode(
  page: Pick<DescribedPage, 'path' | 'locale'>,
  id: string,
  items: readonly Thing[],
): ItemList {
  return {
    '@type': 'ItemList',
    ...listId(page, id),
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item,
    })),
  }
}

/** Questions that the page answers. */
export function faqNode(
  page: Pick<DescribedPage, 'path' | 'locale'>,
  items: readonly { question: string; answer: string }[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(page.path, page.locale)}#faq`,
    isPartOf: pageId(page),
    inLanguage: page.locale,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
