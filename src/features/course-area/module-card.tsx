import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import Play from 'lucide-react/icons/play'
import { useId, useState } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { CourseModule } from '#src/content/lesson-model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import type { ModuleState } from './sequence.ts'

const ICONS = { done: Check, open: Play, locked: Lock }
const CLASSES = { done: 'mod is-done', open: 'mod is-open', locked: 'mod is-lock' }
const TAGS = { done: 'ok', open: 'line', locked: 'plain' } as const

/** A module in the course area: what it is, how far it is, and the way in. */
export function ModuleCard(props: {
  module: CourseModule
  state: ModuleState
  /** It was opened before and not finished. */
  isBegun: boolean
  /** Its text is open when the card comes: the focus returns here from it. */
  isOpened: boolean
  onOpen: () => void
}) {
  const { module, state, isBegun, isOpened, onOpen } = props
  const t = useMessages('area')

  const number = module.index + 1
  const reasonId = useId()
  const [isAsked, setIsAsked] = useState(false)
  const reason = t.area.lockedNow(number, number - 1)
  return (
    <li className={CLASSES[state]}>
      <div className="mod-h">
        <span className="mn num">{number}</span>
        <Tag key={state} variant={TAGS[state]}>
          <Icon icon={ICONS[state]} size="sm" />
          {t.area.states[state]}
        </Tag>
      </div>
      <h2>{module.title}</h2>
      <p className="sum">{module.summary}</p>
      <p className="meta num">{t.area.minutes(module.minutes)}</p>
      <div className="foot">
        {state === 'locked' ? (
          <>
            {/* It keeps its place in the tab order, and says there what opens it; who presses it sees that too. */}
            {/* By its key another button than the one that opens the module: the texts of neither become the other's. */}
            <Button
              key="locked"
              size="sm"
              wide
              aria-disabled="true"
              aria-describedby={reasonId}
              onClick={() => setIsAsked(true)}
            >
              <span className="sr-only">{t.area.states.locked}. </span>
              {t.area.finishFirst(number - 1)}
            </Button>
            <span id={reasonId} hidden>
              {reason}
            </span>
            <p className={isAsked ? 'meta' : undefined} role="status">
              {isAsked && reason}
            </p>
          </>
        ) : (
          <Button
            size="sm"
            wide
            go={state === 'open'}
            variant={state === 'done' ? 'line' : 'primary'}
            // Not for long: what is open over the page takes it, and gives it back here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isOpened}
            onClick={onOpen}
          >
            <span>{state === 'done' ? t.area.review : isBegun ? t.area.goOn : t.area.start}</span>
            <span className="sr-only">: {module.title}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
