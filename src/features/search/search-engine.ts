import { loadContent } from '#src/content/registry.ts'
import { getPathLocale, localizePath } from '#src/i18n/paths.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { titleWordsFile } from '#src/lib/title-words.ts'
import { browserPosts } from '#src/storage/browser-posts.ts'

import { findBrowserPostHits } from './browser-post-hits.ts'
import {
  markedWords,
  markWords,
  normalizeQuery,
  parseExcerpt,
  queryWords,
  shorterQueries,
  summarize,
} from './excerpt.ts'
import { groupHits } from './group-hits.ts'
import { type Hit, getHitKind, type SearchResult } from './hit.ts'
import { correctWords } from './near-words.ts'
import { removeStopWords } from './stop-words.ts'

// The part of Pagefind's API used here.
interface PagefindScript {
  createInstance(options: { basePath: string }): Pagefind
}

interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>
  init(): Promise<void>
  search(query: string): Promise<{ results: { data(): Promise<Fragment> }[] }>
}

interface Fragment {
  url: string
  /** Excerpt with `<mark>` around matches. */
  excerpt: string
  content: string
  meta: { title?: string; description?: string; date?: string; note?: string }
}

/** Number of hits per step. */
export const MAX_HITS = 12
const MAX_SUGGESTIONS = 3

let loading: Promise<Pagefind> | undefined
let failures = 0
// Metadata of the index at the time of loading.
let loadedEntry: string | undefined

/**
 * Loads the search script and the index of the page's language, once.
 * @throws if they cannot be loaded, because of the network or a development server without an index.
 */
export async function loadSearch(): Promise<Pagefind> {
  const pagefind = (loading ??= start())
  return resetOnFailure(pagefind, pagefind)
}

/** Resets a failed instance, so that the next attempt starts again: index and worker do not recover. */
async function resetOnFailure<Result>(
  attempt: Promise<Result>,
  current: Promise<Pagefind> | undefined,
): Promise<Result> {
  try {
    return await attempt
  } catch (error) {
    // Another caller may have restarted it meanwhile.
    if (loading === current) {
      loading = undefined
      failures += 1
    }
    throw error
  }
}

async function start(): Promise<Pagefind> {
  const base = import.meta.env.BASE_URL
  // Browsers cache a failed module by its address.
  const url = `${base}pagefind/pagefind.js${failures > 0 ? `?${failures}` : ''}`
  const script = (await import(/* @vite-ignore */ url)) as PagefindScript
  const pagefind = script.createInstance({ basePath: `${base}pagefind/` })
  await pagefind.options({ baseUrl: '/', excerptLength: 22 })
  loadedEntry = await readEntry()
  await pagefind.init()
  return pagefind
}

/** Loads the current metadata of the index; a deploy renames its files. */
async function readEntry(): Promise<string> {
  const response = await fetch(`${import.meta.env.BASE_URL}pagefind/pagefind-entry.json`)
  return response.text()
}

/**
 * Finds pages of the current language by word prefixes, grouped by kind, up
 * to a number of index results.
 * @throws if the index cannot be loaded.
 */
export async function search(query: string, limit = MAX_HITS): Promise<SearchResult> {
  const normalized = normalizeQuery(removeStopWords(query.trim()))
  // Posts of this browser come first and are found without the index too.
  const browserHits = await findBrowserPosts(normalized)
  if (browserHits.length === 0) return searchIndex(normalized, limit)
  const result = await searchIndex(normalized, limit).catch(() => NO_RESULTS)
  const remainingHits = result.isClose ? [] : result.hits
  // Grouped together with published posts.
  const posts = remainingHits.filter(({ kind }) => kind === 'blog')
  const otherHits = remainingHits.filter(({ kind }) => kind !== 'blog')
  const total = browserHits.length + (result.isClose ? 0 : result.total)
  return { hits: [...browserHits, ...posts, ...otherHits], total, isClose: false }
}

/** Finds unpublished posts of this browser. */
async function findBrowserPosts(query: string): Promise<Hit[]> {
  const { posts } = browserPosts.get()
  if (posts.length === 0) return []
  const base = import.meta.env.BASE_URL.slice(0, -1)
  const locale = getPathLocale(location.pathname.slice(base.length))
  const [slugs, read] = await Promise.all([
    // Offline, published posts are not found, so there are no duplicates.
    loadContent('post-slugs', locale).catch((): string[] => []),
    // Raw text, if the parser cannot be loaded.
    import('./browser-post-texts.ts').then(
      ({ readableBrowserPost }) => readableBrowserPost,
      () => (post: BrowserPost) => post,
    ),
  ])
  const hits = posts.filter(({ slug }) => !slugs.includes(slug)).map(read)
  // A post opens in the language of the page, whatever its own is.
  return findBrowserPostHits(hits, removeEndings(query), {
    locale,
    getHref: (path) => base + localizePath(path, locale),
  })
}

const NO_RESULTS: SearchResult = { hits: [], total: 0, isClose: true }

