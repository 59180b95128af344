import type { RouterContext } from '#src/app/router.tsx'
import type { LoadedLegal } from '#src/content/legal.ts'
import type { LegalId } from '#src/content/model.ts'
import { pageHead } from '#src/seo/page-head.ts'

/** Head of a legal page. */
export function legalHead(id: LegalId, { legal }: LoadedLegal, { locale, site }: RouterContext) {
  return pageHead({
    locale,
    brand: site.brand,
    path: `/${id}`,
    title: legal.title,
    description: legal.description,
  })
}
