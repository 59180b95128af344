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
  /** Where a path without a page leads that contains a text, unless it is one that `unmoved` fits. */
  contains: readonly { text: string; to: string; toUkrainian?: string }[]
}

/** How long anything but a hashed file is kept: never without asking. It is the default of the hosts that read `_headers`. */
export const CACHE_DEFAULT = 'public, max-age=0, must-revalidate'

/** Files of the output that are meant for hosts, not for readers. */
export const HIDDEN_FILES = ['_headers', '_redirects', '.nojekyll']

/**
 * How paths begin that no text in them sends on, as a regular expression. A hashed file that is gone is no
 * page that has moved. A post may be in its reader's browser alone: the not-found page opens it, or sends on
 * whoever has none.
 */
export function unmoved(base: string): string {
  return `${literally(base)}(?:assets/|(?:uk/)?blog/[^/]+/?$)`
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
