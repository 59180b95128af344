import { createPersistentStore } from './persistent-store.ts'

/** A post as this browser remembers it, with the title that it had when it was opened last. */
export interface MarkedPost {
  slug: string
  title: string
  /** Language of the title, `uk`. */
  locale: string
}

/** A post of which something has been read; at 100 percent all of it. */
export interface ReadPost extends MarkedPost {
  percent: number
}

/** How much of a post has to be read before it counts as begun, in percent. */
export const BEGUN_PERCENT = 10

/** Posts that are remembered: those read long ago are forgotten. */
const MAX_POSTS = 300

/** Posts that the reader has begun or finished, the last one first. */
export const readPosts = createPersistentStore<readonly ReadPost[]>({
  key: 'readPosts',
  parse: (raw) =>
    readList(JSON.parse(raw), (post, { percent }) =>
      typeof percent === 'number' && percent >= 0 && percent <= 100 ? [{ ...post, percent }] : [],
    ),
  serialize: (posts) => (posts.length > 0 ? JSON.stringify(posts) : null),
  initial: [],
  merge: (own, stored) =>
    stored.reduceRight((posts, post) => recordProgress(posts, post, post.percent), own),
})

/** Posts that the reader has put aside for later, the last one first. */
export const savedPosts = createPersistentStore<readonly MarkedPost[]>({
  key: 'savedPosts',
  parse: (raw) => readList(JSON.parse(raw), (post) => [post]),
  serialize: (posts) => (posts.length > 0 ? JSON.stringify(posts) : null),
  initial: [],
  isWork: true,
  merge: (own, stored) => [...own, ...stored.filter(({ slug }) => !has(own, slug))],
})

/** Posts with one that has been read so far, put first; what was read before is never less. */
export function recordProgress(
  posts: readonly ReadPost[],
  { slug, title, locale }: MarkedPost,
  percent: number,
): readonly ReadPost[] {
  const before = posts.find((post) => post.slug === slug)?.percent ?? 0
  const others = posts.filter((post) => post.slug !== slug)
  return [{ slug, title, locale, percent: Math.max(before, percent) }, ...others].slice(
    0,
    MAX_POSTS,
  )
}

/** Posts with one put first, or without it where it was among them. */
export function togglePost(
  posts: readonly MarkedPost[],
  { slug, title, locale }: MarkedPost,
): readonly MarkedPost[] {
  if (has(posts, slug)) return posts.filter((post) => post.slug !== slug)
  return [{ slug, title, locale }, ...posts]
}

/** What there is to read on: posts that are begun and not finished, then those put aside. */
export function postsToContinue(
  read: readonly ReadPost[],
  saved: readonly MarkedPost[],
): (MarkedPost & { percent: number })[] {
  const begun = read.filter(({ percent }) => percent >= BEGUN_PERCENT && percent < 100)
  const aside = saved.filter(({ slug }) => !has(begun, slug))
  return [
    ...begun,
    ...aside.map((post) => ({
      ...post,
      percent: read.find(({ slug }) => slug === post.slug)?.percent ?? 0,
    })),
  ]
}

function has(posts: readonly MarkedPost[], slug: string): boolean {
  return posts.some((post) => post.slug === slug)
}

/** The posts of a stored list, each once, as far as they can be read; nothing when it is no list. */
function readList<Post extends MarkedPost>(
  value: unknown,
  toPost: (post: MarkedPost, fields: Record<string, unknown>) => Post[],
): Post[] | undefined {
  if (!Array.isArray(value)) return undefined
  const posts = value.flatMap((one: unknown) => {
    const fields: Record<string, unknown> = Object(one)
    const { slug, title, locale } = fields
    if (typeof slug !== 'string' || typeof title !== 'string') return []
    return typeof locale === 'string' ? toPost({ slug, title, locale }, fields) : []
  })
  return posts.filter(({ slug }, at) => posts.findIndex((post) => post.slug === slug) === at)
}
