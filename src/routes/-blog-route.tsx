import type { Page, Site } from '#src/content/model.ts'
import { loadPostPage, type PostPage } from '#src/content/posts.ts'
import { loadPage } from '#src/content/site.ts'
import { BlogPage } from '#src/features/blog/blog-page.tsx'
import { loadJointPage, useOwn } from '#src/features/blog/own-posts.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { pageHead } from '#src/seo/page-head.ts'

import { usePostCodeAhead } from './-post-code-ahead.ts'

/** What the pages of the blog's list load. */
export interface BlogData {
  words: Page<'blog'>
  list: PostPage
  joint: PostPage | undefined
}

/** One page of all posts. */
export async function loadBlog(locale: Locale, page: number): Promise<BlogData> {
  const [words, list, joint] = await Promise.all([
    loadPage(locale, 'blog'),
    loadPostPage(locale, page),
    loadJointPage(locale, page),
  ])
  return { words, list, joint }
}

/** Head of a page of the list, which is not the document's where the query asks for it. */
export function blogHead(
  { words: { seo }, list, joint }: BlogData,
  context: { locale: Locale; t: MessagesOf<'blog'>; site: Site },
  documentPage = 1,
) {
  const { locale, t, site } = context
  const { page } = joint ?? list
  return pageHead({
    ...seo,
    locale,
    brand: site.brand,
    path: documentPage === 1 ? '/blog' : `/blog/page/${documentPage}`,
    title: page === 1 ? seo.title : t.blog.pageTitle(seo.title, page),
  })
}

/** The page, with what the browser has written itself. */
export function BlogRoutePage(props: { data: BlogData; locale: Locale; t: MessagesOf<'blog'> }) {
  const { data, locale, t } = props
  usePostCodeAhead()
  const shown = useOwn(data.joint) ?? data.list
  return <BlogPage hero={data.words.hero} list={shown} locale={locale} t={t} />
}
