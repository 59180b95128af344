import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { FileButton } from '#src/components/file-button.tsx'
import { lazyComponent } from '#src/components/lazy-component.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { INPUT } from '#src/components/ui/input.tsx'
import type { Course, Page } from '#src/content/model.ts'
import { MODULE_KEYS } from '#src/content/module-keys.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { download } from '#src/lib/browser/download.ts'
import { type CourseProgress, isEmptyProgress } from '#src/lib/course-progress.ts'
import { completedModules } from '#src/storage/completed-modules.ts'
import { courseHomework, solvedQuizzes } from '#src/storage/course-homework.ts'
import { courseWork } from '#src/storage/course-work.ts'
import type { WriteResult } from '#src/storage/persistent-store.ts'
import { savedPrompts } from '#src/storage/saved-prompts.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { addProgress, getCurrentProgress, resetProgress } from './change-progress.ts'
import { progressRows } from './progress-rows.ts'
import {
  type TransferredProgress,
  exportProgress,
  importProgress,
  filterKnownCourses,
  isProgressHash,
  progressFromHash,
  progressToHash,
} from './progress-transfer.ts'
import { useProgress } from './use-progress.ts'

const QrCode = lazyComponent(() =>
  import('#src/components/ui/qr-code.tsx').then((module) => module.QrCode),
)

interface Note {
  text: string
  /** Restores the previous state. */
  undo?: () => WriteResult
  /** JSON of the progress at that time; undo is withdrawn once it differs, because newer changes would be lost. */
  snapshot?: string
  /** A link that could not be copied, shown for manual copying. */
  link?: string
}

/** Stored progress of a student, with tools to export, import and transfer it. */
export function ProgressTools(props: {
  courses: readonly Course[]
  code: Page<'learning-path'>['progress']['code']
}) {
  const { courses, code } = props
  const t = useMessages('courses').progress

  const progress = useProgress()
  const modules = usePersistentStore(completedModules)
  // A change in another tab withdraws the undo offer.
  const homework = usePersistentStore(courseHomework)
  const prompts = usePersistentStore(savedPrompts)
  const [note, setNote] = useState<Note>()
  const [hasCode, setHasCode] = useState(false)

  const report = (
    result: WriteResult,
    text: string,
    options: Pick<Note, 'undo' | 'snapshot'> = {},
  ) => setNote({ text: result.ok ? text : t.notStored[result.reason], ...options })

  /** Returns whether everything has been stored. */
  const add = (incoming: CourseProgress, work: unknown): boolean => {
    const change = addProgress(incoming, work)
    if (!change) {
      setNote({ text: t.nothingNew })
      return true
    }
    const snapshot = JSON.stringify(getCurrentProgress())
    report(change.result, t.added, { undo: change.undo, snapshot })
    return change.result.ok
  }

  const reset = () => {
    const { result, undo } = resetProgress()
    report(result, t.cleared, { undo })
  }

  const getLink = () =>
    location.origin +
    location.pathname +
    progressToHash({ progress, completedModules: modules, courseHomework: homework })

  const copyLink = async () => {
    const link = getLink()
    try {
      await navigator.clipboard.writeText(link)
      setNote({ text: t.linkCopied })
    } catch {
      setNote({ text: t.copyFailed, link })
    }
  }

  const saveFile = () =>
    download('progress.json', exportProgress(progress, courseWork()), 'application/json')

  const openFile = async ([file]: readonly File[]) => {
    if (!file) return
    try {
      const text = await file.text()
      add(filterKnownCourses(importProgress(text), courses), JSON.parse(text))
    } catch {
      setNote({ text: t.badFile })
    }
  }

  const rows = progressRows(
    { progress, completedModules: modules, courseHomework: homework, savedPrompts: prompts },
    { courses, modules: MODULE_KEYS },
    t,
  )
  /** Course work and prompts are transferred only by file. */
  const hasProgress =
    !isEmptyProgress(progress) || modules.length > 0 || solvedQuizzes(homework).length > 0
  // Purchases are not reset.
  const canReset = !isEmptyProgress({ ...progress, purchasedCourses: [] }) || modules.length > 0
  const isEmpty = !hasProgress && rows.length === 0

  return (
    <>
      <IncomingProgress
        courses={courses}
        onAdd={(transferred) => add(transferred.progress, transferred)}
        onIgnore={() => setNote({ text: t.ignored })}
        onUnread={() => setNote({ text: t.badLink })}
      />
      {isEmpty ? <p>{t.none}</p> : <ProgressList rows={rows} />}
      <div className="flex flex-wrap gap-3">
        {hasProgress && (
          <>
            <Button variant="line" size="sm" onClick={() => void copyLink()}>
              {t.copyLink}
            </Button>
            <Button
              variant="line"
              size="sm"
              aria-expanded={hasCode}
              onClick={() => setHasCode((isShown) => !isShown)}
            >
              {code.show}
            </Button>
          </>
        )}
        {!isEmpty && (
          <Button variant="line" size="sm" onClick={saveFile}>
            {t.download}
          </Button>
        )}
        <FileButton
          size="sm"
          label={t.upload}
          accept="application/json,.json"
          onChoose={(chosen) => void openFile(chosen)}
        />
        {canReset && (
          <Button variant="line" size="sm" onClick={reset}>
            {t.reset}
          </Button>
        )}
      </div>
      {hasCode && hasProgress && (
        <figure className="flex flex-wrap items-end gap-x-6 gap-y-4">
          <QrCode
            className="w-50 bg-[#fff] fill-[#000]"
            text={getLink()}
            label={code.label}
            onMissing={() => setHasCode(false)}
          />
          <figcaption className="grow basis-48 text-small/body">{code.help}</figcaption>
        </figure>
      )}
      <NoteLine note={note} onUndo={(undo) => report(undo(), t.restored)} />
    </>
  )
}

