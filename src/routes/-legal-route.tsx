import type { LoadedLegal } from '#src/content/legal.ts'
import { LegalPage } from '#src/features/marketing/legal-page.tsx'
import { Mdx } from '#src/mdx/mdx.tsx'

/** A legal page as its route shows it. */
export function LegalRoute({ loaded: { legal, Body } }: { loaded: LoadedLegal }) {
  return (
    <LegalPage legal={legal}>
      <Mdx Body={Body} />
    </LegalPage>
  )
}
