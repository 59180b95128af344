import { createFileRoute, redirect } from '@tanstack/react-router'

import { loadPostPage } from '#src/content/posts.ts'
import { loadPage } from '#src/content/site.ts'
import { BlogPage } from '#src/features/blog/blog-page.tsx'
import { loadJointPage, useOwn } from '#src/features/blog/own-posts.ts'
import { parsePageNumber } from '#src/features/blog/page-number.ts'
import { pageHead } from '#src/seo/page-head.ts'

import { withMessages } from './-with-messages.ts'

/** The list's later pages as documents, for readers and crawlers without JavaScript. */
export const Route = createFileRoute('/blog/page/$page')({
  staticData: { isUnlisted: true },
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: async ({ context: { locale }, params }) => {
    const { page = 1 } = parsePageNumber(params.page)
    const [words, list, joint] = await Promise.all([
      loadPage(locale, 'blog'),
      loadPostPage(locale, page),
      loadJointPage(locale, page),
    ])
    if (String(list.page) !== params.page || list.page === 1) {
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to leave a loader
      throw redirect({ to: '/blog', search: parsePageNumber(list.page), replace: true })
    }
    return { words, list, joint }
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead({
          ...loaderData.words.seo,
          title: context.t.blog.pageTitle(loaderData.words.seo.title, loaderData.list.page),
          locale: context.locale,
          brand: context.site.brand,
          path: `/blog/page/${loaderData.list.page}`,
        })
      : {},
  component: BlogPageRoute,
})

function BlogPageRoute() {
  const { words, list, joint } = Route.useLoaderData()
  const { locale, t } = Route.useRouteContext()
  const shown = useOwn(joint) ?? list
  return <BlogPage hero={words.hero} list={shown} locale={locale} t={t} />
}
