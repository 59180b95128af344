import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'

import { lazyPart } from '#src/blocks/lazy-part.tsx'
import { download } from '#src/browser/download.ts'
import type { Course, Page } from '#src/content/model.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import {
  completeCourse,
  type CourseProgress,
  isCourseComplete,
  isEmptyProgress,
  mergeProgress,
  NO_PROGRESS,
  PAID_COURSE,
} from '#src/lib/course-progress.ts'
import { MODULE_COUNT } from '#src/lib/module-count.ts'
import type { WriteResult } from '#src/storage/cell.ts'
import { completedModules } from '#src/storage/completed-modules.ts'
import { courseHomework } from '#src/storage/course-homework.ts'
import { addCourseWork, courseWork } from '#src/storage/course-work.ts'
import { useCell } from '#src/storage/use-cell.ts'
import { userProgress } from '#src/storage/user-progress.ts'

import {
  type CarriedProgress,
  exportProgress,
  importProgress,
  isProgressHash,
  progressFromHash,
  progressToHash,
} from './progress-transfer.ts'
import { useProgress } from './use-progress.ts'

const ProgressCode = lazyPart(() =>
  import('./progress-code.tsx').then((module) => module.ProgressCode),
)

interface Note {
  text: string
  /** Brings back what was there before. */
  undo?: () => WriteResult
  /** What this browser must still know for that, as JSON: what has come since would be lost. */
  knows?: string
  /** A link that could not be copied, to be taken by hand. */
  link?: string
}

