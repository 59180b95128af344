import { openContentCache } from '#scripts/content/content-cache.ts'
import { createContentReader } from '#scripts/content/read-content.ts'

/** Every file of `content/`, read once for all the tests that look at the whole. */
export const wholeContent = createContentReader('.', openContentCache())()
