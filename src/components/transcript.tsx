import { type ComponentProps, useRef } from 'react'

import { useInView } from '#src/components/ui/use-in-view.ts'
import { cn } from '#src/lib/cn.ts'

/** A line of the conversation, by the person or by the assistant. */
interface TranscriptLine {
  by: 'person' | 'assistant'
  name: string
  /** As it is shown: `23:47:08`. */
  time: string
  text: string
}

/** The time between two lines, drawn to scale: one tick is one second. */
interface TranscriptGap {
  seconds: number
  /** `10 s`. */
  label: string
}

interface TranscriptProps extends Omit<ComponentProps<'figure'>, 'children' | 'title' | 'ref'> {
  title: string
  /** Says that it is a sample, and its scale. A conversation that never happened always says so. */
  caption: string
  lines: readonly (TranscriptLine | TranscriptGap)[]
}

/** How long a played second and the pause before a next line take. */
const SECOND_MS = 100
const PAUSE_MS = 500

/** Each line, its time and its words, comes when its turn has come, in milliseconds of `--at`. */
const APPEAR = 'js:motion-safe:animate-[appear_var(--dur-2)_var(--at,0ms)_backwards]'
const APPEAR_AT_ONCE = 'js:motion-safe:animate-[appear_1ms_var(--at)_backwards]'

/** The dash that opens a line. */
const DASH = 'before:mr-[0.45em] before:inline-flex before:w-[1.05em] before:align-[0.28em]'

/**
 * A conversation set like a play. It plays once, ten seconds of waiting in one, where motion is
 * welcome; all of it is in the page from the start.
 */
function Transcript({ title, caption, lines, className, ...props }: TranscriptProps) {
  const ref = useRef<HTMLElement>(null)
  const isSeen = useInView(ref)
  const starts = startTimes(lines)

  return (
    <figure
      ref={ref}
      data-slot="transcript"
      className={cn('text-base/[1.45]', className)}
      {...props}
    >
      <figcaption className="flex flex-wrap justify-between gap-x-4 border-b-2 pb-[0.6rem]">
        <strong>{title}</strong> <span className="meta">{caption}</span>
      </figcaption>
      {/* It plays when it is put in: at once, and anew when it first comes up from below the fold. */}
      <ol key={String(isSeen)} className="grid grid-cols-[3.6rem_minmax(0,1fr)]">
        {lines.map((line, index) => {
          const style = { '--at': `${starts[index] ?? 0}ms` }
          if ('seconds' in line) {
            return (
              <li
                key={`gap ${line.label}`}
                className="col-span-full grid grid-cols-subgrid items-center pt-4 text-small/[1.45] font-semi text-pen"
                aria-hidden
                style={style}
              >
                <span className="grid w-[2.2rem] gap-[4px]">
                  {Array.from({ length: line.seconds + 1 }, (_, second) => (
                    <i
                      key={second}
                      // Long at 0, 5, 10.
                      className={cn('h-[3px] w-3/5 bg-pen nth-[5n+1]:w-full', APPEAR_AT_ONCE)}
                      style={{ '--at': `${(starts[index] ?? 0) + second * SECOND_MS}ms` }}
                    />
                  ))}
                </span>
                <span className={APPEAR}>{line.label}</span>
              </li>
            )
          }
          return (
            <li key={line.time} className="contents" style={style}>
              <time className={cn('pt-4 text-meta/6 text-ink-3 tabular-nums', APPEAR)}>
                {line.time}
              </time>
              <div className={cn('pt-4', APPEAR)}>
                <b className="block text-meta/6 font-medium text-ink-3">{line.name}</b>
                <p
                  className={cn(
                    DASH,
                    line.by === 'person'
                      ? 'font-serif text-[1.1875rem]/[1.36] before:h-[2px] before:bg-current'
                      : 'font-[560] before:h-[3px] before:bg-pen',
                  )}
                >
                  {line.text}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}

/** When each line begins, in milliseconds: ticks run at once, a line follows the one before it. */
function startTimes(lines: TranscriptProps['lines']): number[] {
  let at = 0
  return lines.map((line, index) => {
    const start = at
    const next = lines[index + 1]
    if ('seconds' in line) at += line.seconds * SECOND_MS
    else at += next && 'seconds' in next ? 0 : PAUSE_MS
    return start
  })
}

export { Transcript, type TranscriptGap, type TranscriptLine }
