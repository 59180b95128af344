import { createContentStore } from '#scripts/build/content-store.ts'
import { openContentCache } from '#scripts/content/content-cache.ts'
import { fileDocuments } from '#scripts/content/documents.ts'
import { createContentReader } from '#scripts/content/read-content.ts'
import { today } from '#scripts/lib/today.ts'

/** Every file of `content/`, read once for all the tests that look at the whole. */
export const wholeContent = createContentReader('.', openContentCache())()

/** Covers that authors have taken from the web: the only files of other hosts that a page may show. */
export const webCovers = wholeContent.flatMap(({ data }) => {
  const image = data && 'image' in data ? data.image : undefined
  return typeof image === 'string' && /^https?:/.test(image) ? [image] : []
})

/** The content as the built demonstration shows it. */
export const siteContent = createContentStore({
  today: today(),
  drafts: false,
  samples: true,
  documents: fileDocuments(wholeContent),
})
