import type { Locale } from '#src/i18n/locales.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'

import { normalizeText, queryWords, summarize } from './excerpt.ts'
import type { Hit } from './search-engine.ts'

/**
 * Posts of this browser in which each word of a query begins a word, in the order they are kept, as a page of
 * a locale shows them.
 */
export function findOwnHits(
  posts: readonly BrowserPost[],
  query: string,
  { locale, hrefOf }: { locale: Locale; hrefOf: (path: string) => string },
): Hit[] {
  const words = queryWords(query)
  if (words.length === 0) return []
  return posts.flatMap((post) => {
    const text = normalizeText(post.content)
    const all = normalizeText(
      [post.title, post.excerpt, text, ...post.keywords, ...post.tags].join(' '),
    ).toLowerCase()
    if (!words.every((word) => placeOf(all, word) !== -1)) return []
    const lower = text.toLowerCase()
    const at = words.map((word) => placeOf(lower, word)).find((place) => place >= 0)
    return [
      {
        url: hrefOf(`/blog/${post.slug}`),
        kind: 'blog' as const,
        title: post.title,
        summary: summarize({ title: post.title, description: post.excerpt, text, at }, words),
        date: post.date,
        isOnlyHere: true as const,
        ...(post.language !== locale && { lang: post.language }),
      },
    ]
  })
}

/** Where a word begins that starts so, or -1. */
function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}\u02BC]/u.test(text[at - 1] ?? ' ')) return at
  }
  return -1
}
