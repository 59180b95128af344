import { stringify } from 'yaml'

import { type Locale, LOCALES } from '#src/i18n/locales.ts'
import { slugify } from '#src/lib/slug.ts'

/** Initial texts of a new post. */
const PLACEHOLDERS = {
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

/** Titles of a new post by language. */
type Titles = Readonly<Partial<Record<Locale, string>>>

/** Usage example. */
const USAGE = 'npm run new:post "Мій допис" "My post"'

/**
 * Parses the arguments of the command into titles and slug: the Ukrainian title, then the
 * optional English one. Returns an error message if they are invalid.
 */
export function readTitles(
  commandArguments: readonly string[],
): { slug: string; titles: Titles } | string {
  const [uk = '', en = ''] = commandArguments.map((title) => title.trim())
  const invalidTitle = [uk, en].find((title) => title.startsWith('-') || title.includes('\n'))
  if (invalidTitle !== undefined) {
    return `"${invalidTitle}" is not a valid title (allowed: one line that does not begin with -): ${USAGE}`
  }
  if (commandArguments.length > 2) {
    return `${commandArguments.length} titles were given, but a post has one or two: put each into quotes, ${USAGE}`
  }
  if (!uk) return `Give the title: ${USAGE}`
  const slug = slugify(uk)
  if (!slug) {
    return `The title "${uk}" cannot be turned into an address: it needs a Latin or Cyrillic letter or a digit`
  }
  // Probably the second word of an unquoted title.
  if (en && !/[a-z]/i.test(en) && /\p{Script=Cyrillic}/u.test(en)) {
    return `The English title "${en}" is in Cyrillic: put each title into quotes, ${USAGE}`
  }
  return { slug, titles: en ? { uk, en } : { uk } }
}

/** Files of a new post with their texts, one per title, with `draft: true`. */
export function draftPosts(
  { slug, titles }: { slug: string; titles: Titles },
  date: string,
): Record<string, string> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const title = titles[locale]
      if (title === undefined) return []
      return [[`content/posts/${slug}/post.${locale}.mdx`, draftPost({ locale, title, date })]]
    }),
  )
}

function draftPost(options: { locale: Locale; title: string; date: string }): string {
  const { locale, title, date } = options
  const { excerpt, keyword, paragraph, heading } = PLACEHOLDERS[locale]
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
