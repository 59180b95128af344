import type { Locale } from '#src/i18n/locales.ts'
import { typeset } from '#src/i18n/typography.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { cleanLine } from '#src/lib/clean-text.ts'
import { memoize } from '#src/lib/memoize.ts'

/** Slugs and titles of published posts. */
export interface BuiltPosts {
  slugs: readonly string[]
  /** Titles by slug, per language. */
  titles: Readonly<Record<Locale, Readonly<Record<string, string>>>>
}

/** Slugs and titles already in use. */
export interface ReservedValues {
  /** Slugs of published posts. */
  built: readonly string[]
  /** Slugs of browser posts. */
  saved: readonly string[]
  /** Typeset titles. */
  titles: Readonly<Record<Locale, readonly string[]>>
}

/** Initial value before the posts have been loaded. */
export const NO_RESERVED_VALUES: ReservedValues = {
  built: [],
  saved: [],
  titles: { en: [], uk: [] },
}

/** Values used by other posts than the one with a slug, which is empty for a new post. */
export function getReservedValues(
  slug: string,
  built: BuiltPosts,
  saved: readonly BrowserPost[],
): ReservedValues {
  const otherPosts = saved.filter((post) => post.slug !== slug)
  const getTitlesIn = (language: Locale) => [
    ...getTypesetTitles(built)[language].flatMap(({ of, title }) => (of === slug ? [] : [title])),
    ...otherPosts.filter((post) => post.language === language).map(getTypesetTitle),
  ]
  return {
    built: built.slugs.filter((builtSlug) => builtSlug !== slug),
    saved: otherPosts.map((post) => post.slug),
    titles: { en: getTitlesIn('en'), uk: getTitlesIn('uk') },
  }
}

/** Typesets a title. */
export function typesetTitle(language: Locale, title: string): string {
  return typeset(language, cleanLine(title))
}

// Cached, because each list item needs the titles of all others at every render.
const getTypesetTitle = memoize(({ language, title }: BrowserPost) => typesetTitle(language, title))
const getTypesetTitles = memoize(({ titles }: BuiltPosts) => {
  const getShownTitles = (language: Locale) =>
    Object.entries(titles[language]).map(([titleSlug, title]) => ({
      of: titleSlug,
      title: typesetTitle(language, title),
    }))
  return { en: getShownTitles('en'), uk: getShownTitles('uk') }
})
