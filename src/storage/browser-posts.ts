import {
  type BrowserPost,
  comparablePosts,
  NO_POSTS,
  parseBrowserPosts,
  serializeBrowserPosts,
  removePost,
  putPost,
} from '#src/lib/browser-post.ts'

import { createPersistentStore, type WriteResult } from './persistent-store.ts'

/** The posts written in this browser. */
export const browserPosts = createPersistentStore({
  key: 'blogPosts',
  parse: parseBrowserPosts,
  serialize: serializeBrowserPosts,
  initial: NO_POSTS,
  comparable: comparablePosts,
})

/** Saves a post at the start of the list, or in place of the one it replaces; all or nothing. */
export function saveBrowserPost(post: BrowserPost, replaced?: string): WriteResult {
  return writeOrRevert(() => browserPosts.update((list) => putPost(list, post, replaced)))
}

/** Restores a post at its former index; all or nothing. */
export function restoreBrowserPost(post: BrowserPost, index: number): WriteResult {
  return writeOrRevert(() => browserPosts.update((list) => putPost(list, post, undefined, index)))
}

/** Removes a post from the list. */
export function deleteBrowserPost(slug: string): WriteResult {
  return writeOrRevert(() => browserPosts.update((list) => removePost(list, slug)))
}

/** Reverts a change that could not be stored; otherwise only this tab would show it. */
function writeOrRevert(write: () => WriteResult): WriteResult {
  const before = browserPosts.get()
  const result = write()
  if (!result.ok) browserPosts.set(before)
  return result
}
