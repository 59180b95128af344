import type { Locale } from '#src/i18n/locales.ts'
import type { AdminMessages } from '#src/i18n/messages.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'

import type { FileContext } from './post-file.ts'

/** Data for exporting and importing posts. */
export interface PostTransfer {
  t: AdminMessages
  locale: Locale
  files: FileContext
  /** Problems for which the build would reject a post, as sentences. */
  refusals: (post: BrowserPost) => string[]
}
