import { cva } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import Play from 'lucide-react/icons/play'
import { useId, useState } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { CourseModule } from '#src/content/lesson-model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import type { ModuleState } from './sequence.ts'

const ICONS = { done: Check, open: Play, locked: Lock }
const TAGS = { done: 'ok', open: 'line', locked: 'plain' } as const

const cardVariants = cva(
  'flex flex-col border-[1.5px] border-t-6 p-5 last:odd:sm:max-lx:col-span-2 lx:min-h-76',
  {
    variants: {
      state: {
        done: 'border-rule border-t-ok',
        open: 'border-pen bg-surface',
        locked: 'border-sunk border-t-rule-strong bg-sunk',
      },
    },
  },
)

/** Card of a module: title, progress and the button that opens it. */
export function ModuleCard(props: {
  module: CourseModule
  state: ModuleState
  /** Whether the module was opened before and is not finished. */
  isStarted: boolean
  /** Whether the module's dialog is open on first render; focus returns to this card when it closes. */
  isOpened: boolean
  onOpen: () => void
}) {
  const { module, state, isStarted, isOpened, onOpen } = props
  const t = useMessages('area')

  const number = module.index + 1
  const reasonId = useId()
  const [isAsked, setIsAsked] = useState(false)
  const mutedClass = state === 'locked' && 'text-ink-3'
  const reason = t.area.lockedUntil(number, number - 1)
  return (
    <li className={cardVariants({ state })}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <span
          className={cn('text-[3rem]/[0.9] font-bold tracking-tighter tabular-nums', mutedClass)}
        >
          {number}
        </span>
        <Tag key={state} variant={TAGS[state]}>
          <Icon icon={ICONS[state]} size="sm" />
          {t.area.states[state]}
        </Tag>
      </div>
      <h2 className={cn('mt-5 text-[1.25rem]/[1.2] tracking-[-0.014em]', mutedClass)}>
        {module.title}
      </h2>
      <p className={cn('mt-2 text-small/[1.4]', mutedClass || 'text-ink-2')}>{module.summary}</p>
      <p className="mt-[0.4rem] meta tabular-nums">{t.area.minutes(module.minutes)}</p>
      <div className="mt-auto pt-5">
        {state === 'locked' ? (
          <>
            {/* Stays in the tab order and is described by the lock reason, which pressing it also shows. */}
            {/* A separate key, so that React does not reuse the element of the button that opens the module. */}
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
            // The dialog that opens over the page takes the focus immediately and returns it here when
            // closed.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isOpened}
            onClick={onOpen}
          >
            <span>
              {state === 'done' ? t.area.review : isStarted ? t.area.continueModule : t.area.start}
            </span>
            <span className="sr-only">: {module.title}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
