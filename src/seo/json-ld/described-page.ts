import type { Site } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { PartMessages } from '#src/i18n/messages.ts'

/** The properties of a rendered page on which its structured data depends. */
export interface DescribedPage {
  locale: Locale
  t: PartMessages<'blog'>
  site: Site
  /** Bare path, `/blog/hello`. */
  path: string
  /** Section of the header's navigation, if the address does not determine it. */
  partOf?: string
  /** Parameters of the route: `{ slug: 'hello' }`. */
  params: Readonly<Record<string, string | undefined>>
  title: string
  description: string
  /** Picture for link previews. */
  image?: string
}
