import type { Locale } from '#src/i18n/locales.ts'
import { unlocalizePath } from '#src/i18n/paths.ts'

import type { TextPart } from './excerpt.ts'

/** Kind of a result. */
export type HitKind = 'blog' | 'courses' | 'pages'

/** The kind of a page by its path below the site's folder: `/uk/blog/a` → `blog`, `/blog/tag/ai` → `pages`. */
export function getHitKind(path: string): HitKind {
  const barePath = unlocalizePath(path)
  if (/^\/blog\/(?!tag(?:\/|$))/.test(barePath)) return 'blog'
  return /^\/courses(?:\/|$)/.test(barePath) ? 'courses' : 'pages'
}

/** A search result. */
export interface Hit {
  url: string
  kind: HitKind
  title: string
  /** Excerpt around the matches, or the description. */
  summary: TextPart[]
  /** `2023-10-10`, if the page has a date. */
  date?: string
  /** A price or the number of entries. */
  note?: string
  /** Language of the result, if it differs from the page's. */
  lang?: Locale
  /** Whether the post exists only in this browser. */
  isBrowserOnly?: true
}

/** Results of a query; up to three similar ones if there are none. */
export interface SearchResult {
  hits: Hit[]
  /** Total number of results. */
  total: number
  isClose: boolean
}
