import type { Site } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { PartMessages } from '#src/i18n/messages.ts'
import { pageHead } from '#src/seo/page-head.ts'

import type { BlogData } from './-blog-route.tsx'

/** Head of a page of the list, which differs from the prerendered head if the query selects the page. */
export function blogHead(
  { text: { seo }, list, mergedPage }: BlogData,
  context: { locale: Locale; t: PartMessages<'blog'>; site: Site },
  documentPage = 1,
) {
  const { locale, t, site } = context
  const { page } = mergedPage ?? list
  return pageHead({
    ...seo,
    locale,
    brand: site.brand,
    path: documentPage === 1 ? '/blog' : `/blog/page/${documentPage}`,
    title: page === 1 ? seo.title : t.blog.pageTitle(seo.title, page),
  })
}
