import type { ReactNode } from 'react'

import type { Site } from '#src/content/model.ts'
import { SiteProvider } from '#src/content/use-site.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { LocaleProvider } from '#src/i18n/use-messages.tsx'

/** Provides the contexts of the root route: the language and, if given, site data. */
export function OnSite(props: { locale?: Locale; site?: Site; children?: ReactNode }) {
  const { locale = 'en', site, children } = props
  return (
    <LocaleProvider locale={locale}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </LocaleProvider>
  )
}
