import sharp from 'sharp'

import { THEME_COLORS } from './web-manifest.ts'

/** A picture file with its path below the site's root. */
interface IconFile {
  path: string
  bytes: Uint8Array
}

/** Icon sizes in pixels, and the width of the logo as a fraction of it. */
const ICONS = [
  { path: 'apple-touch-icon.png', size: 180, share: 0.68 },
  { path: 'icon-192.png', size: 192, share: 0.8 },
  { path: 'icon-512.png', size: 512, share: 0.8 },
  // The logo of a maskable icon stays inside the safe zone.
  { path: 'icon-maskable-512.png', size: 512, share: 0.56 },
]

/** Size of favicon.ico. */
const SMALL = 32

/** Icon files for software without SVG support: `favicon.ico`, and larger ones for home screens. */
export async function siteIcons(): Promise<IconFile[]> {
  const large = ICONS.map(async ({ path, size, share }) => ({
    path,
    bytes: await drawMark(size, share),
  }))
  const small = await drawMark(SMALL, 26 / SMALL)
  return [{ path: 'favicon.ico', bytes: toIco(small) }, ...(await Promise.all(large))]
}

/** The logo as SVG: two dashes on the background color. */
function drawMark(size: number, share: number): Promise<Uint8Array> {
  const { ground, ink, pen } = THEME_COLORS.light
  // The logo is 26 by 14 units: an ink dash of 15 units, and a pen dash of 18 units that starts 8 units later.
  const unit = (size * share) / 26
  const [left, top] = [(size - 26 * unit) / 2, (size - 14 * unit) / 2]
  const dash = (x: number, y: number, width: number, fill: string) =>
    `<rect x="${left + x * unit}" y="${top + y * unit}" width="${width * unit}" height="${5 * unit}" fill="${fill}"/>`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" fill="${ground}"/>` +
    `${dash(0, 0, 15, ink)}${dash(8, 9, 18, pen)}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, dither: 0 }).toBuffer()
}

/** Wraps a PNG in an ICO container. */
function toIco(png: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(SMALL, 6)
  head.writeUInt8(SMALL, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18) // where the picture begins
  return Buffer.concat([head, png])
}
