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
export function valuesReservedByOthers(
  slug: string,
  built: BuiltPosts,
  saved: readonly BrowserPost[],
): ReservedValues {
  const others = saved.filter((post) => post.slug !== slug)
  const titlesIn = (language: Locale) => [
    ...getTypesetTitles(built)[language].flatMap(({ of, title }) => (of === slug ? [] : [title])),
    ...others.filter((post) => post.language === language).map(getTypesetTitle),
  ]
  return {
    built: built.slugs.filter((one) => one !== slug),
    saved: others.map((post) => post.slug),
    titles: { en: titlesIn('en'), uk: titlesIn('uk') },
  }
}

/** Typesets a title. */
export function typesetTitle(language: Locale, title: string): string {
  return typeset(language, cleanLine(title))
}

// Cached, because each list item needs the titles of all others at every render.
const getTypesetTitle = memoize(({ language, title }: BrowserPost) => typesetTitle(language, title))
const getTypesetTitles = memoize(({ titles }: BuiltPosts) => {
  const shownIn = (language: Locale) =>
    Object.entries(titles[language]).map(([of, title]) => ({
      of,
      title: typesetTitle(language, title),
    }))
  return { en: shownIn('en'), uk: shownIn('uk') }
})
