import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { close, createIndex } from 'pagefind'

import type { RenderedPage } from './prerender.ts'

/** Marks the part of a page that search finds; a page without it is not found. */
const BODY_MARK = 'data-pagefind-body'

// Pagefind's own user interfaces, which the site's replaces.
const READY_MADE = /(?:-ui|-highlight)\.(?:js|css)$/

/** Whether a page is meant to be found: it marks what of it is. */
export function isSearchable({ body }: Pick<RenderedPage, 'body'>): boolean {
  return body.includes(BODY_MARK)
}

/**
 * The full-text index of the site, made by Pagefind in pieces that the browser loads as it needs them.
 * @throws when Pagefind cannot start or cannot read a page.
 */
export async function createSearchIndex() {
  const { index, errors } = await createIndex({
    // Numbers of lines and marks of footnotes are no words of the text.
    excludeSelectors: ['[data-pagefind-ignore]', '.code', 'sup', 'nav'],
  })
  if (!index) throw new Error(`search index: ${errors.join(', ')}`)
  return {
    async add(url: string, page: RenderedPage): Promise<void> {
      const content = `<html lang="${page.locale}"><head></head><body>${page.body}</body></html>`
      const { errors: problems } = await index.addHTMLFile({ url, content })
      if (problems.length > 0) throw new Error(`search index: ${url}: ${problems.join(', ')}`)
    },
    async write(folder: string): Promise<void> {
      const { errors: problems, files } = await index.getFiles()
      if (problems.length > 0) throw new Error(`search index: ${problems.join(', ')}`)
      for (const { path, content } of files) {
        if (READY_MADE.test(path)) continue
        const file = join(folder, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, content)
      }
      await close()
    },
  }
}
