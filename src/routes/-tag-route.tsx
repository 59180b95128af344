import { jointIndex } from '#src/content/joint-posts.ts'
import { loadPostIndex, loadPostPage } from '#src/content/posts.ts'
import { useSite } from '#src/content/use-site.ts'
import {
  loadJointPage,
  loadBrowserPosts,
  useHydratedBrowserPosts,
} from '#src/features/blog/load-browser-posts.ts'
import { TagPage } from '#src/features/blog/tag-page.tsx'
import { MissingItem } from '#src/features/shell/missing-item.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { orNotFound } from './-or-not-found.ts'
import { subjectOf, type TagData } from './-tag-head.ts'

/** One page of the posts with a tag; a tag that no post has is not found. */
export async function loadTag(locale: Locale, tag: string, page: number): Promise<TagData> {
  const [list, index, joint, own] = await Promise.all([
    loadPostPage(locale, page, tag),
    loadPostIndex(locale),
    loadJointPage(locale, page, tag),
    loadBrowserPosts(locale),
  ])
  return { tag, list: orNotFound(list.total > 0 ? list : undefined), index, joint, own }
}

/** The page including posts written in this browser. */
export function TagRoutePage({ data }: { data: TagData }) {
  const site = useSite()
  const { own = [], joint } = useHydratedBrowserPosts({ own: data.own, joint: data.joint }) ?? {}
  return (
    <TagPage
      tag={data.tag}
      subject={subjectOf(data.tag, site)}
      list={joint ?? data.list}
      tags={jointIndex(data.index, own).tags}
    />
  )
}

/** Not-found page of a tag. */
export function MissingTag({ tag }: { tag: string }) {
  const site = useSite()
  const t = useMessages('blog')

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
