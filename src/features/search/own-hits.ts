import type { BrowserPost } from '#src/lib/browser-post.ts'

import { normalizeQuery, queryWords } from './excerpt.ts'
import type { Hit } from './search-engine.ts'

/** Characters of a text around what was found. */
const BEFORE = 60
const LENGTH = 180

/** Posts of this browser in which each word of a query begins a word, in the order they are kept. */
export function findOwnHits(
  posts: readonly BrowserPost[],
  query: string,
  hrefOf: (path: string) => string,
): Hit[] {
  const words = queryWords(query)
  if (words.length === 0) return []
  return posts.flatMap((post) => {
    const text = normalizeQueryOf(`${post.excerpt} ${post.content}`)
    const all = normalizeQueryOf(
      [post.title, text, ...post.keywords, ...post.tags].join(' '),
    ).toLocaleLowerCase()
    if (!words.every((word) => placeOf(all, word) !== -1)) return []
    return [
      {
        url: hrefOf(`/blog/${post.slug}`),
        kind: 'blog' as const,
        title: post.title,
        excerpt: excerptOf(text, words),
        date: post.date,
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

/** A piece of a text with its found words marked, as HTML. */
function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLocaleLowerCase()
  const at = Math.max(
    0,
    Math.min(...words.map((word) => placeOf(lower, word)).filter((place) => place >= 0)),
  )
  const start = Number.isFinite(at) ? Math.max(0, at - BEFORE) : 0
  const piece = text.slice(start, start + LENGTH)
  return piece
    .split(/([\p{L}\p{N}\u02BC]+)/u)
    .map((part) => {
      const isMatch = words.some((word) => part.toLocaleLowerCase().startsWith(word))
      return isMatch ? `<mark>${escape(part)}</mark>` : escape(part)
    })
    .join('')
}

/** Text with the apostrophes and spaces that queries have, of any length. */
function normalizeQueryOf(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => normalizeQuery(word))
    .join(' ')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
