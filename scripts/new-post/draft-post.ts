import { stringify } from 'yaml'

import { POST_LIMITS, RESERVED_SLUGS } from '#src/content/schema/post-limits.ts'
import { type Locale, LOCALES } from '#src/i18n/locales.ts'

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

/** A title that a post has already, and the file that has it. */
interface TakenTitle {
  file: string
  locale: Locale
  title: string
}

/**
 * Why the build would refuse a new post, if it would: its slug is kept free for a page of the blog, or one of
 * its titles is too long or another post's.
 */
export function objectionTo(
  post: { slug: string; titles: Readonly<Record<Locale, string>> },
  taken: readonly TakenTitle[],
): string | undefined {
  if (RESERVED_SLUGS.includes(post.slug)) {
    return `The title gives the slug "${post.slug}", and ${RESERVED_SLUGS.join(', ')} are kept free for pages of the blog: choose another title`
  }
  for (const locale of LOCALES) {
    const title = post.titles[locale].trim()
    if (title.length > POST_LIMITS.title) {
      return `The title "${title}" has ${title.length} characters, and at most ${POST_LIMITS.title} are allowed: shorten it`
    }
    const twin = taken.find((other) => other.locale === locale && other.title === title)
    if (twin) return `The title "${title}" is that of ${twin.file}: choose another`
  }
  return undefined
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
