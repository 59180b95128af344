import { LEVELS, type Mask } from './coverage.ts'

/** Colours that a picture with a palette may have. */
const MOST_COLOURS = 256

/** Red, green and blue, from 0 to 255. */
type Colour = readonly [number, number, number]

/** A picture whose pixels are numbers of the colours in its palette. */
export interface IndexedPicture {
  width: number
  height: number
  pixels: Uint8Array
  palette: readonly Colour[]
}

/** A picture under work: shapes are laid over what is there. */
export interface Canvas extends IndexedPicture {
  /** Lays a colour, `#F3F6F4`, over the pixels that a mask covers, moved by whole pixels. */
  paint(mask: Mask, x: number, y: number, colour: string, opacity?: number): void
  /** Lays a colour over a rectangle of whole pixels. */
  fill(x: number, y: number, width: number, height: number, colour: string): void
}

/**
 * An empty canvas. Pixels are in a palette from the beginning: finding the colours of a finished picture
 * would take longer than drawing it.
 */
export function createCanvas(width: number, height: number, ground: string): Canvas {
  const pixels = new Uint8Array(width * height)
  const palette: Colour[] = [parseColour(ground)]
  const numbers = new Map([[palette.join(), 0]])

  /** The number of a colour, or of the nearest one when the palette is full. */
  const numberOf = (colour: Colour): number => {
    const key = colour.join()
    const known = numbers.get(key)
    if (known !== undefined) return known
    const number =
      palette.length < MOST_COLOURS ? palette.push(colour) - 1 : nearest(palette, colour)
    numbers.set(key, number)
    return number
  }

  const named = new Map<string, number>()
  const numberOfName = (name: string): number => {
    const number = named.get(name) ?? numberOf(parseColour(name))
    named.set(name, number)
    return number
  }

  // By what is painted, what is under it and how much it covers: the number of the mixed colour and one.
  const mixtures = new Map<number, Uint16Array>()
  const mixturesWith = (over: number): Uint16Array => {
    const known = mixtures.get(over) ?? new Uint16Array(MOST_COLOURS * (LEVELS + 1))
    mixtures.set(over, known)
    return known
  }
  const mix = (under: number, over: number, share: number): number => {
    const [below, above] = [palette[under], palette[over]]
    if (!below || !above) throw new Error('a picture holds a colour that its palette has not')
    const channel = (at: 0 | 1 | 2) => Math.round(below[at] + (above[at] - below[at]) * share)
    return numberOf([channel(0), channel(1), channel(2)])
  }

  return {
    width,
    height,
    pixels,
    palette,
    paint(mask, x, y, colour, opacity = 1) {
      const over = numberOfName(colour)
      const mixed = mixturesWith(over)
      const [left, top] = [mask.left + x, mask.top + y]
      const [firstX, lastX] = [Math.max(0, -left), Math.min(mask.width, width - left)]
      const [firstY, lastY] = [Math.max(0, -top), Math.min(mask.height, height - top)]
      for (let row = firstY; row < lastY; row += 1) {
        const from = row * mask.width
        const to = (top + row) * width + left
        for (let column = firstX; column < lastX; column += 1) {
          const covered = mask.levels[from + column] ?? 0
          if (covered === 0) continue
          const level = opacity === 1 ? covered : Math.round(covered * opacity)
          const under = pixels[to + column] ?? 0
          const place = under * (LEVELS + 1) + level
          const number = mixed[place] || (mixed[place] = mix(under, over, level / LEVELS) + 1)
          pixels[to + column] = number - 1
        }
      }
    },
    fill(x, y, columns, rows, colour) {
      const number = numberOfName(colour)
      for (let row = Math.max(0, y); row < Math.min(height, y + rows); row += 1) {
        const start = row * width
        pixels.fill(number, start + Math.max(0, x), start + Math.min(width, x + columns))
      }
    },
  }
}

function parseColour(text: string): Colour {
  const [red = 0, green = 0, blue = 0] = (text.match(/[\dA-F]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  )
  return [red, green, blue]
}

function nearest(palette: readonly Colour[], [red, green, blue]: Colour): number {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
  return distances.indexOf(Math.min(...distances))
}
