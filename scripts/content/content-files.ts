import { readdirSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'

/** A file below `content/` with its metadata. */
interface Entry {
  /** `content/posts/hello/post.uk.mdx` */
  file: string
  stats: Stats
}

/**
 * Files created by systems and editors: hidden lock and settings files, backup
 * copies (Emacs, Vim, JetBrains and others), and download marks and folder settings of Windows.
 */
const LEFTOVER =
  /\/\.|~$|:Zone\.Identifier$|\/(?:desktop\.ini|thumbs\.db|4913|#[^/]*#)$|\.(?:bak|bck|orig|sw[a-p]|te?mp)$|___jb_\w+___$/i

/** All files of `content/` sorted by path, without files of tools. Symbolic links are followed. */
export function contentFiles(root = '.'): Entry[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => !LEFTOVER.test(file))
    .toSorted()
    .flatMap((file) => {
      // A file may be deleted or renamed while the folder is read.
      const stats = statSync(join(root, file), { throwIfNoEntry: false })
      return stats?.isFile() ? [{ file, stats }] : []
    })
}