/** Asks the visitor whether to add the progress of an opened link. */
function IncomingProgress(props: {
  courses: readonly Course[]
  /** Returns whether the progress has been stored. */
  onAdd: (carried: TransferredProgress) => boolean
  onIgnore: () => void
  onUnread: () => void
}) {
  const { courses, onAdd, onIgnore } = props
  const t = useMessages('courses').progress

  const [incoming, setIncoming] = useState<TransferredProgress>()
  const getRows = (transferred: TransferredProgress) =>
    progressRows(transferred, { courses, modules: MODULE_KEYS }, t)
  const titleId = useId()

  const receive = useEffectEvent((hash: string) => {
    const transferred = progressFromHash(hash)
    const incoming = transferred && {
      ...transferred,
      progress: filterKnownCourses(transferred.progress, courses),
    }
    if (incoming && getRows(incoming).length > 0) setIncoming(incoming)
    else props.onUnread()
  })

  useEffect(() => {
    const read = () => {
      const { hash } = location
      if (!isProgressHash(hash)) return
      receive(hash)
      document.getElementById('progress')?.scrollIntoView()
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  // A visitor who opened the link continues from here, so the box is focused.
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [incoming])

  if (!incoming) return null
  const close = () => {
    setIncoming(undefined)
    // Removes the progress from the address, so that a reload does not ask again.
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return (
    <div
      ref={box}
      className="grid gap-[0.9rem] border-l-6 border-pen bg-sunk px-5 py-[1.1rem]"
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <p id={titleId}>{t.incomingProgress}</p>
      <ProgressList rows={getRows(incoming)} />
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          onClick={() => {
            if (onAdd(incoming)) close()
            // If storing failed, the link stays in the address, so that a reload asks again.
            else setIncoming(undefined)
          }}
        >
          {t.add}
        </Button>
        <Button
          variant="line"
          size="sm"
          onClick={() => {
            close()
            onIgnore()
          }}
        >
          {t.ignore}
        </Button>
      </div>
    </div>
  )
}

function ProgressList({ rows }: { rows: ReturnType<typeof progressRows> }) {
  return (
    <dl className="border-t-2 border-ink">
      {rows.map(({ label, text }) => (
        <div
          key={label}
          className="grid gap-x-6 border-b border-rule py-[0.7rem] sm:grid-cols-[11rem_1fr]"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-firm">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Result of the last action, with undo while it loses nothing. */
function NoteLine(props: { note: Note | undefined; onUndo: (undo: () => WriteResult) => void }) {
  const { note, onUndo } = props
  const t = useMessages('courses').progress

  const status = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // If the clicked button has been removed, focus moves to the message.
    if (note && document.activeElement === document.body) {
      status.current?.focus({ preventScroll: true })
    }
  }, [note])

  const isUndoSafe =
    note?.snapshot === undefined || note.snapshot === JSON.stringify(getCurrentProgress())
  const undo = isUndoSafe ? note?.undo : undefined
  return (
    <div
      ref={status}
      role="status"
      tabIndex={-1}
      className="flex min-h-[1.6rem] flex-wrap items-center gap-x-4 gap-y-2"
    >
      {note && (
        <>
          <span>{note.text}</span>
          {undo && (
            <button type="button" className="link" onClick={() => onUndo(undo)}>
              {t.undo}
            </button>
          )}
          {note.link && (
            <input className={INPUT} readOnly value={note.link} aria-label={t.copyLink} />
          )}
        </>
      )}
    </div>
  )
}
