import type { Site } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'

import { pageHead, type PageFacts } from './page-head.ts'

/** Data from which the head of a page is made. */
interface Match {
  loaderData?: { page: { seo: Pick<PageFacts, 'title' | 'description'> } }
  match: { context: { locale: Locale; site: Site } }
}

/** Head of a page whose content has its own `seo` field. */
export function createHead(path: string, makeHead: typeof pageHead = pageHead) {
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
