import { extname } from 'node:path'

import { drawingFault } from './check-drawing.ts'

/** Files that belong to documents, which contentlayer and the reader pass over. macOS adds files that begin with a dot. */
const ASSET = /(?:^|[\\/])[^.\\/][^\\/]*\.(?:png|jpe?g|webp|svg|avif)$/i

const ALLOWED = 'a PNG, JPEG, WebP, AVIF or SVG picture'

/** Bytes, as text of one letter each, that files begin with. */
const STARTS = [
  ['PNG', /^\u0089PNG\r\n/],
  ['JPEG', /^\u00FF\u00D8\u00FF/],
  ['WebP', /^RIFF[^]{4}WEBP/],
  ['AVIF', /^[^]{4}ftyp(?:avif|avis|mif1[^]{4}(?:[^]{4})*?avif)/],
  [
    'SVG',
    /^(?:\u00EF\u00BB\u00BF)?(?:\s|<\?xml[^>]*>|<!--[^]*?-->|<!DOCTYPE svg[^[>]*(?:\[[^]*?\])?[^>]*>)*<svg[\s>]/i,
  ],
  ['HEIC', /^[^]{4}ftyp(?:he[a-z]{2}|mif1|msf1)/],
  ['GIF', /^GIF8/],
] as const

/** What a picture of a document begins with; an old drawing names its entities first. */
const HEAD = 4096

/** Whether a file is a picture of a document and no document itself. */
export function isAsset(file: string): boolean {
  return ASSET.test(file)
}

/** Says why no page could show a picture as it is: it is another kind of file, was cut off, or its words cannot be read. */
export function pictureFault(file: string, bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, HEAD)
  const kind = STARTS.find(([, start]) => start.test(head))?.[0]
  if (kind === undefined) return `is no picture (allowed: ${ALLOWED})`
  const isNamedSvg = extname(file).toLowerCase() === '.svg'
  if (kind === 'HEIC' || kind === 'GIF' || (kind === 'SVG') !== isNamedSvg) {
    return `is a picture of the kind ${kind} (allowed: ${ALLOWED} that is named so)`
  }
  if (!isWhole(kind, bytes)) return 'is incomplete (copy the picture again)'
  return kind === 'SVG' ? drawingFault(bytes.toString()) : undefined
}

function isWhole(kind: string, bytes: Buffer): boolean {
  switch (kind) {
    case 'PNG':
      return bytes.includes('IEND')
    case 'JPEG':
      return bytes.includes('ffd9', scanOf(bytes), 'hex')
    case 'WebP':
      return bytes.length >= bytes.readUInt32LE(4) + 8
    case 'SVG':
      return bytes.includes('</svg>')
    default:
      return true
  }
}

/**
 * Where a JPEG's pixels begin: behind its segments, each of which tells its length. In one of them cameras
 * put a small picture with an end of its own, and behind the pixels phones put a film.
 */
function scanOf(bytes: Buffer): number {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at + 1] !== 0xda) {
    const isFiller = bytes[at + 1] === 0xff
    at += isFiller ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return at
}
