import { createHash } from 'node:crypto'
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

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

/** What the last build has compressed, by a hash of its content. */
const CACHE = '.cache/compressed'

/**
 * Up to so many pages each file is packed as tightly as can be, which takes a tenth of a second for a
 * page. A site with more is packed in a thirtieth of that time, and is a tenth larger, all but its
 * scripts and styles, of which there are no more for more posts.
 */
const FEW = 300

/** Files packed side by side. */
const CONCURRENCY = 4

/**
 * Writes a `.br` and a `.gz` beside text files of a folder, for hosts that serve them as they are. Other
 * threads do it while pages are still rendered.
 */
export function createPacker(folder: string, pages: number, cache = CACHE) {
  const assets = join(folder, 'assets')
  mkdirSync(cache, { recursive: true })
  const kept = new Set(readdirSync(cache))
  const used = new Set<string>()
  const files = new Set<string>()
  const lanes = Array.from({ length: CONCURRENCY }, () => Promise.resolve())

  const packFile = async (file: string) => {
    const bytes = readFileSync(file)
    if (bytes.length < MIN_BYTES) return
    const isTight = pages <= FEW || (file.startsWith(assets) && /\.(?:js|css)$/.test(file))
    const quality = isTight ? constants.BROTLI_MAX_QUALITY : 8
    const name = `${hashOf(bytes)}-${quality}`
    const packed = [`${name}.br`, `${name}.gz`]
    if (!packed.every((one) => kept.has(one))) await pack(bytes, join(cache, name), quality)
    for (const one of packed) {
      used.add(one)
      placeFile(join(cache, one), file + extname(one))
    }
  }

  const add = (file: string): void => {
    if (files.has(file) || !COMPRESSIBLE.has(extname(file))) return
    const lane = files.size % CONCURRENCY
    files.add(file)
    const done = (lanes[lane] ?? Promise.resolve()).then(() => packFile(file))
    lanes[lane] = done
    // Whoever waits for all of them is told.
    done.catch(() => undefined)
  }

  return {
    /** Packs a file that is written and will stay as it is. */
    add,
    /** Packs all other files of the folder, and waits for the last. */
    async finish(): Promise<void> {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) add(join(entry.parentPath, entry.name))
      }
      await Promise.all(lanes)
      for (const name of kept) if (!used.has(name)) rmSync(join(cache, name))
    },
  }
}

/** Puts a kept file at a path: a second name of it where the system can, which copies nothing. */
function placeFile(kept: string, path: string): void {
  try {
    linkSync(kept, path)
  } catch {
    copyFileSync(kept, path)
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24)
}

/** Packs a file's content in both ways under a name. */
async function pack(bytes: Uint8Array, name: string, quality: number): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // A window no larger than the file: preparing the largest takes longer than packing a page.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      22,
      Math.max(16, Math.ceil(Math.log2(bytes.length + 16))),
    ),
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipAsync(bytes, { level: 9 })])
  writeFileSync(`${name}.br`, br)
  writeFileSync(`${name}.gz`, gz)
}
