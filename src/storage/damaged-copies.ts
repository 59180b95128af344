import { parseBrowserPosts } from '#src/lib/browser-post.ts'

import { BROWSER_POSTS_KEY } from './keys.ts'
import { parseDrafts, postDrafts } from './post-drafts.ts'

/** A stored text of posts or drafts that could not be parsed completely. */
export interface DamagedCopy {
  key: string
  raw: string
}

/** Parsers of posts and drafts by storage key; they throw on damaged text. */
const READERS = new Map<string, (raw: string) => unknown>([
  [BROWSER_POSTS_KEY, parseBrowserPosts],
  [postDrafts.key, parseDrafts],
])

/** Lists damaged texts of posts and drafts, and the backups made of such texts. */
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

/** Deletes a damaged text, unless it has been replaced meanwhile. */
export function deleteDamagedCopy({ key, raw }: DamagedCopy): void {
  try {
    if (localStorage.getItem(key) === raw) localStorage.removeItem(key)
  } catch {
    // If storage has been blocked meanwhile, nothing is deleted.
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
