import { HIDDEN_FILES } from '#scripts/hosts/site-rules.ts'
import { EDUCATION_PATH } from '#src/content/site-paths.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'
import { articlePath, feedPaths } from '#src/seo/paths.ts'

/** Folders with generated names only. */
export const OUTPUT_FOLDERS = ['/assets/', '/content/', '/pagefind/', '/.well-known/'] as const

/** Files at the root. */
const AT_ROOT = [
  'apple-touch-icon.png',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'licenses.txt',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
  ...HIDDEN_FILES,
]

/** Files of each language. */
const IN_EACH_LANGUAGE = ['404.html', 'llms.txt', 'manifest.webmanifest']

/**
 * Addresses of the output files outside of these folders and `public/`, for the given
 * bare paths: `/blog` → `/blog.html` and `/uk/blog.html`. `tests/site/redirects.test.ts` compares the
 * list with the output.
 */
export function outputFiles(pages: Iterable<string>): string[] {
  const files = [...pages].flatMap((page) =>
    LOCALES.flatMap((locale) => {
      const tag = /^\/blog\/tag\/([^/]+)$/.exec(page)?.[1]
      const article = articlePath(page, locale)
      return [
        `${localizePath(page, locale).replace(/\/$/, '/index')}.html`,
        ...(article ? [`/${article}`] : []),
        ...(tag ? [`/${feedPaths(locale, tag).rss}`] : []),
      ]
    }),
  )
  const ofLanguages = LOCALES.flatMap((locale) => [
    ...IN_EACH_LANGUAGE.map((name) => localizePath(`/${name}`, locale)),
    ...Object.values(feedPaths(locale)).map((path) => `/${path}`),
  ])
  return [...files, ...ofLanguages, ...AT_ROOT.map((name) => `/${name}`), EDUCATION_PATH]
}
