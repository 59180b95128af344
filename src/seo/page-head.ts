import type { Thing } from 'schema-dts'

import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/i18n/locales.ts'
import { localizePath, localizeHref } from '#src/i18n/paths.ts'
import { isUnlocalizedHref } from '#src/lib/link-target.ts'

import { feedPaths } from './paths.ts'

/** Properties of a page for search engines and link previews. */
export interface PageFacts {
  locale: Locale
  /** Bare path, `/blog/hello`. */
  path: string
  title: string
  description: string
  /** Name of the brand, appended to the title. */
  brand: string
  /** Languages of the page's content; both, unless a translation is missing. */
  locales?: readonly Locale[]
  type?: 'website' | 'article'
  publishedAt?: string
  updatedAt?: string
  /** Feeds of the page by media type; by default the blog's feeds, or only its RSS feed outside the blog. */
  feeds?: readonly { type: string; path: string; title: string }[]
}

/** The blog's feeds in a language, for the head of a page. */
function blogFeeds({ locale, brand, path }: PageFacts): NonNullable<PageFacts['feeds']> {
  const { rss, atom, json } = feedPaths(locale)
  const first = { type: 'application/rss+xml', path: rss, title: `${brand}, RSS` }
  if (!path.startsWith('/blog')) return [first]
  return [
    first,
    ...(atom ? [{ type: 'application/atom+xml', path: atom, title: `${brand}, Atom` }] : []),
    ...(json ? [{ type: 'application/feed+json', path: json, title: `${brand}, JSON Feed` }] : []),
  ]
}

const OG_LOCALES: Record<Locale, string> = { en: 'en_US', uk: 'uk_UA' }

/** Maximum length of a title in search results; the brand is left out if it does not fit. */
const TITLE_LENGTH = 65

/** Absolute address of a page in a language: (`/blog`, `uk`) → `https://example.com/uk/blog`. */
export function absoluteUrl(path: string, locale: Locale): string {
  return siteUrl(localizePath(path, locale).slice(1))
}

/** Absolute address of a file of the site: `uk/feed.xml` → `https://example.com/uk/feed.xml`. */
export function siteUrl(path: string): string {
  return import.meta.env.SITE_ORIGIN + import.meta.env.BASE_URL + path
}

/** Title as the browser's tab shows it: `Blog · Dash`. */
export function fullTitle(title: string, brand: string): string {
  const full = `${title} · ${brand}`
  return full.length <= TITLE_LENGTH ? full : title
}

/** Head tags of a page: title, description, canonical and alternate addresses, link preview. */
export function pageHead(facts: PageFacts) {
  const { locale, path, title, description, brand, locales = LOCALES, type = 'website' } = facts
  const documentTitle = fullTitle(title, brand)
  // A page shown in a language without a translation is a copy of the translated page.
  const contentLocale = locales.includes(locale) ? locale : (locales[0] ?? DEFAULT_LOCALE)
  const alternates = locales.length > 1 ? locales : []
  return {
    meta: [
      { title: documentTitle },
      { name: 'description', content: description },
      ...(import.meta.env.DEMO ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: brand },
      { property: 'og:locale', content: OG_LOCALES[contentLocale] },
      ...(import.meta.env.SITE_ORIGIN
        ? [{ property: 'og:url', content: absoluteUrl(path, contentLocale) }]
        : []),
      ...(facts.publishedAt
        ? [{ property: 'article:published_time', content: facts.publishedAt }]
        : []),
      ...(facts.updatedAt ? [{ property: 'article:modified_time', content: facts.updatedAt }] : []),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: import.meta.env.SITE_ORIGIN
      ? [
          { rel: 'canonical', href: absoluteUrl(path, contentLocale) },
          ...alternates.map((alternate) => ({
            rel: 'alternate',
            hrefLang: alternate,
            href: absoluteUrl(path, alternate),
          })),
          ...(alternates.length > 0
            ? [{ rel: 'alternate', hrefLang: 'x-default', href: absoluteUrl(path, DEFAULT_LOCALE) }]
            : []),
          ...(facts.feeds ?? blogFeeds(facts)).map((feed) => ({
            rel: 'alternate',
            type: feed.type,
            title: feed.title,
            href: siteUrl(feed.path),
          })),
        ]
      : [],
  }
}

/** Head tags of a private page, which is not indexed. */
export function privateHead(facts: PageFacts) {
  const { meta, links } = pageHead(facts)
  const isMarked = meta.some((tag) => 'name' in tag && tag.name === 'robots')
  return { meta: isMarked ? meta : [...meta, { name: 'robots', content: 'noindex' }], links }
}

/** Absolute address of a link from content in a language: (`/?case=one`, `uk`) → `https://example.com/uk?case=one`. */
export function absoluteHref(href: string, locale: Locale): string {
  return isUnlocalizedHref(href) ? href : siteUrl(localizeHref(href, locale).slice(1))
}

/**
 * Renders structured data as an element of the head. It is data and not code, so the content security policy
 * allows it; `<` is written `\u003c`, so that no text can end the element.
 */
export function jsonLdScript(graph: readonly Thing[]): string {
  if (graph.length === 0) return ''
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`
}
