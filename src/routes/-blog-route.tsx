import type { Page } from '#src/content/model.ts'
import { loadPostPage, type PostPage } from '#src/content/posts.ts'
import { loadPage } from '#src/content/registry.ts'
import { BlogPage } from '#src/features/blog/blog-page.tsx'
import {
  loadPageWithBrowserPosts,
  useHydratedBrowserPosts,
} from '#src/features/blog/load-browser-posts.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** Loader data of the blog's list. */
export interface BlogData {
  text: Page<'blog'>
  list: PostPage
  mergedPage: PostPage | undefined
}

/** One page of all posts. */
export async function loadBlog(locale: Locale, page: number): Promise<BlogData> {
  const [text, list, mergedPage] = await Promise.all([
    loadPage(locale, 'blog'),
    loadPostPage(locale, page),
    loadPageWithBrowserPosts(locale, page),
  ])
  return { text, list, mergedPage }
}

/** The page including posts written in this browser. */
export function BlogRoutePage({ data }: { data: BlogData }) {
  const list = useHydratedBrowserPosts(data.mergedPage) ?? data.list
  return <BlogPage text={data.text} list={list} />
}
