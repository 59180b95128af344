import { useEffect, useMemo, useState } from 'react'

import { Notice } from '#src/components/notice.tsx'
import { jointIndex } from '#src/content/joint-posts.ts'
import { parsePost } from '#src/content/markdown/parse-post.ts'
import type { PostIndex, PostSummary } from '#src/content/model.ts'
import { withCover, summarizeBrowserPost } from '#src/content/own-summary.ts'
import { loadPostIndex } from '#src/content/posts.ts'
import { loadBrowserPosts } from '#src/features/blog/load-browser-posts.ts'
import { PostPage } from '#src/features/blog/post-page.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import { typesetAroundCode } from '#src/i18n/typography.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { headingsOf } from '#src/lib/headings.ts'
import { Markdown } from '#src/mdx/markdown.tsx'
import { fullTitle } from '#src/seo/page-head.ts'

/** The page of a post that was written in this browser. */
export function OwnPost(props: { post: BrowserPost; brand: string }) {
  const { post, brand } = props
  const locale = useLocale()
  const t = useMessages('blog')

  const tree = useMemo(() => parsePost(post.content), [post.content])
  const { index, own } = useLists(locale)
  const shown = useMemo(() => withCover(post), [post])
  const summary = summarizeBrowserPost(shown, index.tags)
  const headings = headingsOf(tree).map(({ text, ...heading }) => ({
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
        tags={jointIndex(index, own).tags}
        repository={undefined}
        notice={<Notice>{t.blog.browserOnly}</Notice>}
      >
        <Markdown tree={tree} locale={post.language} />
      </PostPage>
    </>
  )
}

function useLists(locale: Locale): { index: PostIndex; own: readonly PostSummary[] } {
  const [lists, setLists] = useState<{ index: PostIndex; own: PostSummary[] }>({
    index: { total: 0, tags: {} },
    own: [],
  })
  useEffect(() => {
    let isWanted = true
    void Promise.all([loadPostIndex(locale), loadBrowserPosts(locale)]).then(([index, own]) => {
      if (isWanted) setLists({ index, own })
    })
    return () => {
      isWanted = false
    }
  }, [locale])
  return lists
}
