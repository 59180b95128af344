import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Locale } from '#src/i18n/locales.ts'
import type { PageRecord, SiteFile } from '#src/seo/page-record.ts'
import type { ShareCard } from '#src/seo/share-card.ts'

import type { ResultWords } from './search-index.ts'

/** Temporary folder of the server code during a build. */
export const SERVER_FOLDER = 'dist-ssr'

/** Exports of `src/app/entry-server.tsx` used by the build. */
export interface ServerEntry {
  paths(): Promise<string[]>
  render(
    path: string,
    placePicture?: (name: string, card: ShareCard) => string,
  ): Promise<RenderedPage & { record: PageRecord; resultWords: ResultWords }>
  renderEducation(
    placePicture?: (name: string, card: ShareCard) => string,
  ): Promise<RenderedPage & { record: PageRecord }>
  feeds(): Promise<SiteFile[]>
  indexFiles(pages: readonly PageRecord[]): Promise<SiteFile[]>
  calloutNames(locale: Locale): Promise<Readonly<Record<string, string>>>
}

/** A page rendered to markup. */
export interface RenderedPage {
  /** Path, without the language, of the redirect target for visitors without an access code. */
  guardedBy?: string
  locale: Locale
  head: string
  body: string
  /** Modules used by the page. */
  modules: string[]
  /** Content embedded in the document, by module. */
  content: Record<string, unknown>
  status: 200 | 404
}

/** Imports the built server code. */
export async function loadServerEntry(): Promise<ServerEntry> {
  return import(pathToFileURL(resolve(SERVER_FOLDER, 'entry-server.js')).href)
}
