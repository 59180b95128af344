import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import sharp from 'sharp'

import type { ShareCard } from '../../src/seo/share-card.ts'
import { drawCard } from './share-image/draw-card.ts'
import { loadTypefaces } from './share-image/typefaces.ts'

const CACHE = '.cache/share-images'

/** What a picture depends on beside its card: the code that draws it, and the fonts. */
const TOOLS = ['scripts/build/share-image', 'src/lib/cover-art.ts', 'src/styles/fonts']

/** Pictures made side by side: one is drawn while others are encoded. */
const CONCURRENCY = 3

/** Flat colours and their edges need no more, and a picture stays small. */
const COLOURS = 48

/**
 * The pictures that previews of pages show. A picture's name depends on all that it is made from, so
 * it is known before it is drawn, and one that was drawn once is kept.
 */
export function createShareImages() {
  const tools = hashOf(TOOLS.flatMap(filesOf).map((file) => readFileSync(file)))
  const cards = new Map<string, ShareCard>()

  return {
    /** Changes with whatever all pictures are drawn by. */
    version: tools,
    /** Path of a card's picture below the site's root: `assets/share/blog-hello-1a2b3c4d.png`. */
    add(name: string, card: ShareCard): string {
      const key = hashOf([tools, JSON.stringify(card)]).slice(0, 12)
      const path = `assets/share/${name.replaceAll('/', '-')}-${key}.png`
      cards.set(path, card)
      return path
    },
    /** Writes every picture that was asked for; says how many had to be drawn. */
    async write(folder: string): Promise<number> {
      let drawn = 0
      let faces: ReturnType<typeof loadTypefaces> | undefined
      const draw = async (card: ShareCard) => {
        drawn += 1
        faces ??= loadTypefaces()
        return encode(drawCard(card, await faces))
      }
      const queue = cards.entries()
      await Promise.all(
        Array.from({ length: CONCURRENCY }, async () => {
          for (const [path, card] of queue) {
            const kept = join(CACHE, path.replace('assets/share/', ''))
            const known = await readFile(kept).catch(() => undefined)
            const bytes = known ?? (await draw(card))
            if (!known) await writeDeep(kept, bytes)
            await writeDeep(join(folder, path), bytes)
          }
        }),
      )
      return drawn
    },
  }
}

function encode(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer()
}

async function writeDeep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
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
