import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { hashOf } from '#scripts/lib/hash.ts'
import type { SiteFile } from '#src/seo/site-file.ts'

import { CONTENT_FOLDER } from './content-plugin.ts'
import { openKeptTexts } from './kept-texts.ts'
import type { ServerEntry } from './server-entry.ts'

/** The last texts, as long as their posts stay the same. */
const CACHE = '.cache/feeds'

/** The feeds, of texts that are kept as long as their posts, and the code that renders them, stay the same. */
export async function feedFiles(
  server: Pick<ServerEntry, 'feeds'>,
  options: { dist: string; codeVersion: string; cache?: string },
): Promise<SiteFile[]> {
  const { dist, codeVersion, cache = CACHE } = options
  const kept = openKeptTexts(cache)
  const files = await server.feeds({
    keep: (locale, slug, make) => {
      const post = join(dist, CONTENT_FOLDER, `post/${locale}/${slug}.js`)
      // Links in a post that one language alone has differ by the feed it stands in, and its file need not.
      return kept.get([codeVersion, locale, slug, hashOf(readFileSync(post))], make)
    },
  })
  kept.forgetRest()
  return files
}
