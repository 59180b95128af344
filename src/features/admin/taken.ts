import type { Locale } from '#src/i18n/locales.ts'
import { typeset } from '#src/i18n/typography.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { cleanLine } from '#src/lib/clean-text.ts'
import { memoize } from '#src/lib/memoize.ts'

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
  /** As readers see them. */
  titles: Readonly<Record<Locale, readonly string[]>>
}

/** As long as nobody has looked. */
export const NOTHING_TAKEN: Taken = { built: [], saved: [], titles: { en: [], uk: [] } }

/** What others than the post of a slug have; for a new post the slug is empty. */
export function takenBeside(slug: string, built: BuiltPosts, saved: readonly BrowserPost[]): Taken {
  const others = saved.filter((post) => post.slug !== slug)
  const titlesIn = (language: Locale) => [
    ...shownTitlesOf(built)[language].flatMap(({ of, title }) => (of === slug ? [] : [title])),
    ...others.filter((post) => post.language === language).map(shownTitleOf),
  ]
  return {
    built: built.slugs.filter((one) => one !== slug),
    saved: others.map((post) => post.slug),
    titles: { en: titlesIn('en'), uk: titlesIn('uk') },
  }
}

/** A title as readers see it: quotes and dashes are set by the language's rules. */
export function shownTitle(language: Locale, title: string): string {
  return typeset(language, cleanLine(title))
}

// Each post of the owner’s list asks for the titles of all others, at every render.
const shownTitleOf = memoize(({ language, title }: BrowserPost) => shownTitle(language, title))
const shownTitlesOf = memoize(({ titles }: BuiltPosts) => {
  const shownIn = (language: Locale) =>
    Object.entries(titles[language]).map(([of, title]) => ({
      of,
      title: shownTitle(language, title),
    }))
  return { en: shownIn('en'), uk: shownIn('uk') }
})
