import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
 * Up to so many files each is packed as tightly as can be, which takes a tenth of a second for a page.
 * A site with more is packed in a thirtieth of that time, and is a tenth larger, all but its scripts and
 * styles, of which there are no more for more posts.
 */
const FEW = 1000

/** Writes a `.br` and a `.gz` beside every text file of a folder, for hosts that serve them as they are. */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const assets = join(folder, 'assets')
  await mkdir(CACHE, { recursive: true })
  let count = 0
  const used = new Set<string>()
  const queue = files.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of queue) {
        const bytes = await readFile(file)
        if (bytes.length < MIN_BYTES) continue
        const isTight =
          files.length <= FEW || (file.startsWith(assets) && /\.(?:js|css)$/.test(file))
        const quality = isTight ? constants.BROTLI_MAX_QUALITY : 8
        const name = `${hashOf(bytes)}-${quality}`
        used.add(`${name}.br`).add(`${name}.gz`)
        await writePacked(file, bytes, join(CACHE, name), quality)
        count += 1
      }
    }),
  )
  for (const name of await readdir(CACHE)) if (!used.has(name)) await rm(join(CACHE, name))
  return count
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24)
}

async function writePacked(
  file: string,
  bytes: Uint8Array,
  known: string,
  quality: number,
): Promise<void> {
  const extensions = ['.br', '.gz']
  try {
    await Promise.all(extensions.map((name) => copyFile(known + name, file + name)))
    return
  } catch {
    // It has not been compressed yet.
  }
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
  await Promise.all(
    [file, known].flatMap((path) => [writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]),
  )
}
