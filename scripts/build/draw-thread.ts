import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { drawableText } from '#scripts/content/check-share-cards.ts'
import { keepFile, placeFile } from '#scripts/lib/place-file.ts'
import type { ShareCard } from '#src/seo/share-card.ts'

import { workInThread } from './in-thread.ts'
import { drawCard } from './share-image/draw-card.ts'
import { encodePng } from './share-image/encode-png.ts'
import { loadTypefaces } from './share-image/typefaces.ts'

/** Where pictures are written to, and where they are kept. */
export interface DrawSettings {
  folder: string
  cache: string
}

/** A picture: its path in the folder, what it shows, and the name by which it is kept. */
export interface Picture {
  path: string
  card: ShareCard
  key: string
}

/** A card with the signs alone that can be drawn. */
function drawable({ question, ...card }: ShareCard): ShareCard {
  return {
    ...card,
    title: drawableText(card.title),
    ...(question && { question: drawableText(question) }),
  }
}

workInThread(({ folder, cache }: DrawSettings) => {
  let drawn = 0
  let faces: ReturnType<typeof loadTypefaces> | undefined
  return {
    async take({ path, card, key }: Picture) {
      const kept = join(cache, `${key}.png`)
      if (!existsSync(kept)) {
        drawn += 1
        faces ??= loadTypefaces()
        mkdirSync(cache, { recursive: true })
        keepFile(kept, encodePng(drawCard(drawable(card), await faces)))
      }
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      placeFile(kept, file)
    },
    finish: () => drawn,
  }
})
