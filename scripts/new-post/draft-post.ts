import { stringify } from 'yaml'

import { POST_LIMITS } from '#src/content/schema/post-limits.ts'
import { type Locale, LOCALES } from '#src/i18n/locales.ts'
import { typeset } from '#src/i18n/typography.ts'
import { RESERVED_SLUGS, slugify } from '#src/lib/slug.ts'

/** What stands in a new post until its author writes something else. */
const FIRST_WORDS = {
  en: {
    excerpt: 'One or two sentences that say what the reader will be able to do after this post.',
    keyword: 'keyword',
    paragraph: 'The first paragraph says what the post is about.',
    heading: '## First section',
  },
  uk: {
    excerpt: 'Одне або два речення про те, що читач зможе зробити, дочитавши цей допис до кінця.',
    keyword: 'ключове слово',
    paragraph: 'Перший абзац каже, про що цей допис.',
    heading: '## Перший розділ',
  },
} satisfies Record<Locale, unknown>

/** The titles of a new post, in the languages it begins in. */
type Titles = Readonly<Partial<Record<Locale, string>>>

/** A title that a post has already, and the file that has it. */
interface TakenTitle {
  file: string
  locale: Locale
  title: string
}

/** How one calls it, with both titles. */
const USAGE = 'npm run new:post "Мій допис" "My post"'

/**
 * The titles of a new post and its slug, from what stands behind the command: the Ukrainian title, then the
 * English one, without which the post has a Ukrainian file alone. A text instead says what is wrong with them.
 */
export function readTitles(given: readonly string[]): { slug: string; titles: Titles } | string {
  const [uk = '', en = ''] = given.map((title) => title.trim())
  const unfit = [uk, en].find((title) => title.startsWith('-') || title.includes('\n'))
  if (unfit !== undefined) {
    return `"${unfit}" is no title (allowed: one line that does not begin with -): ${USAGE}`
  }
  if (given.length > 2) {
    return `${given.length} titles are given, and a post has one or two: put each into quotes, ${USAGE}`
  }
  if (!uk) return `Give the title: ${USAGE}`
  const slug = slugify(uk)
  if (!slug) {
    return `The title "${uk}" gives no address: it needs a Latin or Cyrillic letter or a digit`
  }
  // Most likely the second word of a title.
  if (en && !/[a-z]/i.test(en) && /\p{Script=Cyrillic}/u.test(en)) {
    return `The English title "${en}" is in Cyrillic: put each title into quotes, ${USAGE}`
  }
  return { slug, titles: en ? { uk, en } : { uk } }
}

/**
 * Why the build would refuse a new post, if it would: its slug is kept free for a page of the blog, or one of
 * its titles is too long or another post's.
 */
export function violationOf(
  post: { slug: string; titles: Titles },
  taken: readonly TakenTitle[],
): string | undefined {
  if (RESERVED_SLUGS.includes(post.slug)) {
    return `The title gives the slug "${post.slug}", and ${RESERVED_SLUGS.join(', ')} are kept free for pages of the blog: choose another title`
  }
  for (const locale of LOCALES) {
    const title = post.titles[locale]?.trim()
    if (title === undefined) continue
    if (title.length > POST_LIMITS.title) {
      return `The title "${title}" has ${title.length} characters, and at most ${POST_LIMITS.title} are allowed: shorten it`
    }
    // As readers see them.
    const shown = typeset(locale, title)
    const twin = taken.find(
      (other) => other.locale === locale && typeset(locale, other.title) === shown,
    )
    if (twin) return `The title "${title}" is that of ${twin.file}: choose another`
  }
  return undefined
}

/**
 * Text of a new post's file, a draft until `draft` is taken out. It is valid as it stands where
 * `violationOf` has nothing against the post.
 */
export function draftPost(options: { locale: Locale; title: string; date: string }): string {
  const { locale, title, date } = options
  const { excerpt, keyword, paragraph, heading } = FIRST_WORDS[locale]
  const frontmatter = stringify({
    title,
    excerpt,
    date,
    tags: [],
    keywords: [keyword],
    draft: true,
  })
  return `---\n${frontmatter}---\n\n${paragraph}\n\n${heading}\n`
}
