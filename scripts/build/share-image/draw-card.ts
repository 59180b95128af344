import { THEME_COLORS } from '#scripts/build/theme-colors.ts'
import { cover, isOnPaper } from '#src/lib/cover-art.ts'
import { SHARE_SIZE, type ShareCard } from '#src/seo/share-card.ts'

import { createCanvas, type IndexedPicture } from './canvas.ts'
import { coverageOf } from './coverage.ts'
import { layOutBlocks } from './lay-out-lines.ts'
import { rectangle } from './outlines.ts'
import { paintCover } from './paint-cover.ts'
import type { Typeface } from './typefaces.ts'

/** Art takes the right two fifths; the words stand at the left with a margin around them. */
const ART_WIDTH = 480
const MARGIN = 60
const GAP = 40
const LABEL = 30
const NOTE = 26

/** The dash that opens a line, in em of its text: as wide, as thick and as high as the page draws it. */
const DASH = { width: 0.86, height: 0.105, raise: 0.27, space: 0.2 }

const LEADING = 1.07

/** Between what is asked and what is answered, in em. */
const PAUSE = 0.14
const SIZES = [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40]

/** A page's picture for previews. */
export function drawCard(
  card: ShareCard,
  faces: Record<'answer' | 'question' | 'label', Typeface>,
): IndexedPicture {
  const { width, height } = SHARE_SIZE
  const { ground, ink, pen, quiet } = THEME_COLORS[isOnPaper(card.art.id) ? 'light' : 'dark']
  const voices = [
    ...(card.question ? [{ text: card.question, face: faces.question, dash: ink }] : []),
    { text: card.title, face: faces.answer, dash: pen },
  ]
  const top = MARGIN + LABEL + GAP
  const bottom = height - MARGIN - (card.note ? NOTE + GAP * 0.6 : 0)
  const blocks = layOutBlocks(
    voices.map(({ text, face }) => ({ text, measure: face.measure })),
    {
      width: width - ART_WIDTH - MARGIN - GAP,
      height: bottom - top - (voices.length - 1) * PAUSE * (SIZES[0] ?? 0),
      sizes: SIZES,
      leading: LEADING,
      indent: DASH.width + DASH.space,
    },
  )
  const lines = blocks.flatMap((block, index) =>
    block.lines.map((line, at) => ({ line, isFirst: at === 0, voice: voices[index] })),
  )
  const size = blocks[0]?.size ?? 0
  const step = LEADING * size
  // The block stands in the middle of its room; 0.76 em is what a first line rises above its baseline.
  const pause = (voices.length - 1) * PAUSE * size
  const first =
    top + (bottom - top - lines.length * step - pause) / 2 + 0.76 * size + (step - size) / 2

  const canvas = createCanvas(width, height, ground)
  const rect = (x: number, y: number, columns: number, rows: number, colour: string) =>
    canvas.paint(coverageOf([rectangle(x, y, columns, rows)]), 0, 0, colour)
  const art = cover(card.art.id, card.art.tags, { w: ART_WIDTH, h: height })
  paintCover(canvas, art, width - ART_WIDTH)
  canvas.fill(0, 0, width - ART_WIDTH, height, ground)
  // The mark: a question and its answer.
  rect(MARGIN, MARGIN + 3, 32, 10, ink)
  rect(MARGIN + 17, MARGIN + 21, 39, 10, pen)
  faces.label.draw(canvas, card.brand, MARGIN + 76, MARGIN + LABEL - 3, LABEL, ink)
  lines.forEach(({ line, isFirst, voice }, index) => {
    if (!voice) return
    const y = first + index * step + (voice.face === faces.answer ? pause : 0)
    const indent = isFirst ? (DASH.width + DASH.space) * size : 0
    if (isFirst) {
      const thick = DASH.height * size
      rect(MARGIN, y - DASH.raise * size - thick, DASH.width * size, thick, voice.dash)
    }
    voice.face.draw(canvas, line, MARGIN + indent, y, size, ink)
  })
  if (card.note) faces.label.draw(canvas, card.note, MARGIN, height - MARGIN, NOTE, quiet)
  return canvas
}
