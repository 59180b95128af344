import type { Locale } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

/** File of an article's text below the site's root: (`/blog/hello`, `uk`) → `uk/blog/hello.md`; nothing for any other page. */
export function articlePath(path: string, locale: Locale): string | undefined {
  return /^\/blog\/[^/]+$/.test(path) && path !== '/blog/tag'
    ? `${localizePath(path, locale).slice(1)}.md`
    : undefined
}
