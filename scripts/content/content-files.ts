import { readdirSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'

/** A file below `content/`, and what the system says of it. */
interface Entry {
  /** `content/posts/hello/uk.mdx` */
  file: string
  stats: Stats
}

/**
 * What systems and editors leave beside files: locks and settings whose names begin with a dot, an editor's
 * copies (Emacs, Vim, JetBrains and others), and of Windows the marks of downloads and how it shows a folder.
 */
const LEFTOVER =
  /\/\.|~$|:Zone\.Identifier$|\/(?:desktop\.ini|thumbs\.db|4913|#[^/]*#)$|\.(?:bak|bck|orig|sw[a-p]|te?mp)$|___jb_\w+___$/i

/** Every file of `content/`, sorted by its path, without those of somebody's tools. Links to files are followed. */
export function contentFiles(root = '.'): Entry[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => !LEFTOVER.test(file))
    .toSorted()
    .flatMap((file) => {
      // A file may go, or be written anew under another name, while the folder is read.
      const stats = statSync(join(root, file), { throwIfNoEntry: false })
      return stats?.isFile() ? [{ file, stats }] : []
    })
}
