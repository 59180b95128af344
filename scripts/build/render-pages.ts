import { join } from 'node:path'

import type { PageRecord } from '#src/seo/page-record.ts'

import type { PageWriter } from './page-writer.ts'
import { createSearchIndex } from './search-index.ts'
import type { ServerEntry } from './server-entry.ts'
import type { createShareImages } from './share-images.ts'

/**
 * Renders the pages that addresses lead to, writes them and the search index, and notes the pictures that their
 * previews show.
 * @returns what indexes say of the pages, in the order of `paths`.
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
  // Pagefind, a process of its own, reads one page while the next is rendered.
  let indexed = Promise.resolve()
  for (const path of paths) {
    const page = await server.render(path, images?.add)
    if (page.status !== 200) throw new Error(`prerender: ${path} answers ${page.status}`)
    const { locale, record, resultWords, body } = page
    writer.write(page, path, 'idle')
    records.push(record)
    await indexed
    indexed = search.add({ locale, url: base + path.slice(1), words: resultWords, body })
    // An error is thrown where it is awaited.
    indexed.catch(() => undefined)
  }
  await indexed
  await search.write(join(dist, 'pagefind'))
  return records
}
