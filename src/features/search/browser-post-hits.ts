import type { Locale } from '#src/i18n/locales.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { readableText, searchWord, WORD } from '#src/lib/search-text.ts'

import { queryWords, summarize } from './excerpt.ts'
import type { Hit } from './hit.ts'

/**
 * Posts of this browser in which each word of a query is a prefix of a word, in stored order, for a
 * page of a locale.
 */
export function findBrowserPostHits(
  posts: readonly BrowserPost[],
  query: string,
  { locale, getHref }: { locale: Locale; getHref: (path: string) => string },
): Hit[] {
  const words = queryWords(query)
  if (words.length === 0) return []
  return posts.flatMap((post) => {
    const text = readableText(post.content).replaceAll(/\s+/g, ' ').trim()
    const metadataWords = getWords(
      [post.title, post.excerpt, ...post.keywords, ...post.tags].join(' '),
    )
    const textWords = getWords(text)
    const getPlace = (word: string) =>
      textWords.find((textWord) => textWord.word.startsWith(word))?.at
    const isKnownWord = (word: string) =>
      getPlace(word) !== undefined ||
      metadataWords.some((metadataWord) => metadataWord.word.startsWith(word))
    if (!words.every(isKnownWord)) return []
    const offset = words.map(getPlace).find((wordOffset) => wordOffset !== undefined)
    return [
      {
        url: getHref(`/blog/${post.slug}`),
        kind: 'blog' as const,
        title: post.title,
        summary: summarize(
          { title: post.title, description: post.excerpt, text, at: offset },
          words,
        ),
        date: post.date,
        isBrowserOnly: true as const,
        ...(post.language !== locale && { lang: post.language }),
      },
    ]
  })
}

/** Normalized words of a text with their positions. */
function getWords(text: string): { word: string; at: number }[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: searchWord(word),
    at: index,
  }))
}
