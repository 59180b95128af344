import { toast } from '#src/components/ui/toast-store.ts'
import { formatCount } from '#src/i18n/format.ts'
import { type BrowserPost, isNumbered } from '#src/lib/browser-post.ts'
import { browserPosts, saveBrowserPost } from '#src/storage/browser-posts.ts'

import type { PostFile, PostTransfer } from './post-file.ts'

/** Imports posts from files, in order, and reports the result of each. */
export async function importPosts(chosen: readonly File[], transfer: PostTransfer): Promise<void> {
  const { t, locale, files, refusals } = transfer
  const { isSamePost, getUnsupportedParts, readPostFile, unzipFiles } =
    await import('./post-file.ts')
  // Both languages of a post share a slug in files, but need different ones here.
  const findKnown = (post: BrowserPost) =>
    browserPosts
      .get()
      .posts.find(
        (candidate) => isNumbered(candidate.slug, post.slug) && isSamePost(candidate, post, files),
      )
  /** The stored post, possibly with another slug; `undefined` if storage is full. */
  const storePost = (post: BrowserPost) => {
    const existing = findKnown(post)
    if (existing) return existing
    return saveBrowserPost(post).ok ? browserPosts.get().posts[0] : undefined
  }

  const contents = await Promise.all(chosen.map((file) => readContents(file, unzipFiles)))
  const imported: BrowserPost[] = []
  for (const file of contents.flat().toReversed()) {
    const post = readPostFile(file, new Date().toISOString())
    if (!post) {
      toast({ message: t.saved.importFailed(file.path), kind: 'err' })
      continue
    }
    const stored = storePost(post)
    if (!stored) {
      toast({ message: t.saved.importStopped, kind: 'err' })
      break
    }
    imported.push(stored)
    const unsupportedParts = getUnsupportedParts(file, post)
    if (unsupportedParts.length > 0)
      toast({ message: t.saved.importedIncomplete(file.path, unsupportedParts.join(', ')) })
  }
  const formatPosts = (posts: BrowserPost[]) => formatCount(locale, posts.length, t.saved.posts)
  const rejected = imported.filter((post) => refusals(post).length > 0)
  if (imported.length > 0) toast({ message: t.saved.imported(formatPosts(imported)), kind: 'ok' })
  if (rejected.length > 0) toast({ message: t.saved.importedInvalid(formatPosts(rejected)) })
}

/** Post files of a selected file or archive; one without text if it has none. */
async function readContents(
  file: File,
  unzip: (bytes: Uint8Array) => PostFile[],
): Promise<PostFile[]> {
  const emptyFile = [{ path: file.name, text: '' }]
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    // Other encodings are rejected, because their letters would be lost.
    const text = () => new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!/\.zip$/i.test(file.name)) return [{ path: file.name, text: text() }]
    const entries = unzip(bytes)
    return entries.length > 0 ? entries : emptyFile
  } catch {
    return emptyFile
  }
}
