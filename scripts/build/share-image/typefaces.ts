import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

import { SCRIPTS } from '#scripts/lib/font-characters.ts'

import type { Canvas } from './canvas.ts'
import { coverageOf, type Mask } from './coverage.ts'
import type { Measure } from './lay-out-lines.ts'
import { letterPolygons } from './outlines.ts'

const FOLDER = 'src/styles/fonts'

/** Places within a pixel that a letter may begin at: finer ones are not seen. */
const PLACES = 4

/** One typeface at one weight. */
export interface Typeface {
  measure: Measure
  /** Draws a text at a size, its baseline beginning at a point. */
  draw(canvas: Canvas, text: string, x: number, y: number, size: number, colour: string): void
}

interface Cut {
  font: Font
  /** Units of one em. */
  units: number
  characters: ReadonlySet<number>
  /** Letters that have been drawn before, by glyph, size and place within a pixel; blanks have none. */
  masks: Map<string, Mask | undefined>
}

/** The three voices of a picture: who answers, who asks, and what is said beside. */
export async function loadTypefaces(): Promise<Record<'answer' | 'question' | 'label', Typeface>> {
  const [answer, question, label] = await Promise.all([
    loadTypeface('commissioner', 740, -0.03),
    loadTypeface('piazzolla', undefined, -0.012),
    loadTypeface('commissioner', 640, -0.01),
  ])
  return { answer, question, label }
}

/** The scripts of a family are files of their own: each letter comes from the one that has it. */
async function loadTypeface(
  family: string,
  weight: number | undefined,
  tracking: number,
): Promise<Typeface> {
  const cuts = await Promise.all(
    SCRIPTS.map(({ name }) => loadCut(`${family}-${name}.woff2`, weight)),
  )
  const runs = (text: string) =>
    runsOf(text, cuts).map(({ cut, text: part }) => ({ cut, glyphs: glyphsOf(cut, part) }))

  // The same parts are measured again at every size.
  const widths = new Map<string, number>()
  const widthOf = (text: string) =>
    runs(text)
      .flatMap(({ cut, glyphs }) => glyphs.map(({ advance }) => advance / cut.units + tracking))
      .reduce((sum, width) => sum + width, 0)

  return {
    measure: (text) => {
      const width = widths.get(text) ?? widthOf(text)
      widths.set(text, width)
      return width
    },
    draw: (canvas, text, x, y, size, colour) => {
      let at = x
      for (const { cut, glyphs } of runs(text)) {
        for (const { id, advance } of glyphs) {
          const place = Math.round(at * PLACES)
          const mask = maskOf(cut, id, size, (place % PLACES) / PLACES)
          // A baseline between two rows would blur every letter on it.
          if (mask) canvas.paint(mask, Math.floor(place / PLACES), Math.round(y), colour)
          at += (advance / cut.units + tracking) * size
        }
      }
    },
  }
}

/** A file's font, at one weight where it has several. */
async function loadCut(file: string, weight: number | undefined): Promise<Cut> {
  const woff = await readFile(join(FOLDER, file))
  const every = String.fromCodePoint(
    ...Array.from({ length: 0x2200 - 0x20 }, (_, index) => 0x20 + index),
  )
  const data = await subsetFont(woff, every, {
    targetFormat: 'truetype',
    ...(weight && { variationAxes: { wght: weight } }),
  })
  const face = new Face(new Blob(new Uint8Array(data)))
  return {
    font: new Font(face),
    units: face.upem,
    characters: new Set(face.collectUnicodes()),
    masks: new Map(),
  }
}

function maskOf(
  { font, units, masks }: Cut,
  id: number,
  size: number,
  shift: number,
): Mask | undefined {
  const key = `${id} ${size} ${shift}`
  if (masks.has(key)) return masks.get(key)
  const outline = font.glyphToPath(id)
  const place = { scale: size / units, x: shift, y: 0 }
  const mask = outline ? coverageOf(letterPolygons(outline, place)) : undefined
  masks.set(key, mask)
  return mask
}

/** Parts of a text by the cut that has their letters; a letter that none has is left out. */
function runsOf(text: string, cuts: readonly Cut[]): { cut: Cut; text: string }[] {
  const runs: { cut: Cut; text: string }[] = []
  for (const letter of text) {
    const cut = cuts.find(({ characters }) => characters.has(letter.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (!cut) continue
    if (last?.cut === cut) last.text += letter
    else runs.push({ cut, text: letter })
  }
  return runs
}

function glyphsOf({ font }: Cut, text: string): { id: number; advance: number }[] {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
    id: codepoint,
    advance: positions[index]?.xAdvance ?? 0,
  }))
}
