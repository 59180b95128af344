import { Feed } from 'feed'

import type { NewsItem } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { escapeHtml } from '#src/lib/html-text.ts'

import { escapedTitles } from './feed.ts'
import { absoluteHref, absoluteUrl, siteUrl } from './page-head.ts'
import type { SiteFile } from './page-record.ts'
import { newsFeedPath } from './paths.ts'

/** Maximum number of entries; the page also has older ones. */
const MAX_ENTRIES = 50

/** Feed of the site's news in one language. */
export function buildNewsFeed(options: {
  locale: Locale
  title: string
  description: string
  brand: string
  /** Author, if the owner's name is set. */
  owner: string | undefined
  /** Latest first. */
  items: readonly NewsItem[]
}): SiteFile {
  const { locale, title, description, brand, owner, items } = options
  const page = absoluteUrl('/news', locale)
  const path = newsFeedPath(locale)
  const feed = new Feed({
    id: page,
    link: page,
    title,
    description,
    language: locale,
    copyright: brand,
    generator: false,
    author: { name: owner ?? brand, link: absoluteUrl('/', locale) },
    // The date of the latest entry, so that an unchanged site gives an unchanged feed.
    updated: new Date(items[0]?.date ?? 0),
    feedLinks: { rss: siteUrl(path) },
  })
  for (const { id, date, title: name, text, link } of items.slice(0, MAX_ENTRIES)) {
    const url = `${page}#${id}`
    const moreLink = link
      ? ` <a href="${escapeHtml(absoluteHref(link.href, locale))}">${escapeHtml(link.label)}</a>`
      : ''
    feed.addItem({
      id: url,
      link: url,
      title: name,
      description: text,
      content: `<p>${escapeHtml(text)}${moreLink}</p>`,
      date: new Date(date),
    })
  }
  return { path, text: escapedTitles(feed.rss2()) }
}
