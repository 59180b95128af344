import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { close, createIndex } from 'pagefind'

import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { fingerprint } from '../content/fingerprint.ts'
import type { RenderedPage } from './prerender.ts'

/** Marks the part of a page that search finds; a page without it is not found. */
const BODY_MARK = 'data-pagefind-body'

// Pagefind's own user interfaces, which the site's replaces.
const READY_MADE = /(?:-ui|-highlight)\.(?:js|css)$/

/** The last index of each language, as long as its pages stay the same. */
const CACHE = '.cache/search'

/** File by which a browser finds the indexes of the languages. */
const ENTRY = 'pagefind-entry.json'

interface Listed {
  url: string
  path: string
  digest: string
}

/** Whether a page is meant to be found: it marks what of it is. */
export function isSearchable({ body }: Pick<RenderedPage, 'body'>): boolean {
  return body.includes(BODY_MARK)
}

/**
 * The full-text index of the site, made by Pagefind in pieces that the browser loads as it needs them.
 * A language is indexed anew when one of its pages has changed; `read` gives a page again then.
 * @throws when Pagefind cannot start or cannot read a page.
 */
export function createSearchIndex(read: (path: string) => Promise<RenderedPage>) {
  const version = fingerprint('scripts/build/search-index.ts')
  const listed: Record<Locale, Listed[]> = { en: [], uk: [] }
  return {
    add(url: string, path: string, { body, locale }: RenderedPage): void {
      listed[locale].push({ url, path, digest: hash(body) })
    },
    async write(folder: string): Promise<void> {
      const kept = await Promise.all(
        LOCALES.map(async (locale) => {
          const pages = listed[locale].toSorted((a, b) => (a.url < b.url ? -1 : 1))
          const index = join(CACHE, locale, hash(version + JSON.stringify(pages)))
          if (!existsSync(index)) await indexPages(locale, pages, read, index)
          return index
        }),
      )
      await close()
      for (const index of kept) await cp(index, folder, { recursive: true })
      // Each language's index names itself alone.
      const entries = await Promise.all(kept.map(readEntry))
      const languages = Object.assign({}, ...entries.map((entry) => entry.languages))
      await writeFile(join(folder, ENTRY), JSON.stringify({ ...entries[0], languages }))
    },
  }
}

async function indexPages(
  locale: Locale,
  pages: readonly Listed[],
  read: (path: string) => Promise<RenderedPage>,
  kept: string,
): Promise<void> {
  const { index, errors } = await createIndex({
    // Numbers of lines and marks of footnotes are no words of the text.
    excludeSelectors: ['[data-pagefind-ignore]', '.code', 'sup', 'nav'],
  })
  if (!index) throw new Error(`search index: ${errors.join(', ')}`)
  for (const { url, path } of pages) {
    const { body } = await read(path)
    const content = `<html lang="${locale}"><head></head><body>${body}</body></html>`
    const { errors: problems } = await index.addHTMLFile({ url, content })
    if (problems.length > 0) throw new Error(`search index: ${url}: ${problems.join(', ')}`)
  }
  const { errors: problems, files } = await index.getFiles()
  if (problems.length > 0) throw new Error(`search index: ${problems.join(', ')}`)
  await index.deleteIndex()
  await rm(dirname(kept), { recursive: true, force: true })
  // Named at the end, so that what is there is whole.
  const making = `${kept}-making`
  for (const { path, content } of files) {
    if (READY_MADE.test(path)) continue
    const file = join(making, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await rename(making, kept)
}

async function readEntry(index: string): Promise<{ languages: object }> {
  return JSON.parse(await readFile(join(index, ENTRY), 'utf8')) as { languages: object }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
