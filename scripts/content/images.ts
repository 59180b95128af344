import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

import sharp from 'sharp'

import { keepFile } from '#scripts/lib/place-file.ts'
import { slugify } from '#src/lib/slug.ts'

import { embedFont, FONT_FILES } from './embed-font.ts'
import { fingerprint } from './fingerprint.ts'
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

let tools: string | undefined

/**
 * Changes with what all pictures are made by: the code, its packages, and the fonts whose letters drawings
 * hold. A process that works in another folder than the project's finds none of them, and is told.
 */
export function pictureTools(): string {
  const told = process.env.PICTURE_TOOLS
  return (tools ??= told ?? fingerprint('scripts/content/images.ts', ...FONT_FILES))
}

/**
 * Measures a picture and names the files it is served as; nothing is encoded until `render`, and what was
 * encoded once is kept. Browsers keep those files for good: their names depend on all that they are made of.
 * @throws when the file is missing or is no picture.
 */
export async function describeImage(
  file: string,
): Promise<{ image: ImageFile; variants: ImageVariant[] }> {
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(pictureTools()).update(bytes).digest('hex').slice(0, 10)
  const extension = extname(file)
  // A space or a comma would end an address within a list of sources.
  const name = slugify(basename(file, extension)) || 'picture'
  const stem = `assets/media/${name}-${hash}`
  const { width, height } = await measure(bytes, file)
  if (extension.toLowerCase() === '.svg') {
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
    render: () => encodeWebp(bytes, hash, target).catch(unreadable(file)),
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

/** A picture's size as it is seen: a phone writes beside a photo how it was held. */
async function measure(bytes: Uint8Array, file: string) {
  const { autoOrient } = await sharp(bytes).metadata().catch(unreadable(file))
  return autoOrient
}

/** A photo may have a size and still be damaged inside. */
function unreadable(file: string) {
  return (error: unknown): never => {
    throw new ContentError([{ file, message: `is no picture that can be read (${String(error)})` }])
  }
}

function encodeWebp(bytes: Uint8Array, hash: string, width: number): Promise<Uint8Array> {
  return keep(`${hash}-${width}.webp`, () =>
    sharp(bytes).autoOrient().resize({ width }).webp({ quality: 82, effort: 5 }).toBuffer(),
  )
}

function setDrawing(bytes: Buffer, hash: string): Promise<Uint8Array> {
  return keep(`${hash}.svg`, async () => Buffer.from(await embedFont(bytes.toString())))
}

/** Names of the kept files that somebody has asked for. */
const used = new Set<string>()

/** A file that is made once. */
async function keep(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  used.add(name)
  const cached = join(CACHE, name)
  const known = await readFile(cached).catch(() => undefined)
  if (known) return known
  const made = await make()
  mkdirSync(CACHE, { recursive: true })
  keepFile(cached, made)
  return made
}

/** Deletes the kept files that nobody has asked for, once every picture has been written. */
export function forgetPictures(): void {
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE)) if (!used.has(name)) rmSync(join(CACHE, name))
}
