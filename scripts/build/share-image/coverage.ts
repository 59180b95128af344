/** Steps between a colour and what it covers: edges of letters look smooth, and a palette holds them all. */
export const LEVELS = 14

/** How much of each pixel a shape covers, in levels, over the rectangle of pixels that it touches. */
export interface Mask {
  left: number
  top: number
  width: number
  height: number
  levels: Uint8Array
}

/** Corners of a closed shape, x and y in turn. */
export type Polygon = readonly number[]

/**
 * What polygons cover together. Those that turn the other way are holes in the others, as letters have
 * them; where shapes of one turn overlap, they are one. Each edge adds the area to its right in every
 * row that it crosses, so that a running sum over a row is the coverage of its pixels.
 */
export function coverageOf(polygons: readonly Polygon[]): Mask {
  const { left, top, right, bottom } = boundsOf(polygons)
  const width = right - left
  const height = bottom - top
  // An edge at the right end adds to the two pixels behind it.
  const stride = width + 2
  const areas = new Float32Array(stride * height)
  for (const polygon of polygons) {
    let fromX = (polygon.at(-2) ?? 0) - left
    let fromY = (polygon.at(-1) ?? 0) - top
    for (let at = 0; at < polygon.length; at += 2) {
      const x = (polygon[at] ?? 0) - left
      const y = (polygon[at + 1] ?? 0) - top
      if (fromY < y) addEdge(areas, stride, fromX, fromY, x, y, 1)
      else if (fromY > y) addEdge(areas, stride, x, y, fromX, fromY, -1)
      fromX = x
      fromY = y
    }
  }
  const levels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    let sum = 0
    for (let x = 0; x < width; x += 1) {
      sum += areas[y * stride + x] ?? 0
      levels[y * width + x] = Math.round(Math.min(1, Math.abs(sum)) * LEVELS)
    }
  }
  return { left, top, width, height, levels }
}

/** Adds an edge that goes down from one point to another. */
function addEdge(
  areas: Float32Array,
  stride: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  turn: 1 | -1,
): void {
  const slope = (toX - fromX) / (toY - fromY)
  let x = fromX
  for (let row = Math.floor(fromY); row < toY; row += 1) {
    const part = Math.min(row + 1, toY) - Math.max(row, fromY)
    const next = x + slope * part
    addSpan(areas, row * stride, Math.min(x, next), Math.max(x, next), part * turn)
    x = next
  }
}

/** Adds the part of an edge within one row: it crosses the pixels from `start` to `end`. */
function addSpan(areas: Float32Array, row: number, start: number, end: number, area: number): void {
  const first = Math.floor(start)
  for (let pixel = first; pixel < end || pixel === first; pixel += 1) {
    const from = Math.max(start, pixel)
    const to = Math.min(end, pixel + 1)
    const share = end > start ? (to - from) / (end - start) : 1
    // Of the pixel itself only what lies to the right of the edge, of all behind it the whole.
    const covered = share * (pixel + 1 - (from + to) / 2)
    const place = row + pixel
    areas[place] = (areas[place] ?? 0) + covered * area
    areas[place + 1] = (areas[place + 1] ?? 0) + (share - covered) * area
  }
}

function boundsOf(polygons: readonly Polygon[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const polygon of polygons) {
    for (let at = 0; at < polygon.length; at += 2) {
      left = Math.min(left, polygon[at] ?? 0)
      right = Math.max(right, polygon[at] ?? 0)
      top = Math.min(top, polygon[at + 1] ?? 0)
      bottom = Math.max(bottom, polygon[at + 1] ?? 0)
    }
  }
  return {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.ceil(right),
    bottom: Math.ceil(bottom),
  }
}
