import type { ReactNode } from 'react'

import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { LessonBody } from './lesson-body.tsx'
import { NewVersion } from './new-version.tsx'
import type { LessonState } from './use-lesson.ts'

/** Text of a module, or its loading or error state. */
export function LessonContent(props: {
  shown: LessonState
  moduleKey: number
  level: 2 | 3
  builder: ReactNode
}) {
  const { shown, ...context } = props
  const t = useMessages('area')

  if (shown.state === 'ready') {
    return <LessonBody lesson={shown.lesson} {...context} />
  }
  if (shown.state === 'loading') return <p role="status">{t.area.loadingLesson}</p>
  if (shown.state === 'outdated') {
    return (
      <p role="alert">
        <NewVersion />
      </p>
    )
  }
  return (
    <div role="alert">
      <p>{t.area.notOpenedText}</p>
      <ButtonRow>
        <Button onClick={shown.retry}>{t.area.retry}</Button>
      </ButtonRow>
    </div>
  )
}
