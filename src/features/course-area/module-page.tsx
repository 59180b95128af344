import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { SectionHeading } from '#src/components/section-heading.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import type { CourseModule } from '#src/content/lesson-model.ts'
import type { Page } from '#src/content/model.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { completedModules } from '#src/storage/completed-modules.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { completeModule, storeFinishedModule } from './complete-module.ts'
import { CourseGate } from './course-gate.tsx'
import { LessonContent } from './lesson-content.tsx'
import { PromptBuilder } from './prompt-builder.tsx'
import { moduleState } from './sequence.ts'
import { useLesson } from './use-lesson.ts'

interface ModulePageProps {
  module: CourseModule
  /** Keys of all modules, in the order of the course. */
  order: readonly number[]
  page: Page<'dashboard'>
}

/** A module as a separate page, for reading in full or printing. */
export function ModulePage(props: ModulePageProps) {
  return (
    <CourseGate>
      {(key) => <OpenModule key={props.module.key} {...props} lessonKey={key} />}
    </CourseGate>
  )
}

function OpenModule(props: ModulePageProps & { lessonKey: CryptoKey }) {
  const { module, order } = props
  const t = useMessages('area')

  const { index } = module
  const state = moduleState(index, { order, completed: usePersistentStore(completedModules) })
  return (
    <section className="pt-hero pb-section">
      <div className="wrap">
        <SectionHeading
          as="h1"
          size="h1"
          question={t.area.module(index + 1)}
          answer={module.title}
        />
        <p className="mt-4 meta tabular-nums">{t.area.minutes(module.minutes)}</p>
        {state === 'locked' ? (
          <>
            <p className="mt-4 max-w-lead text-lead text-ink-2">
              {t.area.lockedUntil(index + 1, index)}
            </p>
            <ButtonRow>
              <BackLink />
            </ButtonRow>
          </>
        ) : (
          <ModuleText {...props} isDone={state === 'done'} />
        )}
      </div>
    </section>
  )
}

function ModuleText(props: ModulePageProps & { lessonKey: CryptoKey; isDone: boolean }) {
  const { module, order, page, lessonKey, isDone } = props
  const locale = useLocale()
  const t = useMessages('area')

  const lesson = useLesson(locale, module.index, lessonKey)
  const navigate = useNavigate()
  const router = useRouter()
  // Preloaded, because the student may be offline when finishing the module.
  useEffect(() => void router.preloadRoute({ to: '/dashboard' }), [router])
  const builder = <PromptBuilder examples={page.builder.examples} />
  const finish = () => {
    storeFinishedModule(completeModule(module, order))
    void navigate({ to: '/dashboard' })
  }
  return (
    <>
      <p className="mt-4 max-w-lead text-lead text-ink-2">{module.summary}</p>
      <div className="mt-block">
        <LessonContent shown={lesson} moduleKey={module.key} level={2} builder={builder} />
      </div>
      <ButtonRow>
        {!isDone && (
          <Button go onClick={finish} disabled={lesson.state !== 'ready'}>
            {t.area.finish}
          </Button>
        )}
        <Button variant={isDone ? 'primary' : 'line'} onClick={() => print()}>
          {t.area.print}
        </Button>
        <BackLink />
      </ButtonRow>
    </>
  )
}

function BackLink() {
  const t = useMessages('area')

  return (
    <Button asChild variant="line">
      <Link to="/dashboard" activeOptions={{ exact: true }}>
        {t.area.backToCourse}
      </Link>
    </Button>
  )
}
