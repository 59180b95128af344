import type { ReactNode } from 'react'

import { twoDigits } from '#src/lib/numbers.ts'

interface TimeBarStep {
  /** Start time: `0:25`. */
  start: string
  minutes: number
  /** Duration as text: `30 хв`. */
  length: string
  /** An `<Icon size="text">` before the title. */
  icon?: ReactNode
  title: string
  text?: string
}

/** Steps drawn to scale, five minutes per dash: as columns, or as rows on narrow screens. */
export function TimeBar({ steps }: { steps: readonly TimeBarStep[] }) {
  // A minimum width for the text of short steps.
  const columns = steps.map(({ minutes }) => `minmax(7rem, ${minutes}fr)`).join(' ')
  return (
    <ol
      data-slot="time-bar"
      className="mt-block grid gap-x-[3px] lx:grid-cols-(--cols)"
      style={{ '--cols': columns }}
    >
      {steps.map(({ start, minutes, length, icon, title, text }) => (
        <li
          key={start}
          className="group grid min-h-[calc(var(--m)*0.55rem)] gap-x-[1.1rem] [grid-template:auto_auto_1fr/2.25rem_minmax(0,1fr)] lx:min-h-0 lx:content-start lx:[grid-template:none/minmax(0,1fr)]"
          style={{ '--m': minutes }}
        >
          <span
            className="row-span-3 self-stretch minute-dashes lx:row-auto lx:mb-[0.6rem] lx:h-14 lx:[--way:90deg]"
            aria-hidden
          />
          <span className="text-meta leading-body text-ink-3 tabular-nums">{start}</span>
          <h3 className="lx:mt-[0.9rem] lx:text-(length:--text-h4)">
            <b className="mr-[0.35em] text-[1.25em] leading-none font-bold tracking-[-0.04em] tabular-nums 2xs:whitespace-nowrap lx:mr-0 lx:mb-[0.3rem] lx:block lx:text-4xl/none">
              {length}
            </b>{' '}
            {icon !== undefined && <span className="lx:hidden">{icon}</span>}
            {icon !== undefined && ' '}
            {title}
          </h3>
          {text !== undefined && (
            <p className="mt-[0.3rem] pb-5 text-small leading-body text-ink-2 group-last:pb-0 lx:pr-6 lx:group-last:pr-0">
              {text}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Start and length of each step of a meeting: [25, 30] minutes → `0:00` and `0:25`. */
export function getSchedule(steps: readonly number[]): { start: string; minutes: number }[] {
  let minute = 0
  return steps.map((minutes) => {
    const start = `${Math.floor(minute / 60)}:${twoDigits(minute % 60)}`
    minute += minutes
    return { start, minutes }
  })
}
