import type { LoadedLegal } from '#src/content/legal.ts'
import type { LegalId } from '#src/content/model.ts'
import { LegalPage } from '#src/features/landings/legal-page.tsx'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { Mdx } from '#src/mdx/mdx.tsx'
import type { RouterContext } from '#src/router.tsx'
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

/** A legal page as its route shows it. */
export function LegalRoute(props: {
  loaded: LoadedLegal
  context: RouterContext & { t: MessagesOf<'landings'> }
}) {
  const { loaded, context } = props
  const { locale, t } = context
  const { legal, Body } = loaded
  return (
    <LegalPage legal={legal} locale={locale} t={t.legal}>
      <Mdx Body={Body} t={t} />
    </LegalPage>
  )
}
