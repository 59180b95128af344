import type { BrowserPost } from '#src/lib/browser-post.ts'
import type { WriteResult } from '#src/storage/persistent-store.ts'
import { newDraftId, saveDraft } from '#src/storage/post-drafts.ts'

import { valuesOf } from './post-form.ts'

/** Saves a post as a draft. */
export function keepAsDraft(post: BrowserPost): WriteResult {
  const { slug: editing, savedAt } = post
  return saveDraft({ id: newDraftId(), editing, savedAt, basedOn: savedAt, values: valuesOf(post) })
}
