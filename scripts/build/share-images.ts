import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { ShareCard } from '../../src/seo/share-card.ts'
import { drawCard } from './share-image/draw-card.ts'
import { encodePng } from './share-image/encode-png.ts'
import { loadTypefaces } from './share-image/typefaces.ts'

const CACHE = '.cache/share-images'

/** What a picture depends on beside its card: the code that draws it, and the fonts. */
const TOOLS = ['scripts/build/share-image', 'src/lib/cover-art.ts', 'src/styles/fonts']

/** Pictures made side by side: one is drawn while others are encoded. */
const CONCURRENCY = 3

/**
 * The pictures that previews of pages show, written to a folder while pages are still rendered. A
 * picture's name depends on all that it is made from, so it is known before it is drawn, and one that
 * was drawn once is kept.
 */
export function createShareImages(folder: string) {
  const tools = hashOf(TOOLS.flatMap(filesOf).map((file) => readFileSync(file)))
  const lanes = Array.from({ length: CONCURRENCY }, () => Promise.resolve())
  const paths = new Set<string>()
  let drawn = 0
  let faces: ReturnType<typeof loadTypefaces> | undefined
  const draw = async (card: ShareCard) => {
    drawn += 1
    faces ??= loadTypefaces()
    return encodePng(drawCard(card, await faces))
  }
  const place = async (path: string, card: ShareCard, key: string) => {
    const kept = join(CACHE, `${key}.png`)
    const known = existsSync(kept) ? readFileSync(kept) : undefined
    const bytes = known ?? (await draw(card))
    if (!known) writeDeep(kept, bytes)
    writeDeep(join(folder, path), bytes)
  }

  return {
    /** Changes with whatever all pictures are drawn by. */
    version: tools,
    /** Path of a card's picture below the site's root: `assets/share/blog-hello-1a2b3c4d.png`. */
    add(name: string, card: ShareCard): string {
      const key = hashOf([tools, JSON.stringify(card)]).slice(0, 12)
      const path = `assets/share/${name.replaceAll('/', '-')}-${key}.png`
      if (paths.has(path)) return path
      // What pages show alike waits in one lane, and is drawn once.
      const lane = Number.parseInt(key, 16) % CONCURRENCY
      paths.add(path)
      const placed = (lanes[lane] ?? Promise.resolve()).then(() => place(path, card, key))
      lanes[lane] = placed
      // Whoever waits for the pictures is told.
      placed.catch(() => undefined)
      return path
    },
    /** Waits until every picture that was asked for is written; says how many had to be drawn. */
    async finish(): Promise<number> {
      await Promise.all(lanes)
      return drawn
    },
  }
}

function writeDeep(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
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
