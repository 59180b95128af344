import { type ChangeEvent, useRef, useSyncExternalStore } from 'react'

import { Exchange } from '#src/blocks/exchange.tsx'
import { download } from '#src/browser/download.ts'
import type { Site } from '#src/content/model.ts'
import type { AdminMessages } from '#src/i18n/admin-messages.ts'
import { countOf, formatDate, formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { type BrowserPost, isNumbered } from '#src/lib/browser-post.ts'
import {
  browserPosts,
  deleteBrowserPost,
  findDamagedCopies,
  saveBrowserPost,
} from '#src/storage/browser-posts.ts'
import { storageUsage } from '#src/storage/storage-usage.ts'
import { useCell } from '#src/storage/use-cell.ts'
import { Button } from '#src/ui/button.tsx'
import { Meter } from '#src/ui/meter.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { toast } from '#src/ui/toast-store.ts'

import type { FileContext } from './post-file.ts'
import { valuesOf } from './post-form.ts'
import { refusalsOf } from './problem-text.ts'
import { type BuiltPosts, takenBeside } from './taken.ts'

/** Dashes of the storage meter. */
const METER = 40

/** The posts of this browser, with the ways out of it and back in. */
export function SavedPosts(props: {
  t: AdminMessages
  locale: Locale
  built: BuiltPosts
  files: FileContext
  repository: Site['repository']
  /** Address of a post's page. */
  hrefOf: (post: BrowserPost) => string
  onEdit: (post: BrowserPost) => void
}) {
  const { t, locale, built, files, repository, hrefOf, onEdit } = props
  const { posts, unread } = useCell(browserPosts)
  const picker = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLDivElement>(null)

  const refusals = (post: BrowserPost) =>
    refusalsOf(valuesOf(post), takenBeside(post.slug, built, browserPosts.get().posts).titles, t)
  const isRefused = (post: BrowserPost) => refusals(post).length > 0

  const fail = (reason: 'full' | 'blocked') => toast({ message: t.errors[reason], kind: 'err' })

  const remove = (post: BrowserPost) => {
    const before = browserPosts.get()
    const result = deleteBrowserPost(post.slug)
    if (!result.ok) return fail(result.reason)
    heading.current?.focus()
    toast({
      message: t.saved.removed(post.title),
      action: {
        label: t.undo,
        run: () => {
          const at = before.posts.findIndex(({ slug }) => slug === post.slug)
          const undone = browserPosts.update((list) => ({
            ...list,
            posts: list.posts.toSpliced(Math.min(at, list.posts.length), 0, post),
          }))
          if (!undone.ok) fail(undone.reason)
        },
      },
    })
  }

  const exportOne = async (post: BrowserPost) => {
    const { postFile } = await import('./post-file.ts')
    const { path, text } = postFile(post, files)
    download(`${post.slug}.${post.language}.mdx`, text)
    if (isRefused(post)) toast({ message: t.saved.exportedRaw })
    else toast({ message: t.saved.exported(path), kind: 'ok' })
  }

  const exportAll = async () => {
    const { notReady, postFile, zipFiles } = await import('./post-file.ts')
    const all = posts.map((post) => {
      const file = postFile(post, files)
      return isRefused(post) ? notReady(file, post) : file
    })
    download('posts.zip', zipFiles(all))
    const refused = posts.filter(isRefused).length
    if (refused > 0) {
      toast({ message: t.saved.exportedAll(countOf(locale, refused, t.saved.posts)) })
    }
  }

  const openNewFile = async (post: BrowserPost, target: NonNullable<Site['repository']>) => {
    const { newFileUrl, postFile } = await import('./post-file.ts')
    const file = postFile(post, files)
    const url = newFileUrl(target, file)
    if (url) {
      window.open(url, '_blank', 'noopener')
      return
    }
    download(`${post.slug}.${post.language}.mdx`, file.text)
    toast({ message: `${t.saved.toGitLong} ${file.path}` })
  }

  const importFiles = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    event.target.value = ''
    const { isSamePost, readPostFile, unzipFiles } = await import('./post-file.ts')
    // The two languages of a post have one slug in their files, and two here.
    const findKnown = (post: BrowserPost) =>
      browserPosts
        .get()
        .posts.find((own) => isNumbered(own.slug, post.slug) && isSamePost(own, post, files))
    let count = 0
    let refused = 0
    for (const file of chosen.toReversed()) {
      for (const one of await contentsOf(file, unzipFiles)) {
        const post = readPostFile(one, new Date().toISOString())
        if (!post) {
          toast({ message: t.saved.importFailed(one.path), kind: 'err' })
          continue
        }
        const known = findKnown(post)
        if (!known) {
          const result = saveBrowserPost(post)
          if (!result.ok) return fail(result.reason)
        }
        count += 1
        // As it was saved: it may have got another address.
        const own = known ?? browserPosts.get().posts[0]
        if (own && isRefused(own)) refused += 1
      }
    }
    const inWords = (number: number) => countOf(locale, number, t.saved.posts)
    if (count > 0) toast({ message: t.saved.imported(inWords(count)), kind: 'ok' })
    if (refused > 0) toast({ message: t.saved.importedRefused(inWords(refused)) })
  }

  return (
    <section className="section admin-saved">
      <div className="wrap">
        <div ref={heading} tabIndex={-1}>
          <Exchange question={t.saved.question} answer={t.saved.answer} />
        </div>
        <Damaged t={t.saved} />
        {unread.length > 0 && (
          <p className="notice">
            {t.saved.unread(countOf(locale, unread.length, t.saved.entries))}
          </p>
        )}
        <p className="lead">{posts.length > 0 ? t.saved.note : t.saved.none}</p>
        <ul className="saved">
          {posts.map((post) => {
            const refused = refusals(post)
            const isReady = refused.length === 0
            const exportLabel = isReady ? t.saved.exportOne : t.saved.exportRaw
            const label = (action: string) => `${action}: ${post.title}`
            return (
              <li key={post.slug}>
                <div>
                  <h3 lang={post.language}>
                    <a href={hrefOf(post)}>{post.title}</a>
                  </h3>
                  <p className="meta num">
                    <time dateTime={post.date}>{formatDate(locale, post.date)}</time>
                    <span>{post.language.toUpperCase()}</span>
                    <span className="saved-slug">{post.slug}</span>
                    {built.slugs.includes(post.slug) && <Tag variant="ok">{t.saved.inGit}</Tag>}
                  </p>
                  {built.slugs.includes(post.slug) && <p className="help">{t.saved.inGitNote}</p>}
                  {!isReady && (
                    <p className="help">
                      <strong>{t.saved.refused}</strong> {refused.join(' ')}
                    </p>
                  )}
                </div>
                <div className="saved-acts">
                  <Button
                    size="sm"
                    variant="line"
                    aria-label={label(t.saved.edit)}
                    onClick={() => onEdit(post)}
                  >
                    {t.saved.edit}
                  </Button>
                  <Button
                    size="sm"
                    variant="line"
                    aria-label={label(exportLabel)}
                    onClick={() => void exportOne(post)}
                  >
                    {exportLabel}
                  </Button>
                  {repository && isReady && (
                    <Button
                      size="sm"
                      variant="line"
                      aria-label={label(t.saved.toGit)}
                      onClick={() => void openNewFile(post, repository)}
                    >
                      {t.saved.toGit}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="line"
                    aria-label={label(t.saved.remove)}
                    onClick={() => remove(post)}
                  >
                    {t.saved.remove}
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
        <div className="cta-row">
          {posts.length > 0 && (
            <Button variant="line" onClick={() => void exportAll()}>
              {t.saved.exportAll}
            </Button>
          )}
          <Button variant="line" onClick={() => picker.current?.click()}>
            {t.saved.import}
          </Button>
          <input
            ref={picker}
            type="file"
            accept=".mdx,.zip"
            multiple
            hidden
            aria-label={t.saved.import}
            onChange={(event) => void importFiles(event)}
          />
        </div>
        <Usage t={t.saved} locale={locale} />
      </div>
    </section>
  )
}

/** The post files in a chosen file, which may be an archive of them. */
async function contentsOf(
  file: File,
  unzip: (bytes: Uint8Array) => { path: string; text: string }[],
): Promise<{ path: string; text: string }[]> {
  if (!file.name.endsWith('.zip')) return [{ path: file.name, text: await file.text() }]
  try {
    return unzip(new Uint8Array(await file.arrayBuffer())).toReversed()
  } catch {
    return [{ path: file.name, text: '' }]
  }
}

/** Texts that could not be read, to be taken out as they are. */
function Damaged({ t }: { t: AdminMessages['saved'] }) {
  const copies = findDamagedCopies()
  if (copies.length === 0) return null
  return (
    <div className="notice" role="alert">
      <p>{t.damaged}</p>
      {copies.map(({ key, raw }) => (
        <p key={key}>
          <Button size="sm" variant="line" onClick={() => download(`${key}.txt`, raw)}>
            {t.damagedSave} ({key})
          </Button>
        </p>
      ))}
    </div>
  )
}

function Usage({ t, locale }: { t: AdminMessages['saved']; locale: Locale }) {
  const used = useSyncExternalStore(
    browserPosts.subscribe,
    () => storageUsage()?.used,
    () => undefined,
  )
  const limit = storageUsage()?.of
  if (used === undefined || limit === undefined) return null
  const kilobytes = (characters: number) => formatNumber(locale, Math.ceil(characters / 1024))
  return (
    <div className="admin-usage">
      <Meter of={METER} value={Math.ceil((used / limit) * METER)} />
      <p className="meta num">{t.usage(kilobytes(used), kilobytes(limit))}</p>
    </div>
  )
}
