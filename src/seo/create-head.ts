import type { Site } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { PartMessages } from '#src/i18n/messages.ts'

import { pageHead, type PageFacts } from './page-head.ts'

/** Match of a route, with the context of all routes. */
interface Match {
  context: { locale: Locale; site: Site }
}

/** Match of a route of the blog. */
export interface BlogMatch {
  context: Match['context'] & { t: PartMessages<'blog'> }
}

/** Head of a route's page; a page that could not be loaded has none. */
export function routeHead(
  { context: { locale, site } }: Match,
  facts: Omit<PageFacts, 'locale' | 'brand'> | undefined,
  makeHead: typeof pageHead = pageHead,
) {
  return facts ? makeHead({ ...facts, locale, brand: site.brand }) : {}
}

/** Head of a page whose content has its own `seo` field. */
export function createHead(path: string, makeHead?: typeof pageHead) {
  return (options: {
    loaderData?: { page: { seo: Pick<PageFacts, 'title' | 'description'> } }
    match: Match
  }) =>
    routeHead(
      options.match,
      options.loaderData && { ...options.loaderData.page.seo, path },
      makeHead,
    )
}
