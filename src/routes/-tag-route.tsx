import { useParams } from '@tanstack/react-router'

import { mergePostIndex } from '#src/content/merged-posts.ts'
import { loadPostIndex, loadPostPage } from '#src/content/posts.ts'
import { useSite } from '#src/content/use-site.ts'
import {
  loadPageWithBrowserPosts,
  loadBrowserPosts,
  useHydratedBrowserPosts,
} from '#src/features/blog/load-browser-posts.ts'
import { TagPage } from '#src/features/blog/tag-page.tsx'
import { MissingItem } from '#src/features/shell/missing-item.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { requireFound } from './-require-found.ts'
import { getSubject, type TagData } from './-tag-head.ts'

/** One page of the posts with a tag; a tag that no post has is not found. */
export async function loadTag(locale: Locale, tag: string, page: number): Promise<TagData> {
  const [list, index, mergedPage, browserPosts] = await Promise.all([
    loadPostPage(locale, page, tag),
    loadPostIndex(locale),
    loadPageWithBrowserPosts(locale, page, tag),
    loadBrowserPosts(locale),
  ])
  return {
    tag,
    list: requireFound(list.total > 0 ? list : undefined),
    index,
    mergedPage,
    browserPosts,
  }
}

/** The page including posts written in this browser. */
export function TagRoutePage({ data }: { data: TagData }) {
  const site = useSite()
  const { browserPosts = [], mergedPage } =
    useHydratedBrowserPosts({ browserPosts: data.browserPosts, mergedPage: data.mergedPage }) ?? {}
  return (
    <TagPage
      tag={data.tag}
      subject={getSubject(data.tag, site)}
      list={mergedPage ?? data.list}
      tags={mergePostIndex(data.index, browserPosts).tags}
    />
  )
}

/** Not-found page of a tag. */
export function MissingTag() {
  const { tag = '' } = useParams({ strict: false })
  const site = useSite()
  const t = useMessages('blog')

  return (
    <MissingItem
      question={t.blog.tagQuestion(getSubject(tag, site))}
      title={t.blog.tagNotFound}
      text={t.blog.tagNotFoundText}
      backTo="/blog"
      backLabel={t.blog.backToBlog}
    />
  )
}
