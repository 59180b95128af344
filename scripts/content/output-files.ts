import { HIDDEN_FILES } from '#scripts/hosts/site-rules.ts'
import { EDUCATION_PATH } from '#src/content/site-paths.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'
import { articlePath, feedPaths } from '#src/seo/paths.ts'

/** Folders that hold nothing but what the build names itself. */
export const OUTPUT_FOLDERS = ['/assets/', '/content/', '/pagefind/', '/.well-known/'] as const

/** Files beside the pages that stand at the root and no second time. */
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

/** Files that each language has. */
const IN_EACH_LANGUAGE = ['404.html', 'llms.txt', 'manifest.webmanifest']

/**
 * The files of the output outside of these folders and of `public/`, by their addresses, with the given pages,
 * bare as they are: `/blog` → `/blog.html` and `/uk/blog.html`. `tests/site/redirects.test.ts` compares the
 * list with what is written.
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
