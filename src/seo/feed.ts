import { Feed } from 'feed'

import type { PostSummary } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { escapeHtml } from '#src/lib/html-text.ts'

import { absoluteUrl, siteUrl } from './page-head.ts'
import type { SiteFile } from './page-record.ts'
import { feedPaths } from './paths.ts'

/** A post with its full text as HTML with absolute addresses. */
export type FeedPost = Pick<
  PostSummary,
  'slug' | 'title' | 'excerpt' | 'date' | 'updated' | 'tags'
> & {
  html: string
}

/** Renders the feeds of a list of posts, newest first. */
export function buildFeeds(options: {
  locale: Locale
  title: string
  description: string
  brand: string
  /** Author, if the owner's name is set. */
  owner: string | undefined
  posts: readonly FeedPost[]
  /** Bare path of the page that the feed follows. */
  page: string
  tag?: string
}): SiteFile[] {
  const { locale, title, description, brand, owner, posts, page, tag } = options
  const paths = feedPaths(locale, tag)
  const dates = posts.map((post) => post.updated ?? post.date).toSorted()
  const feed = new Feed({
    id: absoluteUrl(page, locale),
    link: absoluteUrl(page, locale),
    title,
    description,
    language: locale,
    copyright: brand,
    generator: false,
    author: { name: owner ?? brand, link: absoluteUrl('/', locale) },
    // The date of the newest post, so that an unchanged site gives an unchanged feed; the build date without posts.
    updated: new Date(dates.at(-1) ?? Date.now()),
    feedLinks: Object.fromEntries(
      Object.entries(paths).map(([kind, path]) => [kind, siteUrl(path)]),
    ),
  })
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
