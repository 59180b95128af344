import { Link } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'

import { lazyComponent } from '#src/components/lazy-component.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { ExternalLink } from '#src/components/ui/external-link.tsx'
import type { CourseModule } from '#src/content/lesson-model.ts'
import type { Page } from '#src/content/model.ts'
import { useSite } from '#src/content/use-site.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { completeCourse, isCourseComplete, PAID_COURSE } from '#src/lib/course-progress.ts'
import { completedModules } from '#src/storage/completed-modules.ts'
import { courseAccessCode } from '#src/storage/course-access-code.ts'
import { courseHomework, isStarted } from '#src/storage/course-homework.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'
import { userProgress } from '#src/storage/user-progress.ts'

import { CertificateRequest } from './certificate-request.tsx'
import { readFinishedModule, completeModule, clearFinishedModule } from './complete-module.ts'
import { CourseGate } from './course-gate.tsx'
import { DamagedWork } from './damaged-work.tsx'
import { ModuleCard } from './module-card.tsx'
import { NewVersion } from './new-version.tsx'
import { PromptBuilder } from './prompt-builder.tsx'
import { countCompleted, moduleState, nextModule } from './sequence.ts'
import { useOffline } from './use-offline.ts'

const LessonDialog = lazyComponent(() =>
  import('./lesson-dialog.tsx').then((module) => module.LessonDialog),
)
const Congratulations = lazyComponent(() =>
  import('./congratulations.tsx').then((module) => module.Congratulations),
)

interface DashboardProps {
  page: Page<'dashboard'>
  modules: readonly CourseModule[]
  /** Index of the module opened by the address. */
  opened: number | undefined
  onOpen: (index: number) => void
  onClose: () => void
}

/** The course area, shown to students whose code unlocks it. */
export function DashboardPage(props: DashboardProps) {
  return <CourseGate>{(key) => <Dashboard {...props} lessonKey={key} />}</CourseGate>
}

function Dashboard(props: DashboardProps & { lessonKey: CryptoKey }) {
  const { page, modules, opened, onOpen, onClose, lessonKey } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('area')

  const completed = usePersistentStore(completedModules)
  const homework = usePersistentStore(courseHomework)
  const [finished, setFinished] = useState(readFinishedModule)
  const [isFinished, setIsFinished] = useState(finished?.isLast ?? false)
  const { isAvailable, isOutdated } = useOffline(locale, page.bonus.links)
  const count = modules.length
  const order = modules.map(({ key }) => key)
  const sequence = { order, completed }
  const doneCount = countCompleted(sequence)
  const next = nextModule(sequence)
  const current = modules.find(({ index }) => index === opened)
  const isLocked = current && moduleState(current.index, sequence) === 'locked'

  // The address may name a locked module: it is rejected and removed from the address.
  const [rejectedIndex, setRejectedIndex] = useState<number>()
  if (current && isLocked && rejectedIndex !== current.index) setRejectedIndex(current.index)
  useEffect(() => {
    if (isLocked) onClose()
  }, [isLocked, onClose])

  const open = (index: number) => {
    setFinished(undefined)
    setRejectedIndex(undefined)
    onOpen(index)
  }
  const finish = (module: CourseModule) => {
    const now = completeModule(module, order)
    setFinished(now)
    onClose()
    if (now.isLast) setIsFinished(true)
  }
  // The congratulations stay pending until the student closes them.
  useEffect(() => {
    if (!readFinishedModule()?.isLast) clearFinishedModule()
  }, [])

  // Progress may also have come from another device.
  const isComplete = isCourseComplete(completed, order)
  useEffect(() => {
    if (isComplete) userProgress.update((progress) => completeCourse(progress, PAID_COURSE))
  }, [isComplete])

  const answer =
    next === undefined ? t.area.allDone(count) : t.area.nextModuleLabel(next + 1, count)

  const builder = <PromptBuilder examples={page.builder.examples} />
  // Another tab may have completed the previous module in the meantime.
  const isRefused = rejectedIndex !== undefined && moduleState(rejectedIndex, sequence) === 'locked'
  const message = finished ? t.area.moduleFinished(finished.index + 1) : ''
  // Deferred until after the live regions have been rendered, so that screen readers announce the messages.
  const announced = useDeferredValue(answer, '')
  const announcement = useDeferredValue(
    isRefused ? t.area.lockedUntil(rejectedIndex + 1, rejectedIndex) : message,
    '',
  )
  const percent = Math.round((doneCount / count) * 100)

  return (
    <>
      <section className="pt-hero">
        <div className="wrap">
          <SectionHeading as="h1" size="h1" question={t.area.openingQuestion} answer={answer} />
          <p className="sr-only" role="status">
            {announced}
          </p>
          <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Dashes
              className="max-w-136 grow basis-48"
              size="tall"
              of={count}
              value={doneCount}
              tone="ok"
              label={t.area.modulesCompleted(doneCount, count)}
            />
            <span className="tabular-nums">
              <b>{t.area.percentDone(percent)}</b> {t.area.completedLabel}
            </span>
          </div>
          <p className={announcement ? 'mt-6' : 'sr-only'} role="status">
            {announcement}
          </p>
          <div role="status">
            {isOutdated && (
              <p className="mt-6">
                <NewVersion />
              </p>
            )}
          </div>
          <DamagedWork />
          <ol
            className="mt-10 grid gap-5 sm:grid-cols-2 lx:grid-cols-5"
            aria-label={t.area.modules}
          >
            {modules.map((module) => (
              <ModuleCard
                key={module.key}
                module={module}
                state={moduleState(module.index, sequence)}
                isOpened={module === current}
                isStarted={isStarted(homework[module.key])}
                onOpen={() => open(module.index)}
              />
            ))}
          </ol>
          {isComplete && page.done.certificate && (
            <CertificateRequest className="mt-10" text={page.done.certificate} />
          )}
          <div className="mt-10 flex flex-wrap items-baseline gap-x-8 gap-y-3 border-t-2 border-ink pt-5">
            <h2 className="mr-auto text-h4/body">{page.bonus.title}</h2>
            <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3">
              {page.bonus.links.map(({ label, href }) => (
                <ExternalLink key={href} href={import.meta.env.BASE_URL + href.slice(1)}>
                  {label}
                </ExternalLink>
              ))}
              <ExternalLink href={site.links.waitlist.url}>{page.bonus.waitlist}</ExternalLink>
            </div>
          </div>
        </div>
      </section>
      <section className="py-section">
        <div className="wrap">
          <SectionHeading question={page.builder.question} answer={page.builder.answer} />
          <div className="mt-block">{builder}</div>
          <div className="mt-block flex flex-wrap items-baseline gap-x-8 gap-y-3">
            <Link to="/learning-path" className="link">
              {page.bonus.path}
            </Link>
            <button type="button" className="link" onClick={() => courseAccessCode.remove()}>
              {t.area.signOut}
            </button>
            <p className="meta" role="status">
              {isAvailable && t.area.availableOffline}
            </p>
          </div>
        </div>
      </section>
      {current && !isLocked && (
        <LessonDialog
          onMissing={onClose}
          key={current.key}
          module={current}
          count={count}
          isDone={completed.includes(current.key)}
          lessonKey={lessonKey}
          builder={builder}
          onClose={onClose}
          onFinish={() => finish(current)}
        />
      )}
      {isFinished && (
        <Congratulations
          onMissing={() => setIsFinished(false)}
          text={page.done}
          count={count}
          messenger={site.links.messenger}
          onClose={() => {
            clearFinishedModule()
            setIsFinished(false)
          }}
        />
      )}
    </>
  )
}
