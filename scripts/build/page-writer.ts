import { join } from 'node:path'

import { DEFAULT_LOCALE, type Locale } from '#src/i18n/locales.ts'
import { STOPPED } from '#src/i18n/messages/without-script.ts'
import { localizePath } from '#src/i18n/paths.ts'
import type { PageRecord } from '#src/seo/page-record.ts'

import { type Analytics, analyticsTag } from './analytics.ts'
import { renderDocument } from './document.ts'
import type { ModuleGraph } from './module-graph.ts'
import type { WriteFile } from './output-folder.ts'
import { createSearchIndex } from './search-index.ts'
import type { PagePolicies } from './security-headers.ts'
import type { RenderedPage, ServerEntry } from './server-entry.ts'
import type { createShareImages } from './share-images.ts'
import { iconLinks, themeColors } from './web-manifest.ts'

/** Prefixes of the font files to preload, by language. */
const FONTS: Record<Locale, string[]> = {
  en: ['commissioner-latin', 'piazzolla-latin'],
  // Spaces, digits and punctuation of Ukrainian text are in the Latin files.
  uk: ['commissioner-cyr', 'commissioner-latin', 'piazzolla-cyr', 'piazzolla-latin'],
}

/** When the application starts on a page: when the browser is idle, at once, or never. */
type Start = 'idle' | 'now' | 'none'

export type PageWriter = ReturnType<typeof createPageWriter>

/** Writes documents of rendered pages. */
export function createPageWriter(options: {
  base: string
  graph: ModuleGraph
  /** Text of the inline script. */
  boot: string
  policies: PagePolicies
  analytics: Analytics | undefined
  write: WriteFile
}) {
  const { base, graph, boot, policies, analytics, write } = options
  const colors = themeColors()
  const linksOf = (locale: Locale, fonts = FONTS[locale]) =>
    [
      `<link rel="stylesheet" href="${graph.stylesheet}">`,
      graph.fontLinks(fonts),
      iconLinks(locale, base) + analyticsTag(analytics),
    ].join('\n')
  const links = { en: linksOf('en'), uk: linksOf('uk') }
  const bothLanguages = linksOf(DEFAULT_LOCALE, FONTS.uk)

  /** Collects the parts of a page's document. */
  function partsOf(page: RenderedPage, path: string, app: Start) {
    const files = app === 'none' ? [] : graph.filesOf(page.modules)
    return {
      head: page.head,
      body: page.body,
      lang: page.locale,
      boot,
      bootData: {
        base,
        entry: app === 'none' ? '' : graph.entry,
        modules: files.join(' '),
        start: app === 'now' ? 'now' : '',
        gate: page.guardedBy ? base.slice(0, -1) + localizePath(page.guardedBy, page.locale) : '',
        stopped: app === 'none' ? '' : STOPPED[page.locale],
      },
      colors,
      links: app === 'none' ? bothLanguages : links[page.locale],
      policy: policies.common,
      content:
        app === 'none'
          ? undefined
          : Object.fromEntries(
              Object.entries(page.content).map(([module, data]) => [`${base}${module}.js`, data]),
            ),
      prerendered: page.status === 200 ? base.slice(0, -1) + path : undefined,
    }
  }

  return {
    /** Writes a page's document. */
    write(page: RenderedPage, path: string, app: Start): void {
      write(fileOf(path), renderDocument(partsOf(page, path, app)))
    },
  }
}

/** File of a path for clean URLs without a trailing slash: `/uk` → `uk.html`. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/**
 * Renders and writes all pages and the search index, and registers the share pictures of
 * the pages.
 * @returns the records of the pages in the order of `paths`.
 */
export async function renderPages(options: {
  paths: readonly string[]
  dist: string
  base: string
  server: ServerEntry
  writer: PageWriter
  images: ReturnType<typeof createShareImages> | undefined
}): Promise<PageRecord[]> {
  const { paths, dist, base, server, writer, images } = options
  const search = await createSearchIndex()
  const records: PageRecord[] = []
  // Pagefind runs in a separate process and indexes one page while the next is rendered.
  let indexed = Promise.resolve()
  for (const path of paths) {
    const page = await server.render(path, images?.add)
    if (page.status !== 200) throw new Error(`prerender: ${path} answers ${page.status}`)
    const { locale, record, resultWords, body } = page
    writer.write(page, path, 'idle')
    records.push(record)
    await indexed
    indexed = search.add({ locale, url: base + path.slice(1), words: resultWords, body })
    // Errors are thrown where it is awaited.
    indexed.catch(() => undefined)
  }
  await indexed
  await search.write(join(dist, 'pagefind'))
  return records
}
