import { toast } from '#src/components/ui/toast-store.ts'
import type { Site } from '#src/content/model.ts'
import { formatCount } from '#src/i18n/format.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { download } from '#src/lib/browser/download.ts'
import { browserPosts } from '#src/storage/browser-posts.ts'

import type { PostTransfer } from './post-file.ts'

/** Downloads a post as a content file. */
export async function exportPost(post: BrowserPost, transfer: PostTransfer): Promise<void> {
  const { t, files, refusals } = transfer
  const { postFile } = await import('./post-file.ts')
  const { path, text } = postFile(post, files)
  download(getName(post), text)
  if (refusals(post).length > 0) toast({ message: t.saved.exportedRaw })
  else toast({ message: t.saved.exported(path), kind: 'ok' })
}

/** Downloads all posts as one archive. */
export async function exportAllPosts(transfer: PostTransfer): Promise<void> {
  const { t, locale, files, refusals } = transfer
  const { toInvalidFile, postFile, zipFiles } = await import('./post-file.ts')
  const { posts } = browserPosts.get()
  const rejected = posts.filter((post) => refusals(post).length > 0)
  const exported = posts.map((post) => {
    const file = postFile(post, files)
    return rejected.includes(post) ? toInvalidFile(file, post) : file
  })
  download('posts.zip', zipFiles(exported))
  if (rejected.length > 0) {
    toast({ message: t.saved.exportedAll(formatCount(locale, rejected.length, t.saved.posts)) })
  }
}

/** Opens the repository's new-file page with the post, or downloads a post that is too long for an address. */
export async function openNewFile(
  post: BrowserPost,
  repository: NonNullable<Site['repository']>,
  { t, files }: PostTransfer,
): Promise<void> {
  const { newFileUrl, postFile } = await import('./post-file.ts')
  const file = postFile(post, files)
  const url = newFileUrl(repository, file)
  if (url) {
    window.open(url, '_blank', 'noopener')
    return
  }
  download(getName(post), file.text)
  toast({ message: `${t.saved.tooLongForRepository} ${file.path}` })
}

function getName({ slug, language }: BrowserPost): string {
  return `${slug}.${language}.mdx`
}
