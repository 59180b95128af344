import type { ComponentProps, ReactNode } from 'react'

import { cn } from '#src/lib/cn.ts'

interface TimeBarStep {
  /** When it begins: `0:25`. */
  start: string
  minutes: number
  /** The length in words: `30 хв`. */
  length: string
  /** An `<Icon size="text">` before the title. */
  icon?: ReactNode
  title: string
  text?: string
}

interface TimeBarProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly TimeBarStep[]
}

/** Steps drawn to scale, five minutes a dash: columns side by side, or rows on a narrow screen. */
function TimeBar({ steps, className, style, ...props }: TimeBarProps) {
  // The words of a short step need their room: it is never narrower than that.
  const columns = steps.map(({ minutes }) => `minmax(7rem, ${minutes}fr)`).join(' ')
  return (
    <ol
      data-slot="time-bar"
      className={cn('timebar', className)}
      style={{ '--cols': columns, ...style }}
      {...props}
    >
      {steps.map(({ start, minutes, length, icon, title, text }) => (
        <li key={start} style={{ '--m': minutes }}>
          <span className="bar" aria-hidden />
          <span className="start">{start}</span>
          <h3>
            <b className="num">{length}</b> {icon}
            {icon !== undefined && ' '}
            {title}
          </h3>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ol>
  )
}

export { TimeBar, type TimeBarStep }
