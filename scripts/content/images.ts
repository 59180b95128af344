import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

import sharp from 'sharp'

import { embedFont } from './embed-font.ts'
import { ContentError } from './problem.ts'

/** Widths in pixels that a raster picture is offered in, as far as the original reaches. */
const WIDTHS = [640, 960, 1440]

const CACHE = '.cache/images'

/** A picture of an article as the page needs it. Paths are relative to the site's root. */
export interface ImageFile {
  /** The fallback, or the vector file itself. */
  src: string
  width: number
  height: number
  /** `path 640w, path 960w` in WebP; absent for vector files. */
  srcSet?: string
}

/** One file that the build writes for a picture. */
export interface ImageVariant {
  path: string
  width: number
  render(): Promise<Uint8Array>
}

/**
 * Measures a picture and names the files it is served as; nothing is encoded until `render`, and
 * what was encoded once is kept by content hash.
 * @throws when the file is missing or is no picture.
 */
export async function describeImage(
  file: string,
): Promise<{ image: ImageFile; variants: ImageVariant[] }> {
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const extension = extname(file).toLowerCase()
  const stem = `assets/media/${basename(file, extname(file)).replaceAll('.', '-')}-${hash}`
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw new ContentError([
        { file, message: `is no picture that can be read (${String(error)})` },
      ])
    })
  if (extension === '.svg') {
    const path = `${stem}.svg`
    return {
      image: { src: path, width, height },
      variants: [{ path, width, render: () => setDrawing(bytes, hash) }],
    }
  }
  const widths = WIDTHS.filter((candidate) => candidate < width)
  const variants = [...widths, Math.min(width, 1920)].map((target) => ({
    path: `${stem}-${target}.webp`,
    width: target,
    render: () => encodeWebp(bytes, hash, target),
  }))
  const largest = variants.at(-1)
  return {
    image: {
      src: largest?.path ?? '',
      width,
      height,
      srcSet: variants.map((variant) => `${variant.path} ${variant.width}w`).join(', '),
    },
    variants,
  }
}

function encodeWebp(bytes: Uint8Array, hash: string, width: number): Promise<Uint8Array> {
  return keep(`${hash}-${width}.webp`, () =>
    sharp(bytes).resize({ width }).webp({ quality: 82, effort: 5 }).toBuffer(),
  )
}

function setDrawing(bytes: Buffer, hash: string): Promise<Uint8Array> {
  return keep(`${hash}.svg`, async () => Buffer.from(await embedFont(bytes.toString())))
}

/** A file that is made once. */
async function keep(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const cached = join(CACHE, name)
  const known = await readFile(cached).catch(() => undefined)
  if (known) return known
  const made = await make()
  await mkdir(CACHE, { recursive: true })
  await writeFile(cached, made)
  return made
}
