import { kyivTime } from './kyiv-time.ts'
import { isSlug, RESERVED_SLUGS, slugify } from './slug.ts'

/** A post that the owner has written in the browser, as its storage keeps it. */
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
  /** When it was saved last, an ISO instant; empty in what an older version kept. */
  savedAt: string
}

/** All that one key of the storage holds, the newest saved post first. */
export interface BrowserPosts {
  posts: readonly BrowserPost[]
  /** Entries that this version cannot read; they are written back as they were. */
  unread: readonly unknown[]
}

/** Where nothing was written. */
export const NO_POSTS: BrowserPosts = { posts: [], unread: [] }

/** A day for a post whose own cannot be read. */
const SOME_DAY = '2023-01-01'

/**
 * Reads a stored list. What an older version saved is brought up to date: keywords in one line, a date
 * in words, no language, no tags.
 * @throws when the text is no list at all.
 */
export function parseBrowserPosts(raw: string): BrowserPosts {
  const stored: unknown = JSON.parse(raw)
  if (!Array.isArray(stored)) throw new TypeError('no list of posts')
  const posts: BrowserPost[] = []
  const unread: unknown[] = []
  for (const entry of stored) {
    const post = readBrowserPost(entry)
    if (post) posts.push({ ...post, slug: freeSlug(post.slug, posts) })
    else unread.push(entry)
  }
  return { posts, unread }
}

/** A stored list without what this version says in another way: a taken address, keywords in one line, a date in words. */
export function comparablePosts(stored: unknown): unknown {
  return [stored].flat().map((entry) => {
    const fields: Record<string, unknown> = Object(entry)
    const { keywords, date } = fields
    return {
      ...fields,
      slug: null,
      keywords: typeof keywords === 'string' ? null : keywords,
      date: dayOf(textOf(date)) ? null : date,
    }
  })
}

/** The list as text, in the shape that it was read from. */
export function serializeBrowserPosts({ posts, unread }: BrowserPosts): string {
  return JSON.stringify([...posts, ...unread])
}

/** A post out of any value, or nothing for one without a title or a text. */
export function readBrowserPost(value: unknown): BrowserPost | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const fields: Record<string, unknown> = { ...value }
  const title = textOf(fields.title)
  const content = textOf(fields.content)
  const slug = isSlug(textOf(fields.slug)) ? textOf(fields.slug) : slugify(title)
  if (!title || !content || !slug) return undefined
  const savedAt = textOf(fields.savedAt)
  return {
    slug,
    title,
    excerpt: textOf(fields.excerpt),
    date: dayOf(textOf(fields.date)) ?? dayOf(savedAt) ?? SOME_DAY,
    image: textOf(fields.image),
    content,
    keywords: splitKeywords(fields.keywords),
    images: textsOf(fields.images),
    language: fields.language === 'en' ? 'en' : 'uk',
    tags: [...new Set(textsOf(fields.tags))],
    savedAt,
  }
}

/** Keywords of one line or of a list, trimmed, each once: `a, b , ,a` → `['a', 'b']`. */
export function splitKeywords(value: unknown): string[] {
  const parts = Array.isArray(value) ? textsOf(value) : textOf(value).split(',')
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}

/** Puts a post first, or at its place, or in that of one it replaces; a slug that is taken or reserved gets a number. */
export function withPost(
  list: BrowserPosts,
  post: BrowserPost,
  replaced?: string,
  at = list.posts.findIndex(({ slug }) => slug === replaced),
): BrowserPosts {
  const others = list.posts.filter(({ slug }) => slug !== replaced)
  const own = { ...post, slug: freeSlug(post.slug, others) }
  return { ...list, posts: others.toSpliced(Math.max(at, 0), 0, own) }
}

/** The list without the post of a slug. */
export function withoutPost(list: BrowserPosts, slug: string): BrowserPosts {
  return { ...list, posts: list.posts.filter((post) => post.slug !== slug) }
}

function freeSlug(slug: string, taken: readonly BrowserPost[]): string {
  const isTaken = (one: string) =>
    RESERVED_SLUGS.includes(one) || taken.some((post) => post.slug === one)
  let free = slug
  for (let number = 2; isTaken(free); number += 1) free = `${withRoomForNumber(slug)}-${number}`
  return free
}

/** Whether a slug is another one, or what it became where that was taken: `a-post-2` of `a-post`. */
export function isNumbered(slug: string, other: string): boolean {
  const start = `${withRoomForNumber(other)}-`
  return slug === other || (slug.startsWith(start) && /^\d+$/.test(slug.slice(start.length)))
}

/** A slug with room for a number behind it. */
function withRoomForNumber(slug: string): string {
  return slug.slice(0, 76).replace(/-$/, '')
}

/**
 * The day in a date: `2023-10-10`, `10.10.2023`, `October 10, 2023`, or an instant, whose day is Kyiv's. Nothing
 * where more than one day may be meant, as by `05/06/2026`.
 */
export function dayOf(text: string): string | undefined {
  const date = text.trim()
  const [, year, month, day, rest = ''] =
    /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?!\d)(.*)$/.exec(date) ?? []
  if (rest.trim()) return dayOfInstant(date)
  if (year) return existingDay(year, month, day)
  const [, first = '', sign, second = '', last] =
    /^(\d\d?)([./-])(\d\d?)\2(\d{4})$/.exec(date) ?? []
  if (last) {
    if (sign === '.' || first === second || Number(first) > 12)
      return existingDay(last, second, first)
    return Number(second) > 12 ? existingDay(last, first, second) : undefined
  }
  // Names of months say which number is which.
  if (!/[a-z]{3}/i.test(date) || /^\d{5}/.test(date)) return undefined
  if (/\d:\d\d/.test(date)) return dayOfInstant(date)
  const time = Date.parse(`${date} 12:00 UTC`)
  return Number.isNaN(time) ? undefined : isoDay(new Date(time))
}

/** The day of an instant in Kyiv, or the written one where no time zone is told. */
function dayOfInstant(date: string): string | undefined {
  const hasZone = /(?:Z|UTC|GMT|[+-]\d\d:?\d\d)\)?(?:\s*\([^)]*\))?$/i.test(date)
  const time = Date.parse(hasZone ? date : `${date.replace(' ', 'T')}Z`)
  if (Number.isNaN(time)) return undefined
  return isoDay(hasZone ? kyivTime(time) : new Date(time))
}

function existingDay(year: string, month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T12:00:00Z`)
  return !Number.isNaN(time) && isoDay(new Date(time)) === iso ? iso : undefined
}

function isoDay(date: Date): string | undefined {
  // A year of five digits is written with a sign and two more.
  return /^\d{4}-\d\d-\d\d/.exec(date.toISOString())?.[0]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.filter((item: unknown) => typeof item === 'string')
}
