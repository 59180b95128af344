import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ShareCard } from '#src/seo/share-card.ts'

import type { DrawSettings, Picture } from './draw-thread.ts'
import { startThread } from './in-thread.ts'

const CACHE = '.cache/share-images'

/** What a picture depends on beside its card: the code that draws it, and the fonts. */
const TOOLS = [
  'scripts/build/share-image',
  'scripts/build/theme-colors.ts',
  'src/lib/cover-art.ts',
  'src/styles/fonts',
]

/**
 * The pictures that previews of pages show, written to a folder by a thread of its own while pages are
 * still rendered. A picture's name depends on all that it is made from, so it is known before it is
 * drawn, and one that was drawn once is kept.
 */
export function createShareImages(folder: string) {
  const tools = hashOf(TOOLS.flatMap(filesOf).map((file) => readFileSync(file)))
  const settings: DrawSettings = { folder, cache: CACHE }
  const thread = startThread<Picture, number>('scripts/build/draw-thread.ts', settings)
  const paths = new Set<string>()

  return {
    /** Changes with whatever all pictures are drawn by. */
    version: tools,
    /** Path of a card's picture below the site's root: `assets/share/blog-hello-1a2b3c4d.png`. */
    add(name: string, card: ShareCard): string {
      const key = hashOf([tools, JSON.stringify(card)]).slice(0, 12)
      const path = `assets/share/${name.replaceAll('/', '-')}-${key}.png`
      if (!paths.has(path)) thread.send({ path, card, key })
      paths.add(path)
      return path
    },
    /** Waits until every picture that was asked for is written; says how many had to be drawn. */
    finish: () => thread.finish(),
  }
}

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  const names = readdirSync(path).filter((name) => !name.includes('.test.'))
  return names.toSorted().map((name) => join(path, name))
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
