/** Lengths that a post's file may have, which the editor in the browser tells before the build does. */
export const POST_LIMITS = { title: 90, excerptMin: 60, excerptMax: 220 } as const

/** Names that no post may have, because pages of the blog do. */
export const RESERVED_SLUGS: readonly string[] = ['tag', 'tags', 'page', 'search']
