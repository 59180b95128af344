import type { Polygon } from './coverage.ts'

/** Pixels by which a curve may differ from the straight lines that stand for it. */
const TOLERANCE = 0.05

/** Where an outline stands: its units as pixels, and the point of its origin. Fonts count upwards. */
interface Place {
  scale: number
  x: number
  y: number
}

/**
 * A letter's outline as polygons, its curves as short lines: `M0,0L10,0Q10,10,0,10Z`.
 * @throws for a command that fonts with quadratic curves do not use.
 */
export function letterPolygons(path: string, { scale, x, y }: Place): Polygon[] {
  const polygons: number[][] = []
  let polygon: number[] = []
  for (const [, command = '', list = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    if (command === 'Z') continue
    const points = numbersOf(list).map((value, index) =>
      index % 2 === 0 ? x + value * scale : y - value * scale,
    )
    if (command === 'M') polygons.push((polygon = points))
    else if (command === 'L') polygon.push(...points)
    else if (command === 'Q') addCurve(polygon, points)
    else throw new Error(`an outline holds the command ${command}`)
  }
  return polygons
}

/** Adds a quadratic curve from the last point: its handle and its end. */
function addCurve(polygon: number[], [handleX = 0, handleY = 0, endX = 0, endY = 0]: number[]) {
  const startX = polygon.at(-2) ?? 0
  const startY = polygon.at(-1) ?? 0
  const bend = Math.hypot(startX - 2 * handleX + endX, startY - 2 * handleY + endY)
  const count = Math.max(1, Math.ceil(Math.sqrt(bend / (4 * TOLERANCE))))
  for (let index = 1; index <= count; index += 1) {
    const t = index / count
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    polygon.push(a * startX + b * handleX + c * endX, a * startY + b * handleY + c * endY)
  }
}

/** A rectangle as a polygon. */
export function rectangle(x: number, y: number, width: number, height: number): Polygon {
  return [x, y, x + width, y, x + width, y + height, x, y + height]
}

/**
 * A stroke along straight lines, as shapes that share their corners: `M0 0H10V5` → two rectangles.
 * @throws for a command of curves.
 */
export function strokePolygons(line: string, thickness: number): Polygon[] {
  const stroke: Polygon[] = []
  let x = 0
  let y = 0
  const parts = [...line.matchAll(/([A-Z])([^A-Z]*)/g)]
  parts.forEach(([, command = '', list = ''], index) => {
    const [first = 0, second = 0] = numbersOf(list)
    const [fromX, fromY] = [x, y]
    if (command === 'M' || command === 'L') [x, y] = [first, second]
    else if (command === 'H') x = first
    else if (command === 'V') y = first
    else throw new Error(`a stroke holds the command ${command}`)
    // Lines that meet fill their corner; the ends of a stroke are cut where it ends.
    const joins = { start: index > 1, end: index < parts.length - 1 }
    if (command !== 'M') stroke.push(strokeOf(fromX, fromY, x, y, thickness / 2, joins))
  })
  return stroke
}

function strokeOf(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  half: number,
  joins: { start: boolean; end: boolean },
): Polygon {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1
  const [alongX, alongY] = [((toX - fromX) / length) * half, ((toY - fromY) / length) * half]
  const [startX, startY] = joins.start ? [fromX - alongX, fromY - alongY] : [fromX, fromY]
  const [endX, endY] = joins.end ? [toX + alongX, toY + alongY] : [toX, toY]
  return [
    startX - alongY,
    startY + alongX,
    startX + alongY,
    startY - alongX,
    endX + alongY,
    endY - alongX,
    endX - alongY,
    endY + alongX,
  ]
}

function numbersOf(list: string): number[] {
  return (list.match(/-?[\d.]+/g) ?? []).map(Number)
}
