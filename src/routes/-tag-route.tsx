import { jointIndex } from '#src/content/joint-posts.ts'
import type { PostIndex, PostSummary, Site } from '#src/content/model.ts'
import { loadPostIndex, loadPostPage, type PostPage } from '#src/content/posts.ts'
import { loadJointPage, loadOwnPosts, useOwn } from '#src/features/blog/own-posts.ts'
import { TagPage } from '#src/features/blog/tag-page.tsx'
import { MissingItem } from '#src/features/shell/missing-item.tsx'
import { countOf } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { feedPaths } from '#src/seo/feed-paths.ts'
import { pageHead } from '#src/seo/page-head.ts'

import { orNotFound } from './-or-not-found.ts'
import { usePostCodeAhead } from './-post-code-ahead.ts'

/** What the pages of a tag's list load. */
export interface TagData {
  tag: string
  list: PostPage
  index: PostIndex
  joint: PostPage | undefined
  own: PostSummary[]
}

/** One page of the posts with a tag; a tag that no post has is not found. */
export async function loadTag(locale: Locale, tag: string, page: number): Promise<TagData> {
  const [list, index, joint, own] = await Promise.all([
    loadPostPage(locale, page, tag),
    loadPostIndex(locale),
    loadJointPage(locale, page, tag),
    loadOwnPosts(locale),
  ])
  return { tag, list: orNotFound(list.total > 0 ? list : undefined), index, joint, own }
}

/** Head of a page of a tag's list, which is not the document's where the query asks for it. */
export function tagHead(
  { tag, list, joint }: TagData,
  context: { locale: Locale; t: MessagesOf<'blog'>; site: Site },
  documentPage = 1,
) {
  const { locale, t, site } = context
  const title = t.blog.tagTitle(tag)
  const { page } = joint ?? list
  return pageHead({
    locale,
    brand: site.brand,
    path: documentPage === 1 ? `/blog/tag/${tag}` : `/blog/tag/${tag}/page/${documentPage}`,
    title: page === 1 ? title : t.blog.pageTitle(title, page),
    description: t.blog.tagDescription(
      subjectOf(tag, site),
      countOf(locale, list.total, t.blog.posts),
    ),
    feeds: [{ type: 'application/rss+xml', path: feedPaths(locale, tag).rss, title }],
  })
}

/** The page, with what the browser has written itself. */
export function TagRoutePage(props: {
  data: TagData
  site: Site
  locale: Locale
  t: MessagesOf<'blog'>
}) {
  const { data, site, locale, t } = props
  usePostCodeAhead()
  const { own = [], joint } = useOwn({ own: data.own, joint: data.joint }) ?? {}
  return (
    <TagPage
      tag={data.tag}
      subject={subjectOf(data.tag, site)}
      list={joint ?? data.list}
      tags={jointIndex(data.index, own).tags}
      locale={locale}
      t={t}
    />
  )
}

/** The words that say after "about" what a tag is; an address may name any tag, `constructor` too. */
function subjectOf(tag: string, { tags }: Site): string {
  return (Object.hasOwn(tags, tag) ? tags[tag] : undefined) ?? tag
}

/** In the place of a tag that no post has. */
export function MissingTag(props: { tag: string; site: Site; t: MessagesOf<'blog'> }) {
  const { tag, site, t } = props
  return (
    <MissingItem
      question={t.blog.tagQuestion(subjectOf(tag, site))}
      title={t.blog.tagNotFound}
      text={t.blog.tagNotFoundText}
      backTo="/blog"
      backLabel={t.blog.backToBlog}
    />
  )
}
