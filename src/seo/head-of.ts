import type { Site } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'

import { pageHead, type PageFacts } from './page-head.ts'

/** What the head of a page is made of. */
interface Match {
  loaderData?: { page: { seo: Pick<PageFacts, 'title' | 'description'> } }
  match: { context: { locale: Locale; site: Site } }
}

/** Head of a page at a bare path that says itself how it is found: by the `seo` of its words. */
export function headOf(path: string, makeHead: typeof pageHead = pageHead) {
  return ({ loaderData, match: { context } }: Match) =>
    loaderData
      ? makeHead({
          ...loaderData.page.seo,
          locale: context.locale,
          brand: context.site.brand,
          path,
        })
      : {}
}
