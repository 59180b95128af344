import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { hashOf } from '#scripts/lib/hash.ts'
import { keepFile, placeFile } from '#scripts/lib/place-file.ts'

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.md',
  '.webmanifest',
])

/** Below this size in bytes a compressed copy saves nothing on the wire. */
const MIN_BYTES = 512

/**
 * Up to so many pages each file is packed as tightly as can be, which takes a tenth of a second for a
 * page. A site with more is packed in a thirtieth of that time, and is a tenth larger, all but its
 * scripts and styles.
 */
const FEW = 300

/**
 * From so many pages on a host packs them as it sends them: two copies of every file would bring a site of 1750
 * pages to the 20 000 files that a free one may have at Cloudflare Pages (2026), and take a seventh of a cold build's
 * processor time.
 */
const MANY = 1000

/** What machines read at their leisure: a fiftieth larger in two fifths of the time. */
const READ_BY_MACHINES = /\.(?:xml|json|md|txt)$/

/** A file to place: where it has to be copied from first, and how tightly it is packed, if it is. */
export interface PackTask {
  file: string
  from?: string
  quality?: number
}

/**
 * How tightly a file of an output with so many pages is packed, in Brotli's numbers; nothing for one that has no
 * packed copies beside it.
 */
export function qualityOf(file: string, folder: string, pages: number): number | undefined {
  if (!COMPRESSIBLE.has(extname(file))) return undefined
  if (isCode(file, folder)) return constants.BROTLI_MAX_QUALITY
  if (pages >= MANY) return undefined
  if (pages > FEW) return 8
  return READ_BY_MACHINES.test(file) ? 10 : constants.BROTLI_MAX_QUALITY
}

/** A built file as a host sends it: packed by the build, or by the host, which tries less hard. */
export function readAsSent(file: string): { bytes: Buffer; isPacked: boolean } {
  const packed = `${file}.br`
  if (existsSync(packed)) return { bytes: readFileSync(packed), isPacked: true }
  const bytes = readFileSync(file)
  const isText = COMPRESSIBLE.has(extname(file)) && bytes.length >= MIN_BYTES
  return { bytes: isText ? packWithBrotli(bytes, 5) : bytes, isPacked: isText }
}

/** Scripts and styles, of which there are no more for more posts. */
export function isCode(file: string, folder: string): boolean {
  return file.startsWith(join(folder, 'assets')) && /\.(?:js|css)$/.test(file)
}

/** Packs one file after another in both ways, or takes what was packed before of the same content. */
export function createFilePacker({ cache }: { cache: string }) {
  const used: string[] = []
  return {
    take({ file, from, quality }: PackTask): void {
      if (from) {
        mkdirSync(dirname(file), { recursive: true })
        // No second name: documents are what others change in the output, and what is kept must stay.
        copyFileSync(from, file)
      }
      if (quality === undefined) return
      const bytes = readFileSync(file)
      if (bytes.length < MIN_BYTES) return
      const name = `${hashOf(bytes)}-${quality}`
      place(`${name}.br`, file, () => packWithBrotli(bytes, quality))
      place(`${name}.gz`, file, () => gzipSync(bytes, { level: 9 }))
    },
    /** Names of the kept files that were asked for. */
    finish: () => used,
  }

  function place(name: string, file: string, pack: () => Uint8Array): void {
    const kept = join(cache, name)
    if (!existsSync(kept)) keepFile(kept, pack())
    used.push(name)
    placeFile(kept, file + extname(name))
  }
}

function packWithBrotli(bytes: Uint8Array, quality: number): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // A window no larger than the file: preparing the largest takes longer than packing a page.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        22,
        Math.max(16, Math.ceil(Math.log2(bytes.length + 16))),
      ),
    },
  })
}
