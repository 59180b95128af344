import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { fingerprint } from '#scripts/content/fingerprint.ts'
import type { PageRecord } from '#src/seo/page-record.ts'
import type { ShareCard } from '#src/seo/share-card.ts'

import type { createPacker } from './compress.ts'
import { CONTENT_FOLDER } from './content-plugin.ts'
import { createPageCache } from './page-cache.ts'
import { createPageFiles } from './page-files.ts'
import { fileOf, type PageWriter } from './page-writer.ts'
import { createSearchIndex, digestOf } from './search-index.ts'
import type { ServerEntry } from './server-entry.ts'
import type { createShareImages } from './share-images.ts'

/** Pages rendered side by side; more only costs memory. */
const CONCURRENCY = 8

/** The further pages of a list, which search does not find: `/uk/blog/tag/ai/page/2`. */
const FURTHER_PAGE = /\/page\/\d+$/

/**
 * Renders the pages that addresses lead to, or takes those that are as they were in the last build, and
 * hands each on to those who work beside it: the packer, which writes it too, the search index and the
 * pictures for previews.
 * @returns what indexes say of the pages, in the order of `paths`; the search index, which is being written;
 * and the lists of pages' files.
 */
export async function renderPages(options: {
  paths: readonly string[]
  dist: string
  base: string
  server: ServerEntry
  /** A hash of the code that renders pages. */
  codeVersion: string
  writer: PageWriter
  packer: ReturnType<typeof createPacker>
  images: ReturnType<typeof createShareImages> | undefined
}) {
  const { paths, dist, base, server, codeVersion, writer, packer, images } = options
  type Made = Awaited<ReturnType<typeof pages.get>>
  const pages = createPageCache({
    render: async (path: string) => {
      let picture: { name: string; card: ShareCard } | undefined
      const place = (name: string, card: ShareCard) => {
        picture = { name, card }
        return images?.add(name, card) ?? ''
      }
      const page = await server.render(path, images && place)
      return { ...page, picture, digest: digestOf(page.body, page.resultWords) }
    },
    frameOf: writer.frameOf,
    documentOf: writer.documentOf,
    version: [codeVersion, fingerprint('scripts/build/prerender.ts'), images?.version].join(),
    contentFolder: join(dist, CONTENT_FOLDER),
  })
  const further = paths.filter((path) => FURTHER_PAGE.test(path))
  const others = paths.filter((path) => !FURTHER_PAGE.test(path))
  const search = createSearchIndex({
    paths: others,
    urlOf: (path) => base + path.slice(1),
  })
  const pageFiles = createPageFiles()
  const records = new Map<string, PageRecord>()
  const render = async (some: readonly string[], then: (path: string, made: Made) => void) => {
    // One iterator for all: each takes the next path.
    const queue = some.values()
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (const path of queue) {
          const made = await pages.get(path)
          const { page, frame, document } = made
          const { locale, routeId, params = {}, record, picture } = page
          if (picture) images?.add(picture.name, picture.card)
          if (routeId) {
            const own = frame.bootData.page.split(' ').filter(Boolean)
            pageFiles.add({ locale, routeId, path: record.path, params }, own)
          }
          packer.add(join(dist, fileOf(path)), document)
          records.set(path, record)
          then(path, made)
          // A kept page waits for nothing: those who read meanwhile would not be heard.
          await setImmediate()
        }
      }),
    )
  }
  await render(others, (path, { page, document, body }) =>
    search.add(path, { ...page, document, body }),
  )
  // While the rest is rendered; an error is thrown where it is awaited.
  const indexed = search.write(join(dist, 'pagefind'))
  indexed.catch(() => undefined)
  await render(further, (path, { page }) => {
    if (!page.digest) return
    throw new Error(`prerender: ${path} is to be found, and search has been told of all`)
  })
  pages.forgetRest()
  return { records: paths.flatMap((path) => records.get(path) ?? []), indexed, pageFiles }
}
