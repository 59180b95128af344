import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { fingerprint } from '#scripts/content/fingerprint.ts'
import { hashOf } from '#scripts/lib/hash.ts'
import type { ShareCard } from '#src/seo/share-card.ts'

import type { DrawSettings, Picture } from './draw-thread.ts'
import { startThread } from './in-thread.ts'

const CACHE = '.cache/share-images'

const FONTS = 'src/styles/fonts'

/**
 * The pictures that previews of pages show, written to a folder by a thread of its own while pages are
 * still rendered. A picture's name depends on all that it is made from, so it is known before it is
 * drawn, and one that was drawn once is kept.
 */
export function createShareImages(folder: string) {
  const fonts = readdirSync(FONTS).map((name) => join(FONTS, name))
  const tools = fingerprint('scripts/build/draw-thread.ts', ...fonts.toSorted())
  const settings: DrawSettings = { folder, cache: CACHE }
  const thread = startThread<Picture, number>('draw-thread', settings)
  const paths = new Set<string>()
  const kept = existsSync(CACHE) ? readdirSync(CACHE) : []
  const used = new Set<string>()

  return {
    /** Changes with whatever all pictures are drawn by. */
    version: tools,
    /** Path of a card's picture below the site's root: `assets/share/blog-hello-1a2b3c4d.png`. */
    add(name: string, card: ShareCard): string {
      const key = hashOf(tools + JSON.stringify(card)).slice(0, 12)
      const path = `assets/share/${name.replaceAll('/', '-')}-${key}.png`
      if (!paths.has(path)) thread.send({ path, card, key })
      paths.add(path)
      used.add(`${key}.png`)
      return path
    },
    /**
     * Waits until every picture that was asked for is written; says how many had to be drawn. What is kept and
     * nobody has asked for is forgotten.
     */
    async finish(): Promise<number> {
      const drawn = await thread.finish()
      for (const name of kept) if (!used.has(name)) rmSync(join(CACHE, name))
      return drawn
    },
  }
}
