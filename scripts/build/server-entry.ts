import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Locale } from '#src/i18n/locales.ts'
import type { PageRecord, SiteFile } from '#src/seo/page-record.ts'
import type { ShareCard } from '#src/seo/share-card.ts'

import type { ResultWords } from './search-index.ts'

/** Folder of the code that renders pages, which is there for the time of a build. */
export const SERVER_FOLDER = 'dist-ssr'

/** What `src/app/entry-server.tsx` exports, as far as the build uses it. */
export interface ServerEntry {
  paths(): Promise<string[]>
  render(
    path: string,
    placePicture?: (name: string, card: ShareCard) => string,
  ): Promise<RenderedPage & ToldPage>
  renderEducation(
    placePicture?: (name: string, card: ShareCard) => string,
  ): Promise<RenderedPage & { record: PageRecord }>
  feeds(): Promise<SiteFile[]>
  indexFiles(pages: readonly PageRecord[]): Promise<SiteFile[]>
  calloutNames(locale: Locale): Promise<Readonly<Record<string, string>>>
}

/** What is told of a page that an address leads to. */
interface ToldPage {
  record: PageRecord
  resultWords: ResultWords
}

/** A page rendered to markup. */
export interface RenderedPage {
  /** Bare path of the page to which those are sent who have no code of the course. */
  guardedBy?: string
  locale: Locale
  head: string
  body: string
  /** Modules that the page is made of. */
  modules: string[]
  /** What the document brings of its content, by module. */
  content: Record<string, unknown>
  status: 200 | 404
}

/** The code that renders pages, once it is built. */
export async function loadServerEntry(): Promise<ServerEntry> {
  return import(pathToFileURL(resolve(SERVER_FOLDER, 'entry-server.js')).href)
}
