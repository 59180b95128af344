/** The font of the words in drawings, which is the site's: the build puts its letters into them. */
export const DRAWING_FONT = 'Commissioner'

/** Width that a drawing has on a phone at least, in pixels (`.drawing img`). */
const NARROW = 512

/** Height of the smallest letters that can be read there, in pixels. */
const LEAST = 11

/** Says why the words of a drawing are not those of the site, or too small on a phone; without words it is right. */
export function drawingFault(svg: string): string | undefined {
  if (!/<text[\s>]/.test(svg)) return undefined
  if (!svg.includes(DRAWING_FONT)) {
    return `holds words in another font (allowed: font-family="${DRAWING_FONT}, Arial, sans-serif", or words as paths)`
  }
  const [, width] =
    /viewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)/.exec(svg) ??
    /<svg\b[^>]*?\swidth=["']([\d.]+)/.exec(svg) ??
    []
  if (width === undefined) return undefined
  const least = Math.ceil((LEAST * Number(width)) / NARROW)
  const allowed = `(allowed: at least ${least}, in a drawing ${width} wide)`
  const sizes = [...svg.matchAll(/font-size\s*[=:]\s*["']?\s*([\d.]+)(?:px)?\s*[;"'}]/g)]
  // `font: 30px Commissioner` tells it among other things.
  if (sizes.length === 0 && /font\s*:/.test(svg)) return undefined
  if (sizes.length === 0) return `holds words without a font-size ${allowed}`
  const smallest = Math.min(...sizes.map(([, size]) => Number(size)))
  return smallest < least ? `holds words of the font-size ${smallest} ${allowed}` : undefined
}
