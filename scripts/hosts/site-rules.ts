import type { RedirectRule } from '#scripts/build/redirect-rules.ts'

/**
 * Header values by name, for each path pattern: `/*`, a folder `/assets/*`, one path, or with a star
 * within a segment the files of a folder, `/blog/*.md`.
 */
export type HeadersByPath = Record<string, Record<string, string>>

/** What every host is told, whatever its language; paths stand without the base. */
export interface SiteRules {
  /** With a slash at both ends. */
  base: string
  headers: HeadersByPath
  /** In the order in which they are tried; a file comes before all of them. */
  redirects: readonly RedirectRule[]
  /** The folder of the old blog, all of whose posts were Ukrainian: `/ua/posts/`. */
  oldBlog: string
  /** Where a path without a page leads that contains a text, unless `REDIRECT_EXCLUSIONS` fits it. */
  contains: readonly { text: string; to: string; toUkrainian?: string }[]
  /** Addresses at which the output has a page or a file. */
  published: readonly string[]
}

/** How long anything but a hashed file is kept: never without asking. It is the default of the hosts that read `_headers`. */
export const CACHE_DEFAULT = 'public, max-age=0, must-revalidate'

/** Files of the output that are meant for hosts, not for readers. */
export const HIDDEN_FILES = ['_headers', '_redirects', '.nojekyll']

/**
 * Paths that are never redirected by a text in them, as a regular expression for what follows the base. A
 * missing hashed file is not a page that has moved. A post may be stored in its reader's browser only: the
 * not-found page opens it, or redirects everybody else.
 */
export const REDIRECT_EXCLUSIONS = '(?:assets/|(?:uk/)?blog/[^/]+/?$)'

/** A redirect of every path that fits a pattern. */
export interface TextRule {
  /** A regular expression for what follows the base, to be compared without regard to case. */
  pattern: string
  to: string
}

/** The rules for texts in a path, in their order: a Ukrainian path has its own destination. */
export function textRules({ base, contains }: Pick<SiteRules, 'base' | 'contains'>): TextRule[] {
  return contains.flatMap(({ text, to, toUkrainian = to }) => {
    const holds = text.startsWith('/')
      ? `(?:.*/)?${literally(text.slice(1))}`
      : `.*${literally(text)}`
    const start = `(?!${REDIRECT_EXCLUSIONS})`
    return [
      { pattern: `${start}(?=uk(?:/|$))${holds}`, to: inside(base, toUkrainian) },
      { pattern: `${start}${holds}`, to: inside(base, to) },
    ]
  })
}

/** Not for good: browsers would still go on when a page is published there. */
export const MOVED_BY_TEXT = 302

/**
 * Has a regular expression fit capitals as well: old addresses were passed on by hand. What is shown at an
 * address stands there as it is written.
 */
export const ANY_CASE = '(?i)'

/** One or more segments, and a slash behind them; a backslash in them could lead to another site. */
export const SLASH_AT_END = '^((?:/[^/\\\\\\s]+)+)/+$'

/** One header: its value everywhere, and the paths that have another. */
export interface HeaderTable {
  name: string
  fallback: string | undefined
  exceptions: readonly { pattern: string; value: string }[]
}

/** Headers turned from path → name to name → path; lines that take a header away say nothing new there. */
export function headerTables(headers: HeadersByPath): HeaderTable[] {
  const all = { '/*': { 'Cache-Control': CACHE_DEFAULT } }
  const entries = [all, headers].flatMap((rules) =>
    Object.entries(rules).flatMap(([pattern, values]) =>
      Object.entries(values)
        .filter(([name]) => !name.startsWith('!'))
        .map(([name, value]) => ({ pattern, name, value })),
    ),
  )
  return [...new Set(entries.map(({ name }) => name))].map((name) => {
    const own = entries.filter((entry) => entry.name === name)
    return {
      name,
      fallback: own.find(({ pattern }) => pattern === '/*')?.value,
      exceptions: own.filter(({ pattern }) => pattern !== '/*'),
    }
  })
}

/** A path below the site's base: (`/site/`, `/uk`) → `/site/uk`. */
export function inside(base: string, path: string): string {
  return base.slice(0, -1) + path
}

/** A path pattern as a regular expression; a star is a part of one segment: `/a/*.md` → `/a/[^/]*\.md`. */
export function patternExpression(pattern: string): string {
  return literally(pattern).replaceAll('\\*', '[^/]*')
}

/** Text as a regular expression that matches it and nothing else: `a.b` → `a\.b`. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
