import { type ReactNode, useEffect, useState } from 'react'

import { lazyComponent } from '#src/components/lazy-component.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { toast } from '#src/components/ui/toast-store.ts'
import type { Site } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { adminToken } from '#src/storage/admin-token.ts'
import { browserPosts, saveBrowserPost } from '#src/storage/browser-posts.ts'
import { keepStorage } from '#src/storage/keep-storage.ts'
import {
  isSameVersion,
  newDraftId,
  type PostDraft,
  restoreDraft,
} from '#src/storage/post-drafts.ts'
import { useCell } from '#src/storage/use-cell.ts'

import { DraftOffers } from './draft-offers.tsx'
import { focusPage } from './focus-page.ts'
import { keepAsDraft } from './keep-as-draft.ts'
import { offerUndo } from './offer-undo.ts'
import { ownDay } from './own-clock.ts'
import { type PostConflict, PostEditor } from './post-editor.tsx'
import type { FileContext } from './post-file.ts'
import { emptyValues, postOf, type PostValues, valuesOf } from './post-form.ts'
import { SavedPosts } from './saved-posts.tsx'
import { type BuiltPosts, takenBeside } from './taken.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const LeaveDialog = lazyComponent(() =>
  import('./desk-dialogs.ts').then((module) => module.LeaveDialog),
)

/** What the desk knows of the site, and where it leads. */
export interface DeskProps {
  built: BuiltPosts
  files: FileContext
  repository: Site['repository']
  renderPreview: (content: string, language: Locale) => ReactNode
  hrefOf: (post: BrowserPost) => string
  /** Leaves for the blog, where the message is shown. */
  onCreated: (message: string) => void
  /** Told before this tab signs out. */
  onLogOut: () => void
}

interface Sheet {
  id: string
  editing: string
  /** `savedAt` of the version that was opened. */
  basedOn: string | undefined
  values: PostValues
}

/** Where the owner writes: the form of a post, and what this browser keeps. */
export function Desk(props: DeskProps) {
  const { built, files, repository, renderPreview, hrefOf, onCreated, onLogOut } = props
  const t = useMessages('admin')

  const { posts } = useCell(browserPosts)
  const [sheet, setSheet] = useState<Sheet>(newSheet)
  const guard = useLeaveGuard()
  // It may be wanted when nothing can be fetched.
  useEffect(() => LeaveDialog.prepare(), [])
  const startWith = (next: Sheet) => {
    setSheet(next)
    focusPage()
    scrollTo({ top: 0 })
  }
  const edit = (post: BrowserPost) =>
    void guard.beforeLeaving(() =>
      startWith({
        ...newSheet(),
        editing: post.slug,
        basedOn: post.savedAt,
        values: valuesOf(post),
      }),
    )
  const resume = ({ id, editing, basedOn, values }: PostDraft) =>
    void guard.beforeLeaving(() =>
      startWith({
        id,
        editing,
        basedOn,
        values: { ...emptyValues(ownDay(new Date())), ...values },
      }),
    )
  const cancel = (forget: () => PostDraft | undefined) =>
    void guard.beforeLeaving(() => {
      const draft = forget()
      startWith(newSheet())
      if (!draft) return
      offerUndo(t, t.draft.discarded, () => {
        const result = restoreDraft(draft)
        // The desk may have been left by now.
        if (guard.tryToKeep.current) resume(draft)
        return result
      })
    })
  const findSaved = () => browserPosts.get().posts.find(({ slug }) => slug === sheet.editing)
  /** What has become of the post that is being changed, since it was opened here. */
  const findConflict = (): PostConflict | undefined => {
    if (!sheet.editing) return undefined
    const saved = findSaved()
    if (!saved) return { kind: 'gone' }
    return isSameVersion(sheet.basedOn, saved.savedAt) ? undefined : { kind: 'newer', post: saved }
  }
  const logOut = () => {
    onLogOut()
    focusPage()
    adminToken.remove()
  }
  return (
    <>
      <section className="min-h-svh pt-hero">
        <div className="wrap">
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pb-4">
            <SectionHeading
              as="h1"
              size="h1"
              question={t.hero.question}
              answer={sheet.editing ? t.hero.edit : t.hero.add}
            />
            <Button variant="line" size="sm" onClick={() => void guard.beforeLeaving(logOut)}>
              {t.logOut}
            </Button>
          </div>
          <DraftOffers own={sheet.id} onResume={resume} />
          <PostEditor
            key={sheet.id}
            draftId={sheet.id}
            initial={sheet.values}
            editing={sheet.editing}
            basedOn={sheet.basedOn}
            taken={takenBeside(sheet.editing, built, posts)}
            knownTags={files.tags}
            tryToKeep={guard.tryToKeep}
            renderPreview={renderPreview}
            publish={(values) =>
              saveBrowserPost(
                postOf(values, new Date().toISOString(), findSaved()),
                sheet.editing || undefined,
              )
            }
            findConflict={findConflict}
            keepAside={keepAsDraft}
            onOpenNewer={edit}
            onPublished={() => {
              keepStorage()
              // Without a network the blog may not open: the desk stays, and lists the post.
              if (!sheet.editing && navigator.onLine) return onCreated(t.form.created)
              toast({ message: sheet.editing ? t.form.changed : t.form.created, kind: 'ok' })
              startWith(newSheet())
            }}
            onCancel={cancel}
          />
        </div>
      </section>
      <SavedPosts
        built={built}
        files={files}
        repository={repository}
        hrefOf={hrefOf}
        onEdit={edit}
      />
      <LeaveDialog
        open={guard.isAsking}
        onOpenChange={() => guard.answer(false)}
        onLeave={() => guard.answer(true)}
      />
    </>
  )
}

function newSheet(): Sheet {
  return {
    id: newDraftId(),
    editing: '',
    basedOn: undefined,
    values: emptyValues(ownDay(new Date())),
  }
}
