import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { getHash, writeCacheFile } from '#scripts/lib/hash.ts'
import type { ShareCard } from '#src/seo/share-card.ts'

import { getArt, drawCard } from './share-image/draw-card.ts'
import { drawableText } from './share-image/drawable-text.ts'
import { loadFonts } from './share-image/fonts.ts'

const CACHE = '.cache/share-images'

const FONTS = 'src/app/styles/fonts'

/** Version of the drawing code; increase it after a change. */
const DESIGN = 1

/** Number of pictures drawn in parallel: one is laid out while another is encoded. */
const CONCURRENCY = 3

/**
 * Share pictures of pages. A picture's name is a hash of its inputs, so that it is known
 * before drawing and unchanged pictures are reused.
 */
export function createShareImages(folder: string) {
  const fonts = readdirSync(FONTS)
    .toSorted()
    .map((name) => getHash(readFileSync(join(FONTS, name))))
  const pictures = new Map<string, { card: ShareCard; kept: string }>()

  return {
    /** Path of a card's picture below the site's root: `assets/share/blog-hello-1a2b3c4d.png`. */
    add(name: string, card: ShareCard): string {
      const key = getHash(JSON.stringify([DESIGN, fonts, card, getArt(card)])).slice(0, 12)
      const path = `assets/share/${name.replaceAll('/', '-')}-${key}.png`
      pictures.set(path, { card, kept: join(CACHE, `${key}.png`) })
      return path
    },
    /** Writes all registered pictures, removes others from the cache and returns the number of drawn ones. */
    async write(): Promise<number> {
      mkdirSync(CACHE, { recursive: true })
      mkdirSync(join(folder, 'assets/share'), { recursive: true })
      const used = new Set([...pictures.values()].map(({ kept }) => kept))
      for (const name of readdirSync(CACHE)) {
        if (!used.has(join(CACHE, name))) rmSync(join(CACHE, name))
      }
      const missing = [...pictures.values()].filter(({ kept }) => !existsSync(kept))
      const fonts = missing.length > 0 ? await loadFonts() : []
      const queue = missing.values()
      await Promise.all(
        Array.from({ length: CONCURRENCY }, async () => {
          for (const { card, kept } of queue)
            writeCacheFile(kept, await drawCard(drawable(card), fonts))
        }),
      )
      for (const [path, { kept }] of pictures) copyFileSync(kept, join(folder, path))
      return missing.length
    },
  }
}

/** Removes characters that are missing in the fonts from a card. */
function drawable({ question, ...card }: ShareCard): ShareCard {
  return {
    ...card,
    title: drawableText(card.title),
    ...(question && { question: drawableText(question) }),
  }
}
