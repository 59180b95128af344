import { kyivTime } from './kyiv-time.ts'
import { isSlug, RESERVED_SLUGS, slugify } from './slug.ts'

/** A post that the owner wrote in this browser, in its stored form. */
export interface BrowserPost {
  slug: string
  title: string
  excerpt: string
  /** `2023-10-10` */
  date: string
  /** Address of the cover. */
  image: string
  /** Markdown. */
  content: string
  keywords: string[]
  images: string[]
  language: 'en' | 'uk'
  tags: string[]
  /** Time of the last save as an ISO instant; empty in posts saved by an older version. */
  savedAt: string
}

/** The stored list, most recently saved post first. */
export interface BrowserPosts {
  posts: readonly BrowserPost[]
  /** Entries that this version cannot parse; they are written back unchanged. */
  unread: readonly unknown[]
}

/** An empty list of posts. */
export const NO_POSTS: BrowserPosts = { posts: [], unread: [] }

/** Fallback date of a post whose date cannot be parsed. */
const FALLBACK_DATE = '2023-01-01'

/**
 * Parses a stored list and migrates the format of older versions: keywords in one line, a date
 * in words, no language, no tags.
 * @throws if the text is not a list.
 */
export function parseBrowserPosts(raw: string): BrowserPosts {
  const stored: unknown = JSON.parse(raw)
  if (!Array.isArray(stored)) throw new TypeError('posts must be a list')
  const posts: BrowserPost[] = []
  const unread: unknown[] = []
  for (const entry of stored) {
    const post = readBrowserPost(entry)
    if (post) posts.push({ ...post, slug: makeUniqueSlug(post.slug, posts) })
    else unread.push(entry)
  }
  return { posts, unread }
}

/** A stored list without the values that migration changes: a used slug, keywords in one line, a date in words. */
export function comparablePosts(stored: unknown): unknown {
  return [stored].flat().map((entry) => {
    const fields: Record<string, unknown> = Object(entry)
    const { keywords, date } = fields
    return {
      ...fields,
      slug: null,
      keywords: typeof keywords === 'string' ? null : keywords,
      date: parseDay(getText(date)) ? null : date,
    }
  })
}

/** Serializes the list in the format that `parse` reads. */
export function serializeBrowserPosts({ posts, unread }: BrowserPosts): string {
  return JSON.stringify([...posts, ...unread])
}

/** Parses a post from an unknown value; `undefined` if it has no title or no text. */
export function readBrowserPost(value: unknown): BrowserPost | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const fields: Record<string, unknown> = { ...value }
  const title = getText(fields.title)
  const content = getText(fields.content)
  const slug = isSlug(getText(fields.slug)) ? getText(fields.slug) : slugify(title)
  if (!title || !content || !slug) return undefined
  const savedAt = getText(fields.savedAt)
  return {
    slug,
    title,
    excerpt: getText(fields.excerpt),
    date: parseDay(getText(fields.date)) ?? parseDay(savedAt) ?? FALLBACK_DATE,
    image: getText(fields.image),
    content,
    keywords: splitKeywords(fields.keywords),
    images: getTexts(fields.images),
    language: fields.language === 'en' ? 'en' : 'uk',
    tags: [...new Set(getTexts(fields.tags))],
    savedAt,
  }
}

/** Splits keywords of one line or a list, trimmed and without duplicates: `a, b , ,a` → `['a', 'b']`. */
export function splitKeywords(value: unknown): string[] {
  const parts = Array.isArray(value) ? getTexts(value) : getText(value).split(',')
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}

/** Inserts a post at the start, at an index, or in place of another one; a used or reserved slug gets a number. */
export function putPost(
  list: BrowserPosts,
  post: BrowserPost,
  replaced?: string,
  index = list.posts.findIndex(({ slug }) => slug === replaced),
): BrowserPosts {
  const others = list.posts.filter(({ slug }) => slug !== replaced)
  const uniquePost = { ...post, slug: makeUniqueSlug(post.slug, others) }
  return { ...list, posts: others.toSpliced(Math.max(index, 0), 0, uniquePost) }
}

/** Removes the post with a slug from the list. */
export function removePost(list: BrowserPosts, slug: string): BrowserPosts {
  return { ...list, posts: list.posts.filter((post) => post.slug !== slug) }
}

function makeUniqueSlug(slug: string, taken: readonly BrowserPost[]): string {
  const isTaken = (candidate: string) =>
    RESERVED_SLUGS.includes(candidate) || taken.some((post) => post.slug === candidate)
  let free = slug
  for (let number = 2; isTaken(free); number += 1) free = `${shortenForNumber(slug)}-${number}`
  return free
}

/** Whether a slug equals another one, or is its numbered form: `a-post-2` of `a-post`. */
export function isNumbered(slug: string, other: string): boolean {
  const start = `${shortenForNumber(other)}-`
  return slug === other || (slug.startsWith(start) && /^\d+$/.test(slug.slice(start.length)))
}

/** Shortens a slug so that a number can be appended. */
function shortenForNumber(slug: string): string {
  return slug.slice(0, 76).replace(/-$/, '')
}

/**
 * Parses the day of a date: `2023-10-10`, `10.10.2023`, `October 10, 2023`, or an instant, read in Kyiv time.
 * `undefined` if the text is ambiguous, such as `05/06/2026`.
 */
export function parseDay(text: string): string | undefined {
  const date = text.trim()
  const [, year, month, day, rest = ''] =
    /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?!\d)(.*)$/.exec(date) ?? []
  if (rest.trim()) return parseInstantDay(date)
  if (year) return toValidDay(year, month, day)
  const [, first = '', sign, second = '', last] =
    /^(\d\d?)([./-])(\d\d?)\2(\d{4})$/.exec(date) ?? []
  if (last) {
    if (sign === '.' || first === second || Number(first) > 12)
      return toValidDay(last, second, first)
    return Number(second) > 12 ? toValidDay(last, first, second) : undefined
  }
  // With the name of a month the order of the numbers is unambiguous.
  if (!/[a-z]{3}/i.test(date) || /^\d{5}/.test(date)) return undefined
  if (/\d:\d\d/.test(date)) return parseInstantDay(date)
  const time = Date.parse(`${date} 12:00 UTC`)
  return Number.isNaN(time) ? undefined : isoDay(new Date(time))
}

/** The day of an instant in Kyiv, or the day as written if the text has no time zone. */
function parseInstantDay(date: string): string | undefined {
  const hasZone = /(?:Z|UTC|GMT|[+-]\d\d:?\d\d)\)?(?:\s*\([^)]*\))?$/i.test(date)
  const time = Date.parse(hasZone ? date : `${date.replace(' ', 'T')}Z`)
  if (Number.isNaN(time)) return undefined
  return isoDay(hasZone ? kyivTime(time) : new Date(time))
}

function toValidDay(year: string, month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T12:00:00Z`)
  return !Number.isNaN(time) && isoDay(new Date(time)) === iso ? iso : undefined
}

function isoDay(date: Date): string | undefined {
  // ISO 8601 writes a year of five digits as a sign and six digits.
  return /^\d{4}-\d\d-\d\d/.exec(date.toISOString())?.[0]
}

function getText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function getTexts(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.filter((item: unknown) => typeof item === 'string')
}
