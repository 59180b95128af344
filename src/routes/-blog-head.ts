import { type BlogMatch, routeHead } from '#src/seo/create-head.ts'

import type { BlogData } from './-blog-route.tsx'

/** Head of a page of the list, which differs from the prerendered head if the query selects the page. */
export function blogHead(
  { text: { seo }, list, mergedPage }: BlogData,
  match: BlogMatch,
  documentPage = 1,
) {
  const { page } = mergedPage ?? list
  return routeHead(match, {
    ...seo,
    path: documentPage === 1 ? '/blog' : `/blog/page/${documentPage}`,
    title: page === 1 ? seo.title : match.context.t.blog.pageTitle(seo.title, page),
  })
}
