import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

import sharp from 'sharp'

import { findFile } from '#scripts/lib/find-file.ts'
import { getHash, writeCacheFile } from '#scripts/lib/hash.ts'
import { slugify } from '#src/lib/slug.ts'

import { embedFont, FONT_FILES } from './embed-font.ts'
import { ContentError } from './problem.ts'

/** Widths of raster pictures in pixels, up to the original width. */
const WIDTHS = [640, 960, 1440]

const CACHE = '.cache/images'

/** Attributes of an article picture. Paths are relative to the site's root. */
export interface ImageFile {
  /** The largest in WebP, for feed readers, or the vector file itself. */
  src: string
  width: number
  height: number
  /** `path 640w, path 960w` in AVIF; absent for vector files. */
  srcSet?: string
}

/** One file that the build writes for a picture. */
export interface ImageVariant {
  path: string
  width: number
  render(): Promise<Uint8Array>
}

/** Version of the encoding; increase it after a change. */
const ENCODING = 1

let tools: string | undefined

/** Hash of the inputs shared by all pictures: the encoder and the embedded fonts. */
function pictureTools(): string {
  return (tools ??= getHash(
    [
      `${ENCODING} ${sharp.versions.sharp}`,
      ...FONT_FILES.map((file) => getHash(readFileSync(file))),
    ].join(),
  ))
}

/**
 * Measures a picture and names its output files; encoding starts with `render`, and results
 * are cached. File names are hashes of all inputs, because browsers cache the files permanently.
 * @throws if the file is missing or not a picture.
 */
export async function describeImage(
  file: string,
): Promise<{ image: ImageFile; variants: ImageVariant[] }> {
  const bytes = await readFile(findFile(file) ?? file)
  const hash = createHash('sha256').update(pictureTools()).update(bytes).digest('hex').slice(0, 10)
  const stem = getStem(file) + hash
  const { width, height } = await measure(bytes, file)
  if (extname(file).toLowerCase() === '.svg') {
    const path = `${stem}.svg`
    return {
      image: { src: path, width, height },
      variants: [{ path, width, render: () => setDrawing(bytes, hash) }],
    }
  }
  const largest = Math.min(width, 1920)
  const variant = (target: number, format: Format): ImageVariant => ({
    path: `${stem}-${target}.${format}`,
    width: target,
    render: () => encode(bytes, hash, target, format).catch(unreadable(file)),
  })
  const widths = [...WIDTHS.filter((candidate) => candidate < width), largest]
  const sources = widths.map((target) => variant(target, 'avif'))
  const fallback = variant(largest, 'webp')
  return {
    image: {
      src: fallback.path,
      width,
      height,
      srcSet: sources.map((source) => `${source.path} ${source.width}w`).join(', '),
    },
    variants: [...sources, fallback],
  }
}

/** Start of the output paths of a picture: `content/posts/a/My flow.svg` → `assets/media/my-flow-`. */
export function getStem(file: string): string {
  // Spaces and commas are separators in `srcset`.
  const name = slugify(basename(file, extname(file))) || 'picture'
  return `assets/media/${name}-`
}

/** Displayed size of a picture, considering its EXIF orientation. */
async function measure(bytes: Uint8Array, file: string) {
  const { autoOrient } = await sharp(bytes).metadata().catch(unreadable(file))
  return autoOrient
}

/** Decodes a photo completely, because a damaged file may still have a valid header. */
function unreadable(file: string) {
  return (error: unknown): never => {
    throw new ContentError([{ file, message: `cannot be read as a picture (${String(error)})` }])
  }
}

/**
 * Both formats at about the same visual quality; flat pictures, such as screenshots, are half as large in AVIF. An
 * effort of 4 would make them 7 % smaller and take three times as long.
 */
const FORMATS = {
  avif: { quality: 60, effort: 3 },
  webp: { quality: 82, effort: 5 },
}

type Format = keyof typeof FORMATS

function encode(
  bytes: Uint8Array,
  hash: string,
  width: number,
  format: Format,
): Promise<Uint8Array> {
  return cacheFile(`${hash}-${width}.${format}`, () =>
    sharp(bytes).autoOrient().resize({ width }).toFormat(format, FORMATS[format]).toBuffer(),
  )
}

function setDrawing(bytes: Buffer, hash: string): Promise<Uint8Array> {
  return cacheFile(`${hash}.svg`, async () => Buffer.from(await embedFont(bytes.toString())))
}

/** Names of used cache files. */
const used = new Set<string>()

/** Returns a cached file or creates it. */
async function cacheFile(name: string, create: () => Promise<Uint8Array>): Promise<Uint8Array> {
  used.add(name)
  const cached = join(CACHE, name)
  const cachedBytes = await readFile(cached).catch(() => undefined)
  if (cachedBytes) return cachedBytes
  const bytes = await create()
  mkdirSync(CACHE, { recursive: true })
  writeCacheFile(cached, bytes)
  return bytes
}

/** Deletes unused cache files after all pictures have been written. */
export function deleteUnusedPictures(): void {
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE)) if (!used.has(name)) rmSync(join(CACHE, name))
}
