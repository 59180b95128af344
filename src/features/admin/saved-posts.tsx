import { useRef, useState } from 'react'

import { DamagedCopies } from '#src/components/damaged-copies.tsx'
import { FileButton } from '#src/components/file-button.tsx'
import { Notice } from '#src/components/notice.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { toast } from '#src/components/ui/toast-store.ts'
import type { Site } from '#src/content/model.ts'
import { formatCount } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { browserPosts, deleteBrowserPost, restoreBrowserPost } from '#src/storage/browser-posts.ts'
import {
  type DamagedCopy,
  deleteDamagedCopy,
  findDamagedCopies,
} from '#src/storage/damaged-copies.ts'
import { postDrafts } from '#src/storage/post-drafts.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { exportAllPosts } from './export-posts.ts'
import { importPosts } from './import-posts.ts'
import { offerUndo } from './offer-undo.ts'
import type { FileContext, PostTransfer } from './post-file.ts'
import { saveAsDraft, getFormValues } from './post-form.ts'
import { getRejections } from './problem-text.ts'
import { type BuiltPosts, getReservedValues } from './reserved-values.ts'
import { SavedPost } from './saved-post.tsx'
import { StorageMeter } from './storage-meter.tsx'

/** List of browser posts with export and import. */
export function SavedPosts(props: {
  built: BuiltPosts
  files: FileContext
  repository: Site['repository']
  /** Path of a post's page. */
  getHref: (post: BrowserPost) => string
  onEdit: (post: BrowserPost) => void
}) {
  const { built, files, repository, getHref, onEdit } = props
  const t = useMessages('admin')
  const locale = useLocale()

  const { posts, unread } = usePersistentStore(browserPosts)
  // Overwriting unreadable drafts creates a backup.
  usePersistentStore(postDrafts)
  const heading = useRef<HTMLDivElement>(null)
  // Backups and meter read storage at each render.
  const [, setDeletedCopy] = useState<DamagedCopy>()
  const refusals = (post: BrowserPost) =>
    getRejections(
      getFormValues(post),
      getReservedValues(post.slug, built, browserPosts.get().posts).titles,
      t,
    )
  const transfer: PostTransfer = { t, locale, files, refusals }

  const remove = (post: BrowserPost, index: number) => {
    const result = deleteBrowserPost(post.slug)
    if (!result.ok) {
      toast({ message: t.errors[result.reason], kind: 'err' })
      return
    }
    const focusList = () => heading.current?.focus()
    const restore = () => {
      const restored = restoreBrowserPost(post, index)
      // If storage is full, the text stays in this tab's memory.
      if (!restored.ok) saveAsDraft(post)
      return restored
    }
    focusList()
    offerUndo(t, t.saved.removed(post.title), restore, focusList)
  }

  const removeCopy = (copy: DamagedCopy) => {
    heading.current?.focus()
    deleteDamagedCopy(copy)
    setDeletedCopy(copy)
    toast({ message: t.saved.damagedDeleted })
  }

  return (
    <section className="py-section">
      <div className="wrap">
        <div ref={heading} tabIndex={-1}>
          <SectionHeading question={t.saved.question} answer={t.saved.answer} />
        </div>
        <DamagedCopies
          copies={findDamagedCopies([browserPosts, postDrafts])}
          labels={{
            message: t.saved.damaged,
            save: t.saved.damagedSave,
            delete: t.saved.damagedDelete,
          }}
          onDelete={removeCopy}
        />
        {unread.length > 0 && (
          <Notice>{t.saved.unread(formatCount(locale, unread.length, t.saved.entries))}</Notice>
        )}
        <p className="mt-5 max-w-lead text-lead text-ink-2">
          {posts.length > 0 ? t.saved.note : t.saved.none}
        </p>
        <ul className="mt-block border-t-2 border-ink empty:hidden">
          {posts.map((post, index) => (
            <SavedPost
              key={post.slug}
              post={post}
              transfer={transfer}
              isBuilt={built.slugs.includes(post.slug)}
              repository={repository}
              href={getHref(post)}
              onEdit={() => onEdit(post)}
              onRemove={() => remove(post, index)}
            />
          ))}
        </ul>
        <ButtonRow>
          {posts.length > 0 && (
            <Button variant="line" onClick={() => void exportAllPosts(transfer)}>
              {t.saved.exportAll}
            </Button>
          )}
          <FileButton
            label={t.saved.import}
            accept=".mdx,.zip"
            multiple
            onChoose={(chosen) => void importPosts(chosen, transfer)}
          />
          {repository && (
            <Button variant="line" asChild>
              <a href={`${import.meta.env.BASE_URL}desk/`}>{t.saved.desk}</a>
            </Button>
          )}
        </ButtonRow>
        <StorageMeter />
      </div>
    </section>
  )
}
