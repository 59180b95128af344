import type { RouterContext } from '#src/app/router.tsx'
import type { LoadedLegal } from '#src/content/legal.ts'
import { LegalPage } from '#src/features/marketing/legal-page.tsx'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { Mdx } from '#src/mdx/mdx.tsx'

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
