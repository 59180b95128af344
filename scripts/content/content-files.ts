import { readdirSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'

/** A file below `content/`, and what the system says of it. */
interface Entry {
  /** `content/posts/hello/uk.mdx` */
  file: string
  stats: Stats
}

/**
 * Every file of `content/`, sorted by its path. What begins with a dot is not content but somebody's tool's:
 * an editor's locks and settings, what macOS leaves beside a file. Links to files are followed.
 */
export function contentFiles(root = '.'): Entry[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => !file.includes('/.'))
    .toSorted()
    .flatMap((file) => {
      // A file may go, or be written anew under another name, while the folder is read.
      const stats = statSync(join(root, file), { throwIfNoEntry: false })
      return stats?.isFile() ? [{ file, stats }] : []
    })
}
