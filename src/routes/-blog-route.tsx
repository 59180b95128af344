import type { Page } from '#src/content/model.ts'
import { loadPostPage, type PostPage } from '#src/content/posts.ts'
import { loadPage } from '#src/content/registry.ts'
import { BlogPage } from '#src/features/blog/blog-page.tsx'
import { loadJointPage, useHydratedBrowserPosts } from '#src/features/blog/load-browser-posts.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** Loader data of the blog's list. */
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

/** The page including posts written in this browser. */
export function BlogRoutePage({ data }: { data: BlogData }) {
  const shown = useHydratedBrowserPosts(data.joint) ?? data.list
  return <BlogPage words={data.words} list={shown} />
}
