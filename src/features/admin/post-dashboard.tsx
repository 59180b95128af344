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
import { newDraftId, type PostDraft, restoreDraft } from '#src/storage/post-drafts.ts'
import { requestPersistentStorage } from '#src/storage/request-persistent-storage.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { DraftOffers } from './draft-offers.tsx'
import { localDay } from './local-time.ts'
import { offerUndo } from './offer-undo.ts'
import { type PostConflict, PostEditor } from './post-editor.tsx'
import type { FileContext } from './post-file.ts'
import {
  emptyValues,
  saveAsDraft,
  toBrowserPost,
  type PostValues,
  getFormValues,
} from './post-form.ts'
import { type BuiltPosts, getReservedValues } from './reserved-values.ts'
import { SavedPosts } from './saved-posts.tsx'
import { focusPage } from './use-admin.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const ChoiceDialog = lazyComponent(() =>
  import('./dashboard-dialogs.ts').then((module) => module.ChoiceDialog),
)

/** Site data and navigation of the dashboard. */
export interface PostDashboardProps {
  built: BuiltPosts
  files: FileContext
  repository: Site['repository']
  renderPreview: (content: string, language: Locale) => ReactNode
  getHref: (post: BrowserPost) => string
  /** Navigates to the blog and shows a message there. */
  onCreated: (message: string) => void
  /** Called before this tab signs out. */
  onLogOut: () => void
}

interface EditorSession {
  id: string
  editing: string
  /** `savedAt` of the opened version. */
  basedOn: string | undefined
  values: PostValues
}

/** The post dashboard: editor, drafts and saved posts. */
export function PostDashboard(props: PostDashboardProps) {
  const { built, files, repository, renderPreview, getHref, onCreated, onLogOut } = props
  const t = useMessages('admin')

  const { posts } = usePersistentStore(browserPosts)
  const [session, setSession] = useState<EditorSession>(newSession)
  const guard = useLeaveGuard()
  // Preloaded, because it may be needed offline.
  useEffect(() => ChoiceDialog.prepare(), [])
  const startSession = (next: EditorSession) => {
    setSession(next)
    focusPage()
    scrollTo({ top: 0 })
  }
  const edit = (post: BrowserPost) =>
    void guard.beforeLeaving(() =>
      startSession({
        ...newSession(),
        editing: post.slug,
        basedOn: post.savedAt,
        values: getFormValues(post),
      }),
    )
  const resume = ({ id, editing, basedOn, values }: PostDraft) =>
    void guard.beforeLeaving(() =>
      startSession({
        id,
        editing,
        basedOn,
        values: { ...emptyValues(localDay(new Date())), ...values },
      }),
    )
  const cancel = (discardDraft: () => PostDraft | undefined) =>
    void guard.beforeLeaving(() => {
      const draft = discardDraft()
      startSession(newSession())
      if (!draft) return
      offerUndo(t, t.draft.discarded, () => {
        const result = restoreDraft(draft)
        // The component may have been unmounted.
        if (guard.tryToSave.current) resume(draft)
        return result
      })
    })
  const findSaved = () => browserPosts.get().posts.find(({ slug }) => slug === session.editing)
  /**
   * State of the edited post in storage, compared with the opened version. Instants are compared for equality
   * only, because clocks can be adjusted. A draft of an older version of the site names none.
   */
  const findConflict = (): PostConflict | undefined => {
    if (!session.editing) return undefined
    const saved = findSaved()
    if (!saved) return { kind: 'gone' }
    return session.basedOn === saved.savedAt ? undefined : { kind: 'newer', post: saved }
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
              answer={session.editing ? t.hero.edit : t.hero.add}
            />
            <Button variant="line" size="sm" onClick={() => void guard.beforeLeaving(logOut)}>
              {t.logOut}
            </Button>
          </div>
          <DraftOffers currentId={session.id} onResume={resume} />
          <PostEditor
            key={session.id}
            draftId={session.id}
            initial={session.values}
            editing={session.editing}
            basedOn={session.basedOn}
            reserved={getReservedValues(session.editing, built, posts)}
            knownTags={files.tags}
            tryToSave={guard.tryToSave}
            renderPreview={renderPreview}
            publish={(values) =>
              saveBrowserPost(
                toBrowserPost(values, new Date().toISOString(), findSaved()),
                session.editing || undefined,
              )
            }
            findConflict={findConflict}
            saveOverwrittenVersion={saveAsDraft}
            onOpenNewer={edit}
            onPublished={() => {
              requestPersistentStorage()
              // Offline, the blog may not open, so the dashboard stays and lists the post.
              if (!session.editing && navigator.onLine) return onCreated(t.form.created)
              toast({ message: session.editing ? t.form.changed : t.form.created, kind: 'ok' })
              startSession(newSession())
            }}
            onCancel={cancel}
          />
        </div>
      </section>
      <SavedPosts
        built={built}
        files={files}
        repository={repository}
        getHref={getHref}
        onEdit={edit}
      />
      <ChoiceDialog
        title={t.leave.title}
        text={t.leave.text}
        closeLabel={t.leave.stay}
        open={guard.isAsking}
        onOpenChange={() => guard.answer(false)}
        choices={[
          [t.leave.stay, () => guard.answer(false)],
          [t.leave.leave, () => guard.answer(true)],
        ]}
      />
    </>
  )
}

function newSession(): EditorSession {
  return {
    id: newDraftId(),
    editing: '',
    basedOn: undefined,
    values: emptyValues(localDay(new Date())),
  }
}
