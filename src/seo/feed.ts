import { Feed } from 'feed'

import type { NewsItem, PostSummary } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { escapeHtml } from '#src/lib/html-text.ts'

import { absoluteHref, absoluteUrl, siteUrl } from './page-head.ts'
import type { SiteFile } from './page-record.ts'
import { feedPaths, newsFeedPath } from './paths.ts'

/** A post with its full text as HTML with absolute addresses. */
export type FeedPost = Pick<
  PostSummary,
  'slug' | 'title' | 'excerpt' | 'date' | 'updated' | 'tags'
> & {
  html: string
}

interface FeedOptions {
  locale: Locale
  title: string
  description: string
  brand: string
  /** Author, if the owner's name is set. */
  owner: string | undefined
}

/**
 * An empty feed.
 * @param page Bare path of the page that the feed follows.
 * @param paths Path of its file by kind.
 * @param updated Date of the latest entry, so that an unchanged site gives an unchanged feed.
 */
function createFeed(
  { locale, title, description, brand, owner }: FeedOptions,
  page: string,
  paths: object,
  updated: string | number,
): Feed {
  const url = absoluteUrl(page, locale)
  return new Feed({
    id: url,
    link: url,
    title,
    description,
    language: locale,
    copyright: brand,
    generator: false,
    author: { name: owner ?? brand, link: absoluteUrl('/', locale) },
    updated: new Date(updated),
    feedLinks: Object.fromEntries(
      Object.entries(paths).map(([kind, path]) => [kind, siteUrl(String(path))]),
    ),
  })
}

/** Renders the feeds of a list of posts, newest first; without posts they have the date of the build. */
export function buildFeeds(
  options: FeedOptions & { posts: readonly FeedPost[]; page: string; tag?: string },
): SiteFile[] {
  const { locale, posts, page, tag } = options
  const paths = feedPaths(locale, tag)
  const dates = posts.map((post) => post.updated ?? post.date).toSorted()
  const feed = createFeed(options, page, paths, dates.at(-1) ?? Date.now())
  for (const post of posts) {
    const link = absoluteUrl(`/blog/${post.slug}`, locale)
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.excerpt,
      content: post.html,
      date: new Date(post.updated ?? post.date),
      published: new Date(post.date),
      category: post.tags.map((name) => ({
        name,
        term: name,
        domain: absoluteUrl(`/blog/tag/${name}`, locale),
      })),
    })
  }
  return [
    { path: paths.rss, text: escapedTitles(feed.rss2()) },
    ...(paths.atom ? [{ path: paths.atom, text: plainTitles(feed.atom1()) }] : []),
    ...(paths.json ? [{ path: paths.json, text: feed.json1() }] : []),
  ]
}

/** Maximum number of news in their feed; the page also has older ones. */
const MAX_NEWS = 50

/** Feed of the site's news in one language, latest first. */
export function buildNewsFeed(options: FeedOptions & { items: readonly NewsItem[] }): SiteFile {
  const { locale, items } = options
  const path = newsFeedPath(locale)
  const feed = createFeed(options, '/news', { rss: path }, items[0]?.date ?? 0)
  for (const { id, date, title, text, link } of items.slice(0, MAX_NEWS)) {
    const url = `${absoluteUrl('/news', locale)}#${id}`
    const moreLink = link
      ? ` <a href="${escapeHtml(absoluteHref(link.href, locale))}">${escapeHtml(link.label)}</a>`
      : ''
    feed.addItem({
      id: url,
      link: url,
      title,
      description: text,
      content: `<p>${escapeHtml(text)}${moreLink}</p>`,
      date: new Date(date),
    })
  }
  return { path, text: escapedTitles(feed.rss2()) }
}

/** Feed readers parse titles and descriptions of RSS as HTML, so `<T>` must be escaped. */
export function escapedTitles(rss: string): string {
  return rss.replaceAll(
    /(<(?:title|description)><!\[CDATA\[)([\s\S]*?)(?=\]\]>)/g,
    (_, start: string, text: string) => start + escapeHtml(text),
  )
}

/** Marks titles and summaries of Atom as plain text, so that `<b>` is not parsed as a tag. */
function plainTitles(atom: string): string {
  return atom.replaceAll(/<(title|summary) type="html">/g, '<$1 type="text">')
}
