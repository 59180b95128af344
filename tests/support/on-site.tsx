import type { ReactNode } from 'react'

import type { Site } from '#src/content/model.ts'
import { SiteProvider } from '#src/content/use-site.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { LocaleProvider } from '#src/i18n/use-messages.tsx'

/** What the root of the site gives to its pages: the language, and the facts of the site where a test needs them. */
export function OnSite(props: { locale?: Locale; site?: Site; children?: ReactNode }) {
  const { locale = 'en', site, children } = props
  return (
    <LocaleProvider locale={locale}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </LocaleProvider>
  )
}
