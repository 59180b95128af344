import type { LoadedLegal } from '#src/content/legal.ts'
import { LegalPage } from '#src/features/marketing/legal-page.tsx'
import { Mdx } from '#src/mdx/mdx.tsx'

/** Component of the routes of legal pages. */
export function LegalRoute({ loaded: { legal, Body } }: { loaded: LoadedLegal }) {
  return (
    <LegalPage legal={legal}>
      <Mdx Body={Body} />
    </LegalPage>
  )
}
