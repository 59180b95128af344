import type { Locale } from '#src/i18n/locales.ts'

/** A rendered page, as far as its files tell what the other pages of its route load. */
export interface RoutedPage {
  locale: Locale
  /** The router's id of its route: `/blog/$slug`. */
  routeId: string
  /** Bare path, `/blog/hello`. */
  path: string
  /** What its address says: `{ slug: 'hello' }`. */
  params: Record<string, string>
}

/** Routes with more pages tell of what these have in common alone: lists do not grow with the blog. */
const MOST_PAGES = 12

/**
 * Collects the files of pages by route, so that a browser can ask for all that a page needs before it
 * has any of it: `/content/post/en/hello.js` of `/blog/hello` is `/content/post/en/$slug.js` of
 * `/blog/$slug`. What the pages of a route do not have in common is listed by path.
 */
export function createPageFiles() {
  const routes = new Map<string, Map<string, string[]>>()
  return {
    add({ locale, routeId, path, params }: RoutedPage, files: readonly string[]): void {
      const route = `${locale} ${routeId}`
      const pages = routes.get(route) ?? new Map<string, string[]>()
      routes.set(route, pages)
      pages.set(
        path,
        files.map((file) => withParams(file, locale, params)),
      )
    },
    /** A module of all routes of a language by id, and of pages by path. */
    module(locale: Locale): string {
      const lists = [...routes].flatMap(([route, pages]): [string, string[]][] => {
        const [language, routeId = ''] = route.split(' ')
        if (language !== locale) return []
        const [first = [], ...others] = pages.values()
        const common = first.filter((file) => others.every((files) => files.includes(file)))
        const ofPages = pages.size > MOST_PAGES ? [] : [...pages]
        return [
          [routeId, common],
          ...ofPages.map(([path, files]): [string, string[]] => [
            path,
            files.filter((file) => !common.includes(file)),
          ]),
        ]
      })
      const sorted = lists
        .filter(([, files]) => files.length > 0)
        .map(([name, files]): [string, string[]] => [name, files.toSorted()])
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
      return `export const files = ${JSON.stringify(Object.fromEntries(sorted))}`
    },
  }
}

/**
 * Names that are part of an address stand as whole parts of a file's, behind its kind and language, which
 * may be words of an address too: `/content/post/en/hello.js` → `/content/post/en/$slug.js`.
 */
function withParams(file: string, locale: Locale, params: Record<string, string>): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `$${name}`]))
  const parts = new RegExp(`(?<=/content/[^/]+/${locale}/).+(?=\\.js$)`)
  return file.replace(parts, (path) =>
    path
      .split('/')
      .map((part) => names.get(part) ?? part)
      .join('/'),
  )
}
