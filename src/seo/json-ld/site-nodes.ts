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

/** A breadcrumb: name and bare path. */
export type Crumb = readonly [name: string, path: string]

type PageAddress = Pick<DescribedPage, 'path' | 'locale'>

/** Page types other than `WebPage`. */
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

/** Reference to the page node. */
export function pageId({ path, locale }: PageAddress): IdReference {
  return { '@id': absoluteUrl(path, locale) }
}

/** Reference to a list node of the page. */
export function listId({ path, locale }: PageAddress, id: string): IdReference {
  return { '@id': `${absoluteUrl(path, locale)}#${id}` }
}

/** The owner, or the brand if no owner is named. Sample data is left out. */
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
  fields: { mainEntity?: IdReference; about?: IdReference; dateModified?: string } = {},
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
    ...fields,
  }
}

/** Breadcrumbs from the home page to a page. */
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

/** A list of pages by address, with their names unless those are placeholders. */
export function listNode(
  page: PageAddress,
  id: string,
  entries: readonly { name?: string; path: string }[],
  /** Number of entries on previous pages of the list. */
  before = 0,
): ItemList {
  const items = entries.map(({ name, path }) => ({
    ...(name !== undefined && { name }),
    url: absoluteHref(path, page.locale),
  }))
  return itemList(page, id, items, before)
}

/** A list with its entries inline. */
export function inlineListNode(page: PageAddress, id: string, items: readonly Thing[]): ItemList {
  return itemList(
    page,
    id,
    items.map((item) => ({ item })),
  )
}

function itemList(page: PageAddress, id: string, items: readonly object[], before = 0): ItemList {
  return {
    '@type': 'ItemList',
    ...listId(page, id),
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      ...item,
    })),
  }
}

/** The page's questions and answers. */
export function faqNode(
  page: PageAddress,
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