async function searchIndex(
  query: string,
  limit: number,
  isReloaded = false,
): Promise<SearchResult> {
  const pagefind = await loadSearch()
  const { hits, total, isFound } = await findFragments(pagefind, query, limit)
  if (isFound) return { hits, total, isClose: false }
  // Pagefind silently returns no results if a file of its index is missing.
  if (!isReloaded && (await readEntry()) !== loadedEntry) {
    loading = undefined
    return searchIndex(query, limit, true)
  }
  const corrected = correctWords(queryWords(query), await loadTitleWords())
  if (corrected !== undefined) {
    const close = await findFragments(pagefind, corrected, MAX_HITS)
    const titleHits = close.hits.filter(({ title }) => hasWord(title, queryWords(corrected)))
    if (titleHits.length > 0) return { ...NO_RESULTS, hits: titleHits.slice(0, MAX_SUGGESTIONS) }
  }
  // Pagefind silently falls back to shorter words.
  if (hits.length > 0) return { ...NO_RESULTS, hits: hits.slice(0, MAX_SUGGESTIONS) }
  for (const shorter of shorterQueries(query)) {
    const close = await findFragments(pagefind, shorter, MAX_SUGGESTIONS)
    if (close.hits.length > 0) return { ...NO_RESULTS, hits: close.hits }
  }
  return NO_RESULTS
}

/** Words of all titles in the page's language; empty if they cannot be loaded. */
async function loadTitleWords(): Promise<readonly string[]> {
  const base = import.meta.env.BASE_URL
  const locale = getPathLocale(location.pathname.slice(base.length - 1))
  try {
    const response = await fetch(`${base}pagefind/${titleWordsFile(locale)}`)
    const words: unknown = response.ok && (await response.json())
    return Array.isArray(words) ? words.map(String) : []
  } catch {
    return []
  }
}

/** Results of the index for a query, and whether any of them contains a word of the query. */
async function findFragments(
  pagefind: Pagefind,
  query: string,
  limit: number,
): Promise<{ hits: Hit[]; total: number; isFound: boolean }> {
  const stemmed = removeEndings(query)
  if (stemmed === '') return { hits: [], total: 0, isFound: false }
  const { total, fragments } = await resetOnFailure(
    pagefind.search(stemmed).then(async ({ results }) => ({
      total: results.length,
      fragments: await Promise.all(results.slice(0, limit).map((result) => result.data())),
    })),
    loading,
  )
  const words = queryWords(stemmed)
  const hits = fragments.map((fragment) => toHit(fragment, words))
  return {
    hits: groupHits(hits, words),
    total,
    isFound: fragments.some((fragment) => isFound(fragment, words)),
  }
}

function toHit({ url, excerpt, content, meta }: Fragment, query: readonly string[]): Hit {
  const { title = url, description = '', date, note } = meta
  const parts = parseExcerpt(excerpt)
  const first = parts.findIndex((part) => part.isMatch)
  const before = parts.slice(0, first).reduce((length, { text }) => length + text.length, 0)
  const start = content.indexOf(parts.map(({ text }) => text).join(''))
  const page = {
    title,
    description,
    // The index uses another apostrophe of the same length.
    text: content.replace(/(?<=[Ѐ-ӿ])’(?=[Ѐ-ӿ])/g, 'ʼ'),
    at: first < 0 || start < 0 ? undefined : start + before,
  }
  const stems = markedWords(excerpt).filter((text) => query.some((word) => isStem(text, word)))
  return {
    url,
    kind: getHitKind(url.slice(import.meta.env.BASE_URL.length - 1)),
    title,
    summary: summarize(page, [...query, ...stems]),
    date,
    note,
  }
}

/** Whether the title contains a word of the query, or a marked word begins with one or is its stem. */
function isFound({ excerpt, meta }: Fragment, query: readonly string[]): boolean {
  return (
    hasWord(meta.title ?? '', query) ||
    markedWords(excerpt).some((text) =>
      query.some((word) => text.startsWith(word) || isStem(text, word)),
    )
  )
}

function hasWord(title: string, query: readonly string[]): boolean {
  return markWords(title, query).some((part) => part.isMatch)
}

/** Whether a word is the stem of another one: `session` of `sessions`, `bot` of `bots`, not `pro` of `promt`. */
function isStem(stem: string, word: string): boolean {
  const ending = word.length - stem.length
  return word.startsWith(stem) && ending <= 2 && stem.length > ending + 1
}

const REFLEXIVE_ENDING = /(?<=..)с[яь]$/iu

/** Endings of Ukrainian nouns, adjectives and verbs. */
const ENDING =
  /(?<=.{5})[оі]ст(?:ь|і|ю|ей)$|(?<=.{4})[аяиі]ти$|(?<=.{3})(?:[аяи]ми|[ое]ві|ого|ому|[аяиі]х|[аяоеєиі]м|[оеє]ю|[іїи]й|[іїо]в|[аеєиіїоуюяйь])$/iu

/**
 * Removes the endings of Ukrainian words from a query: because search matches
 * prefixes, each form finds the others. `ціни на консультації` → `цін на консультаці`.
 */
export function removeEndings(query: string): string {
  return query.replaceAll(/\p{L}{4,}/gu, (word) =>
    word.replace(REFLEXIVE_ENDING, '').replace(ENDING, ''),
  )
}
