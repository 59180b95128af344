import type { Site } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'

/** A rendered page, as far as its structured data depends on it. */
export interface DescribedPage {
  locale: Locale
  t: MessagesOf<'blog'>
  site: Site
  /** Bare path, `/blog/hello`. */
  path: string
  /** The entry of the header's navigation that it belongs to, where its address does not say so. */
  partOf?: string
  /** What the route's parameters are: `{ slug: 'hello' }`. */
  params: Readonly<Record<string, string | undefined>>
  title: string
  description: string
  /** The picture that previews show. */
  image?: string
}
