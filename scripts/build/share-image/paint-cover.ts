import type { Canvas } from './canvas.ts'
import { coverageOf } from './coverage.ts'
import { rectangle, strokePolygons } from './outlines.ts'

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
      for (const stroke of strokePolygons(text('d'), number('stroke-width'))) {
        canvas.paint(coverageOf(stroke), left, 0, text('stroke'), opacity)
      }
    } else throw new Error(`a cover holds a shape that is not painted: ${shape}`)
  }
}
