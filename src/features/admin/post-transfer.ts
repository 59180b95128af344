import type { Locale } from '#src/i18n/locales.ts'
import type { AdminMessages } from '#src/i18n/messages.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'

import type { FileContext } from './post-file.ts'

/** What taking posts out as files, and in from them, has to know. */
export interface PostTransfer {
  t: AdminMessages
  locale: Locale
  files: FileContext
  /** What the build of the site would refuse in a post, each as a sentence. */
  refusals: (post: BrowserPost) => string[]
}
