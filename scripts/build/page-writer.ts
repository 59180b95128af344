import { DEFAULT_LOCALE, type Locale } from '#src/i18n/locales.ts'
import { STOPPED } from '#src/i18n/messages/without-script.ts'
import { localizePath } from '#src/i18n/paths.ts'

import { type Analytics, analyticsTag } from './analytics.ts'
import { renderDocument } from './document.ts'
import type { ModuleGraph } from './module-graph.ts'
import type { WriteFile } from './output-folder.ts'
import type { PagePolicies } from './security-headers.ts'
import type { RenderedPage } from './server-entry.ts'
import { iconLinks, themeColors } from './web-manifest.ts'

/** Prefixes of the font files to preload, by language. */
const FONTS: Record<Locale, string[]> = {
  en: ['commissioner-latin', 'piazzolla-latin'],
  // Spaces, digits and punctuation of Ukrainian text are in the Latin files.
  uk: ['commissioner-cyr', 'commissioner-latin', 'piazzolla-cyr', 'piazzolla-latin'],
}

/** Writes the document of a rendered page; the application starts when the browser is idle, at once, or never. */
type WritePage = (page: RenderedPage, path: string, app: 'idle' | 'now' | 'none') => void

/** Creates a function that writes documents of rendered pages. */
export function createPageWriter(options: {
  base: string
  graph: ModuleGraph
  /** Text of the inline script. */
  boot: string
  policies: PagePolicies
  analytics: Analytics | undefined
  write: WriteFile
}): WritePage {
  const { base, graph, boot, policies, analytics, write } = options
  const site = base.slice(0, -1)
  const getLinks = (locale: Locale, fonts = FONTS[locale]) =>
    [
      `<link rel="stylesheet" href="${graph.stylesheet}">`,
      graph.fontLinks(fonts),
      iconLinks(locale, base) + analyticsTag(analytics),
    ].join('\n')

  return (page, path, app) => {
    const { head, body, locale, modules, guardedBy, status, content } = page
    const hasApp = app !== 'none'
    const document = renderDocument({
      head,
      body,
      lang: locale,
      boot,
      bootData: {
        base,
        entry: hasApp ? graph.entry : '',
        modules: hasApp ? graph.filesOf(modules).join(' ') : '',
        start: app === 'now' ? 'now' : '',
        gate: guardedBy ? site + localizePath(guardedBy, locale) : '',
        stopped: hasApp ? STOPPED[locale] : '',
      },
      colors: themeColors(),
      // A page without the application contains both languages.
      links: hasApp ? getLinks(locale) : getLinks(DEFAULT_LOCALE, FONTS.uk),
      policy: policies.common,
      content: hasApp
        ? Object.fromEntries(
            Object.entries(content).map(([module, data]) => [`${base}${module}.js`, data]),
          )
        : undefined,
      prerendered: status === 200 ? site + path : undefined,
    })
    write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, document)
  }
}
