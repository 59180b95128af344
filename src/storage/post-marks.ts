import { createPersistentStore } from './persistent-store.ts'

/** A post with its title at the last visit. */
export interface MarkedPost {
  slug: string
  title: string
  /** Language of the title, `uk`. */
  locale: string
}

/** A post with the percentage that has been read. */
export interface ReadPost extends MarkedPost {
  percent: number
}

/** Percentage of a post from which it counts as begun. */
export const STARTED_PERCENT = 10

/** Maximum number of stored posts; the oldest are removed. */
const MAX_POSTS = 300

/** Begun and finished posts, most recently read first. */
export const readPosts = createPersistentStore<readonly ReadPost[]>({
  key: 'readPosts',
  parse: (raw) =>
    parseList(JSON.parse(raw), (post, { percent }) =>
      typeof percent === 'number' && percent >= 0 && percent <= 100 ? [{ ...post, percent }] : [],
    ),
  serialize: (posts) => (posts.length > 0 ? JSON.stringify(posts) : null),
  initial: [],
  merge: (local, stored) =>
    stored.reduceRight((posts, post) => recordProgress(posts, post, post.percent), local),
})

/** Posts saved for later, most recently saved first. */
export const savedPosts = createPersistentStore<readonly MarkedPost[]>({
  key: 'savedPosts',
  parse: (raw) => parseList(JSON.parse(raw), (post) => [post]),
  serialize: (posts) => (posts.length > 0 ? JSON.stringify(posts) : null),
  initial: [],
  isWork: true,
  merge: (local, stored) => [...local, ...stored.filter(({ slug }) => !hasPost(local, slug))],
})

/** Moves a post to the start with its reading progress, which never decreases. */
export function recordProgress(
  posts: readonly ReadPost[],
  { slug, title, locale }: MarkedPost,
  percent: number,
): readonly ReadPost[] {
  const before = posts.find((post) => post.slug === slug)?.percent ?? 0
  const otherPosts = posts.filter((post) => post.slug !== slug)
  return [{ slug, title, locale, percent: Math.max(before, percent) }, ...otherPosts].slice(
    0,
    MAX_POSTS,
  )
}

/** Adds a post at the start, or removes it if the list contains it. */
export function togglePost(
  posts: readonly MarkedPost[],
  { slug, title, locale }: MarkedPost,
): readonly MarkedPost[] {
  if (hasPost(posts, slug)) return posts.filter((post) => post.slug !== slug)
  return [{ slug, title, locale }, ...posts]
}

/** Posts to continue: begun and unfinished ones, then saved ones. */
export function postsToContinue(
  read: readonly ReadPost[],
  saved: readonly MarkedPost[],
): (MarkedPost & { percent: number })[] {
  const begun = read.filter(({ percent }) => percent >= STARTED_PERCENT && percent < 100)
  const unstarted = saved.filter(({ slug }) => !hasPost(begun, slug))
  return [
    ...begun,
    ...unstarted.map((post) => ({
      ...post,
      percent: read.find(({ slug }) => slug === post.slug)?.percent ?? 0,
    })),
  ]
}

function hasPost(posts: readonly MarkedPost[], slug: string): boolean {
  return posts.some((post) => post.slug === slug)
}

/** Parses a stored list without duplicates, skipping invalid posts; `undefined` if it is not a list. */
function parseList<Post extends MarkedPost>(
  value: unknown,
  toPost: (post: MarkedPost, fields: Record<string, unknown>) => Post[],
): Post[] | undefined {
  if (!Array.isArray(value)) return undefined
  const posts = value.flatMap((item: unknown) => {
    const fields: Record<string, unknown> = Object(item)
    const { slug, title, locale } = fields
    if (typeof slug !== 'string' || typeof title !== 'string') return []
    return typeof locale === 'string' ? toPost({ slug, title, locale }, fields) : []
  })
  return posts.filter(({ slug }, index) => posts.findIndex((post) => post.slug === slug) === index)
}
