import { listPostSlugs } from '#src/content/posts.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localeOfPath, localizePath } from '#src/i18n/paths.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { titleWordsFile } from '#src/lib/title-words.ts'
import { browserPosts } from '#src/storage/browser-posts.ts'

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
import { type Hit, kindOf, type SearchResult } from './hit.ts'
import { correctWords } from './near-words.ts'
import { findOwnHits } from './own-hits.ts'
import { withoutStopWords } from './stop-words.ts'
import { withoutEndings } from './word-forms.ts'

// The part of Pagefind's browser script that is used here.
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
  /** Text around the match, `<mark>` around it. */
  excerpt: string
  content: string
  meta: { title?: string; description?: string; date?: string; note?: string }
}

/** How many hits are shown at first, and how many more each time. */
export const MOST_HITS = 12
const MOST_CLOSE = 3

let loading: Promise<Pagefind> | undefined
let failures = 0
// What the host said of its index when it was loaded.
let known: string | undefined

/**
 * Loads the search script and the index of the page's language, once.
 * @throws when they cannot be loaded: the network, or a development server without an index.
 */
export async function loadSearch(): Promise<Pagefind> {
  const pagefind = (loading ??= start())
  return startAnewAfter(pagefind, pagefind)
}

/** What has failed once is begun again by the next attempt: neither index nor worker mend themselves. */
async function startAnewAfter<Result>(
  attempt: Promise<Result>,
  by: Promise<Pagefind> | undefined,
): Promise<Result> {
  try {
    return await attempt
  } catch (error) {
    // Others may have waited for the same one, and begun anew since.
    if (loading === by) {
      loading = undefined
      failures += 1
    }
    throw error
  }
}

async function start(): Promise<Pagefind> {
  const base = import.meta.env.BASE_URL
  // Browsers remember a script that could not be loaded by its address.
  const url = `${base}pagefind/pagefind.js${failures > 0 ? `?${failures}` : ''}`
  const script = (await import(/* @vite-ignore */ url)) as PagefindScript
  const pagefind = script.createInstance({ basePath: `${base}pagefind/` })
  await pagefind.options({ baseUrl: '/', excerptLength: 22 })
  known = await readEntry()
  await pagefind.init()
  return pagefind
}

/** What the host says of its index now: a deploy renames the files that a search asks for. */
async function readEntry(): Promise<string> {
  const response = await fetch(`${import.meta.env.BASE_URL}pagefind/pagefind-entry.json`)
  return response.text()
}

/**
 * Finds pages of the current language by the beginnings of words, grouped by kind: those of the index up
 * to a number.
 * @throws when the index cannot be loaded.
 */
export async function search(query: string, most = MOST_HITS): Promise<SearchResult> {
  const words = normalizeQuery(withoutStopWords(query.trim()))
  // What was written in this browser comes first, and is found without the index too.
  const own = await findOwn(words)
  if (own.length === 0) return searchIndex(words, most)
  const found = await searchIndex(words, most).catch(() => NOTHING)
  const others = found.isClose ? [] : found.hits
  // Among the site's own posts, so that these are one group.
  const posts = others.filter(({ kind }) => kind === 'blog')
  const rest = others.filter(({ kind }) => kind !== 'blog')
  const total = own.length + (found.isClose ? 0 : found.total)
  return { hits: [...own, ...posts, ...rest], total, isClose: false }
}

/** What the posts of this browser have that the site does not have yet. */
async function findOwn(words: string): Promise<Hit[]> {
  const { posts } = browserPosts.get()
  if (posts.length === 0) return []
  const base = import.meta.env.BASE_URL.slice(0, -1)
  const locale = localeOfPath(location.pathname.slice(base.length))
  const [slugs, read] = await Promise.all([
    // Without a network nothing of the site is found, and so nothing twice.
    listPostSlugs(locale).catch((): string[] => []),
    // As they were typed, where what reads them cannot be fetched.
    import('./own-texts.ts').then(
      ({ readOwnPost }) => readOwnPost,
      () => (post: BrowserPost) => post,
    ),
  ])
  const own = posts.filter(({ slug }) => !slugs.includes(slug)).map(read)
  // In the language of the page a post opens whatever its own.
  return findOwnHits(own, withoutEndings(words), {
    locale,
    hrefOf: (path) => base + localizePath(path, locale),
  })
}

const NOTHING: SearchResult = { hits: [], total: 0, isClose: true }

async function searchIndex(words: string, most: number, isAnew = false): Promise<SearchResult> {
  const pagefind = await loadSearch()
  const { hits, total, isFound } = await find(pagefind, words, most)
  if (isFound) return { hits, total, isClose: false }
  // Pagefind finds nothing where a file of its index is missing, without saying so.
  if (!isAnew && (await readEntry()) !== known) {
    loading = undefined
    return searchIndex(words, most, true)
  }
  const meant = correctWords(queryWords(words), await loadTitleWords())
  if (meant !== undefined) {
    const close = await find(pagefind, meant, MOST_HITS)
    const named = close.hits.filter(({ title }) => hasWord(title, queryWords(meant)))
    if (named.length > 0) return { ...NOTHING, hits: named.slice(0, MOST_CLOSE) }
  }
  // Pagefind falls back to shorter words by itself, without saying so.
  if (hits.length > 0) return { ...NOTHING, hits: hits.slice(0, MOST_CLOSE) }
  for (const shorter of shorterQueries(words)) {
    const close = await find(pagefind, shorter, MOST_CLOSE)
    if (close.hits.length > 0) return { ...NOTHING, hits: close.hits }
  }
  return NOTHING
}

/** Words of all titles in the page's language; none where they cannot be fetched. */
async function loadTitleWords(): Promise<readonly string[]> {
  const base = import.meta.env.BASE_URL
  const locale = localeOfPath(location.pathname.slice(base.length - 1))
  try {
    const response = await fetch(`${base}pagefind/${titleWordsFile(locale)}`)
    const words: unknown = response.ok && (await response.json())
    return Array.isArray(words) ? words.map(String) : []
  } catch {
    return []
  }
}

/** What the index has for a query, up to a number of hits, and whether any of them has a word of the query. */
async function find(
  pagefind: Pagefind,
  query: string,
  most: number,
): Promise<{ hits: Hit[]; total: number; isFound: boolean }> {
  const sought = withoutEndings(query)
  if (sought === '') return { hits: [], total: 0, isFound: false }
  const { total, fragments } = await startAnewAfter(
    pagefind.search(sought).then(async ({ results }) => ({
      total: results.length,
      fragments: await Promise.all(results.slice(0, most).map((result) => result.data())),
    })),
    loading,
  )
  const words = queryWords(sought)
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
    // The index has another apostrophe, of the same width.
    text: content.replace(/(?<=[Ѐ-ӿ])’(?=[Ѐ-ӿ])/g, 'ʼ'),
    at: first < 0 || start < 0 ? undefined : start + before,
  }
  const stems = markedWords(excerpt).filter((text) => query.some((word) => isStem(text, word)))
  return {
    url,
    kind: kindOf(url.slice(import.meta.env.BASE_URL.length - 1)),
    title,
    summary: summarize(page, [...query, ...stems]),
    date,
    note,
  }
}

/** Whether a title has a word of the query, or what is marked begins with one or is the stem of one. */
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

/** Whether a word is another one with a short ending: `session` of `sessions`, `bot` of `bots`, not `pro` of `promt`. */
function isStem(stem: string, word: string): boolean {
  const ending = word.length - stem.length
  return word.startsWith(stem) && ending <= 2 && stem.length > ending + 1
}
