import type { Canvas } from './canvas.ts'
import { coverageOf, type Mask } from './coverage.ts'
import { rectangle, strokePolygons } from './outlines.ts'

/** A single stroke from one whole pixel to another. */
const SHORT_STROKE = /^M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)$/

/** Masks of such strokes by where they lead and how thick they are: covers hold hundreds, of few kinds. */
const shortStrokes = new Map<string, Mask>()

/**
 * Paints a cover, SVG as `src/lib/cover-art.ts` writes it, at a number of pixels from the left: it is
 * made of rectangles and straight strokes.
 * @throws for any other shape.
 */
export function paintCover(canvas: Canvas, svg: string, left: number): void {
  const shapes = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  for (const [shape, name, list = ''] of shapes.matchAll(/<([^\s>]+)([^>]*)>/g)) {
    const attributes = new Map(
      [...list.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    )
    const text = (key: string) => attributes.get(key) ?? ''
    const number = (key: string) => Number(attributes.get(key) ?? 0)
    if (name === 'rect') {
      const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
      const opacity = Number(attributes.get('fill-opacity') ?? 1)
      if (opacity === 1 && [x, y, width, height].every(Number.isInteger)) {
        canvas.fill(left + x, y, width, height, text('fill'))
      } else {
        const mask = coverageOf([rectangle(x, y, width, height)])
        canvas.paint(mask, left, 0, text('fill'), opacity)
      }
    } else if (name === 'path' && attributes.has('stroke')) {
      const opacity = Number(attributes.get('stroke-opacity') ?? 1)
      for (const [line] of text('d').matchAll(/M[^M]*/g)) {
        const { mask, x, y } = strokeMask(line, number('stroke-width'))
        canvas.paint(mask, left + x, y, text('stroke'), opacity)
      }
    } else throw new Error(`a cover holds a shape that is not painted: ${shape}`)
  }
}

/** What a stroke covers, and the point that its mask is moved by. */
function strokeMask(line: string, thickness: number): { mask: Mask; x: number; y: number } {
  const short = SHORT_STROKE.exec(line)
  if (!short) return { mask: coverageOf(strokePolygons(line, thickness)), x: 0, y: 0 }
  const [x = 0, y = 0, toX = 0, toY = 0] = short.slice(1).map(Number)
  const way = `M0 0L${toX - x} ${toY - y}`
  const key = `${way} ${thickness}`
  const mask = shortStrokes.get(key) ?? coverageOf(strokePolygons(way, thickness))
  shortStrokes.set(key, mask)
  return { mask, x, y }
}
