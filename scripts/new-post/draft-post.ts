import { stringify } from 'yaml'

import { POST_LIMITS, RESERVED_SLUGS } from '../../src/content/schema/post-limits.ts'
import type { Locale } from '../../src/i18n/locales.ts'

const WORDS = {
  en: {
    excerpt: 'One or two sentences that say what the reader will be able to do after this post.',
    keyword: 'keyword',
    body: 'The first paragraph says what the post is about.\n\n## First section\n',
  },
  uk: {
    excerpt: 'Одне або два речення про те, що читач зможе зробити, дочитавши цей допис до кінця.',
    keyword: 'ключове слово',
    body: 'Перший абзац каже, про що цей допис.\n\n## Перший розділ\n',
  },
} satisfies Record<Locale, unknown>

/**
 * Why the build would refuse a new post, if it would: its slug belongs to a page of the blog, or one of
 * its titles is too long.
 */
export function objectionTo(post: { slug: string; titles: readonly string[] }): string | undefined {
  if (RESERVED_SLUGS.includes(post.slug)) {
    return `The title gives the slug "${post.slug}", and ${RESERVED_SLUGS.join(', ')} are pages of the blog: choose another title`
  }
  const long = post.titles.find((title) => title.trim().length > POST_LIMITS.title)
  return long === undefined
    ? undefined
    : `The title "${long.trim()}" has ${long.trim().length} characters, and at most ${POST_LIMITS.title} are allowed: shorten it`
}

/**
 * Text of a new post's file, a draft until `draft` is taken out. It is valid as it stands where
 * `objectionTo` has nothing against the post.
 */
export function draftPost(options: { locale: Locale; title: string; date: string }): string {
  const { locale, title, date } = options
  const { excerpt, keyword, body } = WORDS[locale]
  const frontmatter = stringify({
    title,
    excerpt,
    date,
    tags: [],
    keywords: [keyword],
    draft: true,
  })
  return `---\n${frontmatter}---\n\n${body}`
}
