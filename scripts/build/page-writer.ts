import { DEFAULT_LOCALE, type Locale } from '#src/i18n/locales.ts'
import { STOPPED } from '#src/i18n/messages/without-script.ts'
import { localizePath } from '#src/i18n/paths.ts'

import { type Analytics, analyticsTag } from './analytics.ts'
import { renderDocument } from './document.ts'
import type { WriteFile } from './file-writer.ts'
import type { ModuleGraph } from './module-graph.ts'
import type { PagePolicies } from './page-policies.ts'
import type { RenderedPage } from './server-entry.ts'
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
