import { readdir, readFile, writeFile } from 'node:fs/promises'
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

/** Writes a `.br` and a `.gz` beside every text file of a folder, for hosts that serve them as they are. */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  let count = 0
  const queue = files.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of queue) {
        const bytes = await readFile(file)
        if (bytes.length < MIN_BYTES) continue
        const quality = constants.BROTLI_MAX_QUALITY
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        }
        await Promise.all([
          brotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
          gzipAsync(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
        ])
        count += 1
      }
    }),
  )
  return count
}
