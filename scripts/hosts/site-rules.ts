import type { RedirectRule } from '#scripts/build/redirect-rules.ts'

/**
 * Headers by path pattern: `/*`, a folder `/assets/*`, one path, or with an asterisk
 * in the last segment, `/blog/*.md`.
 */
export type HeadersByPath = Record<string, Record<string, string>>

/** Rules for all hosts; paths do not include the base. */
export interface SiteRules {
  /** Base path with a slash at both ends. */
  base: string
  headers: HeadersByPath
  /** In order of precedence; files take precedence over all rules. */
  redirects: readonly RedirectRule[]
  /** Folder of the old blog, whose posts were all Ukrainian: `/ua/posts/`. */
  oldBlog: string
  /** Redirects by text: of missing paths that contain it, except those matching `REDIRECT_EXCLUSIONS`. */
  contains: readonly { text: string; to: string; toUkrainian?: string }[]
  /** Addresses of all pages and files of the output. */
  published: readonly string[]
}

/** `Cache-Control` of files without a hash: always revalidate. It is the default of hosts with `_headers`. */
export const CACHE_DEFAULT = 'public, max-age=0, must-revalidate'

/** Configuration files in the output, which are not served. */
export const HIDDEN_FILES = ['_headers', '_redirects', '.nojekyll']

/**
 * Regular expression for paths, without the base, that redirects by text must not match. A missing hashed file
 * is not a moved page. A missing post may exist in the visitor's browser only: the not-found page shows it, or
 * applies the redirect.
 */
export const REDIRECT_EXCLUSIONS = '(?:assets/|(?:uk/)?blog/[^/]+/?$)'

/** Redirect of all paths that match a pattern. */
export interface TextRule {
  /** Case-insensitive regular expression for a path without the base. */
  pattern: string
  to: string
}

/** Converts redirects by text to rules in order of precedence; Ukrainian paths may have a separate destination. */
export function textRules({ base, contains }: Pick<SiteRules, 'base' | 'contains'>): TextRule[] {
  return contains.flatMap(({ text, to, toUkrainian = to }) => {
    const path = text.startsWith('/')
      ? `(?:.*/)?${escapeRegExp(text.slice(1))}`
      : `.*${escapeRegExp(text)}`
    const start = `(?!${REDIRECT_EXCLUSIONS})`
    return [
      { pattern: `${start}(?=uk(?:/|$))${path}`, to: joinBase(base, toUkrainian) },
      { pattern: `${start}${path}`, to: joinBase(base, to) },
    ]
  })
}

/** Temporary, because browsers would cache a permanent redirect even after a page has been published there. */
export const MOVED_BY_TEXT = 302

/**
 * Makes a regular expression ignore case, because old addresses may have been retyped. Rewrites (status 200)
 * are case-sensitive.
 */
export const ANY_CASE = '(?i)'

/** A path with a trailing slash; without backslashes, which could lead to another site. */
export const SLASH_AT_END = '^((?:/[^/\\\\\\s]+)+)/+$'

/** A header with its default value and exceptions by path. */
export interface HeaderTable {
  name: string
  fallback: string | undefined
  exceptions: readonly { pattern: string; value: string }[]
}

/** Groups headers by name instead of path; lines that remove a header are ignored. */
export function headerTables(headers: HeadersByPath): HeaderTable[] {
  const defaults = { '/*': { 'Cache-Control': CACHE_DEFAULT } }
  const entries = [defaults, headers].flatMap((rules) =>
    Object.entries(rules).flatMap(([pattern, values]) =>
      Object.entries(values)
        .filter(([name]) => !name.startsWith('!'))
        .map(([name, value]) => ({ pattern, name, value })),
    ),
  )
  return [...new Set(entries.map(({ name }) => name))].map((name) => {
    const headerEntries = entries.filter((entry) => entry.name === name)
    return {
      name,
      fallback: headerEntries.find(({ pattern }) => pattern === '/*')?.value,
      exceptions: headerEntries.filter(({ pattern }) => pattern !== '/*'),
    }
  })
}

/** Joins base and path: (`/site/`, `/uk`) → `/site/uk`. */
export function joinBase(base: string, path: string): string {
  return base.slice(0, -1) + path
}

/** Converts a path pattern to a regular expression: `/a/*.md` → `/a/[^/]*\.md`. */
export function patternExpression(pattern: string): string {
  return escapeRegExp(pattern).replaceAll('\\*', '[^/]*')
}

/** Escapes a text for a regular expression: `a.b` → `a\.b`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
