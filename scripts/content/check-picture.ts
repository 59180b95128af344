import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import sharp from 'sharp'

import { contentFiles } from './content-files.ts'
import type { Problem } from './problem.ts'

/** Files that belong to documents, which contentlayer ignores. macOS adds files that begin with a dot. */
const ASSET = /(?:^|[\\/])[^.\\/][^\\/]*\.(?:png|jpe?g|webp|svg|avif)$/i

const ALLOWED_FILES = 'a PNG, JPEG, WebP, AVIF or SVG picture with the matching extension'

/** Whether a file is a picture of a document. */
export function isAsset(file: string): boolean {
  return ASSET.test(file)
}

/** Paths of all pictures in `content/`: `content/legal/offer/seal.png`. */
export function listPictures(root = '.'): string[] {
  return contentFiles(root)
    .map(({ file }) => file)
    .filter(isAsset)
}

/** Finds pictures that browsers cannot show: another file format, or an SVG with an unclosed tag. */
export async function unreadablePictures(root = '.'): Promise<Problem[]> {
  const problems = await Promise.all(
    listPictures(root).map(async (file): Promise<Problem[]> => {
      const message = await pictureFault(join(root, file))
      return message === undefined ? [] : [{ file, message }]
    }),
  )
  return problems.flat()
}

async function pictureFault(path: string): Promise<string | undefined> {
  const bytes = await readFile(path)
  try {
    const { format, compression } = await sharp(bytes).metadata()
    const kind = format === 'heif' && compression === 'av1' ? 'avif' : format
    const isDrawing = extname(path).toLowerCase() === '.svg'
    const isAllowed = isDrawing ? kind === 'svg' : ['png', 'jpeg', 'webp', 'avif'].includes(kind)
    return isAllowed ? undefined : describeKind(kind === 'heif' ? 'heic' : kind)
  } catch (error) {
    // HEIC photo of a phone, whatever its extension is.
    if (/^ftyp(?:he|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))) return describeKind('heic')
    const [reason = ''] = String(error).split('\n')
    return `cannot be read as a picture: ${reason} (allowed: ${ALLOWED_FILES}; in an SVG, a viewBox, every tag closed and &#160; for &nbsp;)`
  }
}

function describeKind(kind: string): string {
  return `is a picture of the kind ${kind.toUpperCase()} (allowed: ${ALLOWED_FILES})`
}
