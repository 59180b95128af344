import { parseBrowserPosts } from '#src/lib/browser-post.ts'

import { BROWSER_POSTS_KEY } from './keys.ts'
import { parseDrafts, postDrafts } from './post-drafts.ts'

/** A stored text that could not be read as what the owner writes, or only in part. */
export interface DamagedCopy {
  key: string
  raw: string
}

/** What the owner writes, by its key: its reader throws at a text that is damaged. */
const READERS = new Map<string, (raw: string) => unknown>([
  [BROWSER_POSTS_KEY, parseBrowserPosts],
  [postDrafts.key, parseDrafts],
])

/** The texts of posts and drafts where they are damaged, and the copies that were kept of such texts. */
export function findDamagedCopies(): DamagedCopy[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const raw = localStorage.getItem(key) ?? ''
      return isCopy(key) || isDamaged(key, raw) ? [{ key, raw }] : []
    })
  } catch {
    return []
  }
}

/** Deletes such a text, unless something else stands in its place by now. */
export function deleteDamagedCopy({ key, raw }: DamagedCopy): void {
  try {
    if (localStorage.getItem(key) === raw) localStorage.removeItem(key)
  } catch {
    // Storage that was closed meanwhile keeps what it has.
  }
}

function isCopy(key: string): boolean {
  return [...READERS.keys()].some((name) => key.startsWith(`${name}.backup`))
}

function isDamaged(key: string, raw: string): boolean {
  try {
    READERS.get(key)?.(raw)
    return false
  } catch {
    return true
  }
}
