import { join } from 'node:path'

import type { PageRecord } from '#src/seo/page-record.ts'

import type { PageWriter } from './page-writer.ts'
import { createSearchIndex } from './search-index.ts'
import type { ServerEntry } from './server-entry.ts'
import type { createShareImages } from './share-images.ts'

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
