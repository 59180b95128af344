import type { Locale } from '#src/i18n/locales.ts'
import { getPathLocale, localizePath, unlocalizePath } from '#src/i18n/paths.ts'
import { cacheNames } from '#src/lib/cache-names.ts'
import { unescapeHtml } from '#src/lib/html-text.ts'

const CACHES = cacheNames(import.meta.env.BASE_URL)

/** Cached pages that are not content. */
const TOOLS = ['/404', '/access-code']

/** A page cached for offline reading. */
export interface CachedPage {
  href: string
  title: string
  /** Language of the page. */
  lang: Locale
}

/**
 * Cached pages of a language, language-independent files, and pages that are cached only in the other language;
 * pages higher in the hierarchy come first.
 */
export async function listCachedPages(locale: Locale): Promise<CachedPage[]> {
  if (!('caches' in globalThis)) return []
  const base = import.meta.env.BASE_URL.slice(0, -1)
  const requests = await Promise.all([CACHES.pages, CACHES.course].map(listRequests))
  const paths = new Set(requests.flat().map(({ url }) => new URL(url).pathname.slice(base.length)))
  const isShown = (path: string) =>
    path.endsWith('.md') ||
    (isPage(path) && (getPathLocale(path) === locale || !paths.has(localizePath(path, locale))))
  const pages = await Promise.all(
    [...paths]
      .filter(isShown)
      .toSorted(compareDepth)
      .map(async (path) => {
        const cached = await caches.match(base + path, { ignoreSearch: true })
        const title = getTitle((await cached?.text()) ?? '', locale)
        return {
          href: base + path,
          title,
          lang: path.endsWith('.md') ? locale : getPathLocale(path),
        }
      }),
  )
  return pages
    .filter(({ title }) => title !== '')
    .toSorted((first, second) => Number(first.lang !== locale) - Number(second.lang !== locale))
}

async function listRequests(name: string): Promise<readonly Request[]> {
  return (await caches.has(name)) ? (await caches.open(name)).keys() : []
}

function compareDepth(first: string, second: string): number {
  const depth = first.split('/').length - second.split('/').length
  return depth || (first < second ? -1 : 1)
}

function isPage(path: string): boolean {
  return !path.includes('.') && !TOOLS.includes(unlocalizePath(path))
}

/**
 * Title from a page's HTML without the site's name, or from a Markdown file with both languages:
 * `<title>A &amp; B · Name</title>` → `A & B`, `# Prompts / Промпти` → `Prompts` in English.
 */
export function getTitle(text: string, locale: Locale): string {
  const [, html, markdown = ''] = /<title>([^<]*)<\/title>|^# (.+)$/m.exec(text) ?? []
  if (html) return unescapeHtml(html.replace(/ · [^·]*$/, ''))
  const [en = '', uk = en] = markdown.split(' / ')
  return { en, uk }[locale]
}
