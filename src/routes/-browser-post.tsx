import { useEffect, useMemo, useState } from 'react'

import { Notice } from '#src/components/notice.tsx'
import { addCover, summarizeBrowserPost } from '#src/content/browser-post-summary.ts'
import { parsePost } from '#src/content/markdown/parse-post.ts'
import { mergePostIndex } from '#src/content/merged-posts.ts'
import type { PostIndex, PostSummary } from '#src/content/model.ts'
import { loadPostIndex } from '#src/content/posts.ts'
import { loadBrowserPosts } from '#src/features/blog/load-browser-posts.ts'
import { PostPage } from '#src/features/blog/post-page.tsx'
import { TagList } from '#src/features/blog/tag-list.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import { typesetAroundCode } from '#src/i18n/typography.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { getHeadings } from '#src/lib/headings.ts'
import { Markdown } from '#src/mdx/markdown.tsx'
import { fullTitle } from '#src/seo/page-head.ts'

/** The page of a post that was written in this browser. */
export function BrowserPostPage(props: { post: BrowserPost; brand: string }) {
  const { post, brand } = props
  const locale = useLocale()
  const t = useMessages('blog')

  const tree = useMemo(() => parsePost(post.content), [post.content])
  const { index, browserPosts } = useLists(locale)
  const postWithCover = useMemo(() => addCover(post), [post])
  const summary = summarizeBrowserPost(postWithCover, index.tags)
  const headings = getHeadings(tree).map(({ text, ...heading }) => ({
    ...heading,
    text: typesetAroundCode(post.language, text),
  }))
  const details = {
    ...summary,
    keywords: post.keywords,
    locales: [post.language],
    headings,
    related: [],
    source: '',
  }
  return (
    <>
      <title>{fullTitle(summary.title, brand)}</title>
      <meta name="description" content={summary.excerpt} />
      <meta name="robots" content="noindex" />
      <PostPage
        post={details}
        details={details}
        tagList={<TagList tags={mergePostIndex(index, browserPosts).tags} label={t.blog.tags} />}
        repository={undefined}
        notice={<Notice>{t.blog.browserOnly}</Notice>}
      >
        <Markdown tree={tree} locale={post.language} />
      </PostPage>
    </>
  )
}

function useLists(locale: Locale): { index: PostIndex; browserPosts: readonly PostSummary[] } {
  const [lists, setLists] = useState<{ index: PostIndex; browserPosts: PostSummary[] }>({
    index: { total: 0, tags: {} },
    browserPosts: [],
  })
  useEffect(() => {
    let isWanted = true
    void Promise.all([loadPostIndex(locale), loadBrowserPosts(locale)]).then(
      ([index, browserPosts]) => {
        if (isWanted) setLists({ index, browserPosts })
      },
    )
    return () => {
      isWanted = false
    }
  }, [locale])
  return lists
}
