import type { PostIndex, PostSummary, Site } from '#src/content/model.ts'
import type { PostPage } from '#src/content/posts.ts'
import { formatCount } from '#src/i18n/format.ts'
import { type BlogMatch, routeHead } from '#src/seo/create-head.ts'
import { feedPaths } from '#src/seo/paths.ts'

/** Loader data of a tag's list. */
export interface TagData {
  tag: string
  list: PostPage
  index: PostIndex
  mergedPage: PostPage | undefined
  browserPosts: PostSummary[]
}

/** Head of a page of a tag's list, which differs from the prerendered head if the query selects the page. */
export function tagHead({ tag, list, mergedPage }: TagData, match: BlogMatch, documentPage = 1) {
  const { locale, t, site } = match.context
  const title = t.blog.tagTitle(tag)
  const { page } = mergedPage ?? list
  return routeHead(match, {
    path: documentPage === 1 ? `/blog/tag/${tag}` : `/blog/tag/${tag}/page/${documentPage}`,
    title: page === 1 ? title : t.blog.pageTitle(title, page),
    description: t.blog.tagDescription(
      getSubject(tag, site),
      formatCount(locale, list.total, t.blog.posts),
    ),
    feeds: [{ type: 'application/rss+xml', path: feedPaths(locale, tag).rss, title }],
  })
}

/** Name of a tag for use after "about"; the address may contain any text, such as `constructor`. */
export function getSubject(tag: string, { tags }: Site): string {
  return (Object.hasOwn(tags, tag) ? tags[tag] : undefined) ?? tag
}
