import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { DEFAULT_LOCALE, type Locale } from '#src/i18n/locales.ts'
import { STOPPED } from '#src/i18n/messages/without-script.ts'
import { localizePath } from '#src/i18n/paths.ts'

import { type Analytics, analyticsTag } from './analytics.ts'
import { criticalCss, parseStylesheet, type Stylesheet, withoutFonts } from './critical-css.ts'
import { renderDocument } from './document.ts'
import type { WriteFile } from './file-writer.ts'
import type { ModuleGraph } from './module-graph.ts'
import type { PagePolicies } from './page-policies.ts'
import type { RenderedPage } from './server-entry.ts'
import { iconLinks, themeColors } from './web-manifest.ts'

/** Font files that a language's first screen needs, by what their names begin with. */
const FONTS: Record<Locale, string[]> = {
  en: ['commissioner-latin', 'piazzolla-latin'],
  // The spaces, digits and marks of a Ukrainian text are in the Latin files.
  uk: ['commissioner-cyr', 'commissioner-latin', 'piazzolla-cyr', 'piazzolla-latin'],
}

/** When the application starts on a page: when the browser is idle, at once, or never. */
type Start = 'idle' | 'now' | 'none'

export type PageWriter = ReturnType<typeof createPageWriter>

/** Makes documents of rendered pages: what stands around their markup, and the styles that it needs. */
export function createPageWriter(options: {
  /** Folder of the output, where the stylesheets are. */
  dist: string
  base: string
  graph: ModuleGraph
  /** Text of the inline script. */
  boot: string
  policies: PagePolicies
  analytics: Analytics | undefined
  write: WriteFile
}) {
  const { dist, base, graph, boot, policies, analytics, write } = options
  const sheets = new Map<string, Stylesheet>()
  const usedStyles = new Set<string>()
  const colors = themeColors()
  const linksOf = (locale: Locale, fonts = FONTS[locale]) =>
    `${graph.fontLinks(fonts)}\n${iconLinks(locale, base)}${analyticsTag(analytics)}`
  const links = { en: linksOf('en'), uk: linksOf('uk') }
  const bothLanguages = linksOf(DEFAULT_LOCALE, FONTS.uk)

  function readStyles(files: readonly string[]): Stylesheet {
    const known = sheets.get(files.join())
    if (known) return known
    const sheet = files.flatMap((file) => parseStylesheet(readFileSync(join(dist, file), 'utf8')))
    sheets.set(files.join(), sheet)
    return sheet
  }

  /** All of a document but what is rendered. */
  function frameOf(page: Omit<RenderedPage, 'head' | 'body'>, path: string, app: Start) {
    const shell = graph.filesOf(page.shell)
    const own = graph.filesOf(page.modules).filter((file) => !shell.includes(file))
    const styles = graph.stylesOf(page.modules)
    for (const file of styles) usedStyles.add(file)
    return {
      lang: page.locale,
      boot,
      bootData: {
        base,
        entry: app === 'none' ? '' : graph.entry,
        modules: app === 'none' ? '' : shell.join(' '),
        page: app === 'none' ? '' : own.join(' '),
        styles: app === 'none' ? '' : styles.map((file) => base + file).join(' '),
        start: app === 'now' ? 'now' : '',
        gate: page.guardedBy ? base.slice(0, -1) + localizePath(page.guardedBy, page.locale) : '',
        stopped: app === 'none' ? '' : STOPPED[page.locale],
      },
      colors,
      links: app === 'none' ? bothLanguages : links[page.locale],
      policy: policies.own[path] ?? policies.common,
      prerendered: page.status === 200 ? base.slice(0, -1) + path : undefined,
      sheets: styles,
      paper: styles
        .map((file) => `<link rel="stylesheet" media="print" href="${base}${file}">`)
        .join(''),
    }
  }

  function documentOf(
    markup: Pick<RenderedPage, 'head' | 'body'>,
    { sheets, ...frame }: ReturnType<typeof frameOf>,
  ): string {
    return renderDocument({
      ...frame,
      ...markup,
      // The rest of the styles comes with the application. A stylesheet in the head reads properties too.
      styles: criticalCss(readStyles(sheets), markup.head + markup.body),
    })
  }

  return {
    /** Writes a page's document and returns all of it but what is rendered. */
    write(page: RenderedPage, path: string, app: Start) {
      const frame = frameOf(page, path, app)
      write(fileOf(path), documentOf(page, frame))
      return frame
    },
    /** Takes out of the stylesheets what every document has brought already, once all documents are made of them. */
    trimStyles(): void {
      for (const file of usedStyles) {
        write(file, withoutFonts(readFileSync(join(dist, file), 'utf8')))
      }
    },
  }
}

/** File of a path, such that hosts serve it without a slash at the end: `/uk` → `uk.html`. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
