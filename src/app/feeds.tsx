import { renderToStaticMarkup } from 'react-dom/server'

import type { PostSummary } from '#src/content/model.ts'
import { listPosts, loadPost } from '#src/content/posts.ts'
import { loadContent, loadPage, loadSite } from '#src/content/registry.ts'
import { formatCount } from '#src/i18n/format.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { loadPartMessages, type PartMessages } from '#src/i18n/messages.ts'
import { memoize } from '#src/lib/memoize.ts'
import { PlainMdx } from '#src/mdx/plain-mdx.tsx'
import { buildFeeds, buildNewsFeed, type FeedPost } from '#src/seo/feed.ts'
import { absoluteHref, absoluteUrl, siteUrl } from '#src/seo/page-head.ts'
import type { SiteFile } from '#src/seo/page-record.ts'

/** Maximum number of posts in a feed; older ones are in the archive on the site. */
const FEED_POSTS = 50

/** Renders all feeds: each locale's newest posts in three formats, each tag's as RSS, and the news of the site. */
export async function feeds(): Promise<SiteFile[]> {
  const files = await Promise.all(
    LOCALES.map(async (locale) => {
      const [t, site, page, list] = await Promise.all([
        loadPartMessages(locale, 'blog'),
        loadSite(locale),
        loadPage(locale, 'blog'),
        listPosts(locale),
      ])
      // A post is in the feed of the blog and in those of its tags.
      const toFeedPost = memoize(async (post: PostSummary): Promise<FeedPost> => {
        const html = await renderHtml(post.slug, locale, t)
        const isForeign = post.locale !== locale
        return { ...post, html: isForeign ? `<div lang="${post.locale}">${html}</div>` : html }
      })
      const newest = (posts: readonly PostSummary[]) =>
        Promise.all(posts.slice(0, FEED_POSTS).map(toFeedPost))
      const shared = { locale, brand: site.brand, owner: site.owner }
      const { title, description } = page.seo
      const feeds = [
        buildFeeds({ ...shared, title, description, posts: await newest(list), page: '/blog' }),
      ]
      for (const tag of new Set(list.flatMap((post) => post.tags))) {
        const tagged = list.filter((post) => post.tags.includes(tag))
        const count = formatCount(locale, tagged.length, t.blog.posts)
        feeds.push(
          buildFeeds({
            ...shared,
            title: t.blog.tagTitle(tag),
            description: t.blog.tagDescription(site.tags[tag] ?? tag, count),
            posts: await newest(tagged),
            page: `/blog/tag/${tag}`,
            tag,
          }),
        )
      }
      const [news, items] = await Promise.all([
        loadPage(locale, 'news'),
        loadContent('news', locale),
      ])
      return [...feeds.flat(), buildNewsFeed({ ...shared, ...news.seo, items })]
    }),
  )
  return files.flat()
}

async function renderHtml(slug: string, locale: Locale, t: PartMessages<'blog'>): Promise<string> {
  const post = await loadPost(locale, slug)
  if (!post) throw new Error(`no post "${slug}" in ${locale}`)
  const page = absoluteUrl(`/blog/${slug}`, locale)
  const html = renderToStaticMarkup(
    <PlainMdx
      Body={post.Body}
      toLink={(href) => {
        if (href.startsWith('#')) return page + href
        return absoluteHref(href, locale)
      }}
      toFile={(path) => (/^[a-z]+:/i.test(path) ? path : siteUrl(path.replace(/^\//, '')))}
      callouts={t.callout}
    />,
  )
  // React emits preload tags for pictures, which a feed must not contain.
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
