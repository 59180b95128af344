import type { Locale } from '#src/i18n/locales.ts'
import { typeset } from '#src/i18n/typography.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { cleanLine } from '#src/lib/clean-text.ts'

/** The posts of the site, as far as one of the browser may collide with them. */
export interface BuiltPosts {
  slugs: readonly string[]
  /** Titles by slug, of what is written in each language. */
  titles: Readonly<Record<Locale, Readonly<Record<string, string>>>>
}

/** What a post may not have because another one has it. */
export interface Taken {
  /** Slugs of the site's posts. */
  built: readonly string[]
  /** Slugs of the browser's posts. */
  saved: readonly string[]
  titles: Readonly<Record<Locale, readonly string[]>>
}

export const NOTHING_TAKEN: Taken = { built: [], saved: [], titles: { en: [], uk: [] } }

/** What others than the post of a slug have; for a new post the slug is empty. */
export function takenBeside(slug: string, built: BuiltPosts, saved: readonly BrowserPost[]): Taken {
  const others = saved.filter((post) => post.slug !== slug)
  const titlesIn = (language: Locale) => [
    ...Object.entries(built.titles[language]).flatMap(([of, title]) =>
      of === slug ? [] : [title],
    ),
    ...others.filter((post) => post.language === language).map(({ title }) => title),
  ]
  return {
    built: built.slugs.filter((one) => one !== slug),
    saved: others.map((post) => post.slug),
    titles: { en: titlesIn('en'), uk: titlesIn('uk') },
  }
}

/** Whether readers see the same title: quotes and dashes are set by the language's rules. */
export function sameTitle(language: Locale, one: string, other: string): boolean {
  return typeset(language, cleanLine(one)) === typeset(language, cleanLine(other))
}