/** What the browser keeps of a student's progress, and ways to take it elsewhere. */
export function ProgressTools(props: {
  courses: readonly Course[]
  code: Page<'learning-path'>['progress']['code']
  t: MessagesOf<'courses'>['progress']
}) {
  const { courses, code, t } = props
  const progress = useProgress()
  const [note, setNote] = useState<Note>()
  const [arrived, setArrived] = useState<CarriedProgress>()
  const [hasCode, setHasCode] = useState(false)
  const modules = useCell(completedModules)
  // Notes that are written in another tab end an offer.
  useCell(courseHomework)
  const fileInput = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const fileId = useId()

  useEffect(() => {
    // What was pressed may be gone: one goes on from what is said of it.
    if (note && document.activeElement === document.body) {
      status.current?.focus({ preventScroll: true })
    }
  }, [note])

  useEffect(() => {
    const read = () => {
      const { hash } = location
      if (!isProgressHash(hash)) return
      const incoming = progressFromHash(hash)
      if (incoming) setArrived(incoming)
      else setNote({ text: t.badLink })
      document.getElementById('progress')?.scrollIntoView()
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [t])

  const report = (result: WriteResult, text: string, way: Pick<Note, 'undo' | 'knows'> = {}) =>
    setNote({ text: result.ok ? text : t.notStored, ...way })

  /** All that a file may add to. */
  const known = () => ({ progress: userProgress.get(), ...courseWork() })

  const add = (incoming: CourseProgress, work: unknown) => {
    const before = known()
    const hasNewWork = addCourseWork(work)
    const merged = withFinishedCourse(mergeProgress(before.progress, incoming))
    const isNew = JSON.stringify(merged) !== JSON.stringify(before.progress)
    if (!isNew && !hasNewWork) return setNote({ text: t.nothingNew })
    const undo = () => {
      completedModules.set(before.completedModules)
      courseHomework.set(before.courseHomework)
      return userProgress.set(before.progress)
    }
    const result: WriteResult = isNew ? userProgress.set(merged) : { ok: true }
    report(result, t.added, { undo, knows: JSON.stringify(known()) })
  }

  /** The last module of the course may be among what has just been added. */
  const withFinishedCourse = (known: CourseProgress) => {
    const isComplete = isCourseComplete(completedModules.get(), MODULE_COUNT)
    return isComplete ? completeCourse(known, PAID_COURSE) : known
  }

  const closeArrival = () => {
    setArrived(undefined)
    // The link has done its work; a reload must not ask again.
    history.replaceState(history.state, '', location.pathname + location.search)
  }

  const linkOf = () =>
    location.origin + location.pathname + progressToHash({ progress, completedModules: modules })

  const copyLink = async () => {
    const link = linkOf()
    try {
      await navigator.clipboard.writeText(link)
      setNote({ text: t.linkCopied })
    } catch {
      setNote({ text: t.copyFailed, link })
    }
  }

  const saveFile = () =>
    download('progress.json', exportProgress(progress, courseWork()), 'application/json')

  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    try {
      const text = await file.text()
      const incoming = importProgress(text)
      add(incoming, JSON.parse(text))
    } catch {
      setNote({ text: t.badFile })
    }
    // The same file may be chosen again.
    target.value = ''
  }

  // Notes and ticked tasks are a student's own and stay.
  const reset = () => {
    const before = known()
    completedModules.set([])
    const undo = () => {
      // Beside what has come since, here or in another tab.
      addCourseWork({ completedModules: before.completedModules })
      return userProgress.update((now) => withFinishedCourse(mergeProgress(before.progress, now)))
    }
    report(userProgress.set(NO_PROGRESS), t.cleared, { undo })
  }

  const titleOf = (id: string) => courses.find((course) => course.id === id)?.title
  const rows = [
    { label: t.completed, ids: progress.completedCourses },
    { label: t.current, ids: progress.currentCourse === null ? [] : [progress.currentCourse] },
    { label: t.purchased, ids: progress.purchasedCourses },
  ]
    .map(({ label, ids }) => ({
      label,
      titles: ids.map(titleOf).filter((title) => title !== undefined),
    }))
    .filter(({ titles }) => titles.length > 0)
  const isUndoSafe = note?.knows === undefined || note.knows === JSON.stringify(known())
  const undo = isUndoSafe ? note?.undo : undefined
  const isEmpty = isEmptyProgress(progress) && modules.length === 0

  return (
    <>
      {arrived && (
        <div className="arrived" role="alert">
          <p>{t.arrived}</p>
          <div className="tool-row">
            <button
              type="button"
              className="btn btn-sm"
              onClick={() => {
                add(arrived.progress, arrived)
                closeArrival()
              }}
            >
              {t.add}
            </button>
            <button type="button" className="btn btn-line btn-sm" onClick={closeArrival}>
              {t.ignore}
            </button>
          </div>
        </div>
      )}
      {isEmpty ? (
        <p>{t.none}</p>
      ) : (
        <dl className="kept">
          {rows.map(({ label, titles }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{titles.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="tool-row">
        {!isEmpty && (
          <>
            <button type="button" className="btn btn-line btn-sm" onClick={() => void copyLink()}>
              {t.copyLink}
            </button>
            <button
              type="button"
              className="btn btn-line btn-sm"
              aria-expanded={hasCode}
              onClick={() => setHasCode((isShown) => !isShown)}
            >
              {code.show}
            </button>
            <button type="button" className="btn btn-line btn-sm" onClick={saveFile}>
              {t.download}
            </button>
          </>
        )}
        <button
          type="button"
          className="btn btn-line btn-sm"
          aria-controls={fileId}
          onClick={() => fileInput.current?.click()}
        >
          {t.upload}
        </button>
        <input
          ref={fileInput}
          id={fileId}
          type="file"
          accept="application/json,.json"
          aria-label={t.upload}
          tabIndex={-1}
          hidden
          onChange={(event) => void openFile(event)}
        />
        {!isEmpty && (
          <button type="button" className="btn btn-line btn-sm" onClick={reset}>
            {t.reset}
          </button>
        )}
      </div>
      {hasCode && !isEmpty && (
        <figure className="qr-f">
          <ProgressCode link={linkOf()} label={code.label} onMissing={() => setHasCode(false)} />
          <figcaption>{code.help}</figcaption>
        </figure>
      )}
      <div ref={status} role="status" tabIndex={-1} className="tool-note">
        {note && (
          <>
            <span>{note.text}</span>
            {undo && (
              <button type="button" className="link" onClick={() => report(undo(), t.restored)}>
                {t.undo}
              </button>
            )}
            {note.link && (
              <input className="input" readOnly value={note.link} aria-label={t.copyLink} />
            )}
          </>
        )}
      </div>
    </>
  )
}
