import { useRef } from 'react'

import { useInView } from '#src/components/ui/use-in-view.ts'
import { cn } from '#src/lib/cn.ts'

/** A line of the person or of the assistant. */
interface TranscriptLine {
  by: 'person' | 'assistant'
  name: string
  /** Displayed time: `23:47:08`. */
  time: string
  text: string
}

/** Time between two lines, drawn as one tick per second. */
interface TranscriptGap {
  seconds: number
  /** `10 s`. */
  label: string
}

interface TranscriptProps {
  title: string
  /** Says that the conversation is a sample, and explains the scale. */
  caption: string
  lines: readonly (TranscriptLine | TranscriptGap)[]
}

/** Playback time of a second, and the pause before the next line. */
const MS_PER_SECOND = 100
const PAUSE_MS = 500

/** Each line appears after its delay in ms, `--at`. */
const APPEAR_CLASS = 'js:motion-safe:animate-[appear_var(--dur-2)_var(--at,0ms)_backwards]'
const INSTANT_CLASS = 'js:motion-safe:animate-[appear_1ms_var(--at)_backwards]'

/** Dash before a line. */
const DASH = 'before:mr-[0.45em] before:inline-flex before:w-[1.05em] before:align-[0.28em]'

/**
 * A conversation in the style of a play. It is animated once at ten times the speed unless motion is reduced;
 * the prerendered page contains all of it.
 */
export function Transcript({ title, caption, lines }: TranscriptProps) {
  const ref = useRef<HTMLElement>(null)
  const isSeen = useInView(ref)
  const starts = startTimes(lines)

  return (
    <figure ref={ref} data-slot="transcript" className="text-base/[1.45]">
      <figcaption className="flex flex-wrap justify-between gap-x-4 border-b-2 pb-[0.6rem]">
        <strong>{title}</strong> <span className="meta">{caption}</span>
      </figcaption>
      {/* A new key restarts the animation when the element scrolls into view for the first time. */}
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
                      // Every fifth tick is longer.
                      className={cn('h-[3px] w-3/5 bg-pen nth-[5n+1]:w-full', INSTANT_CLASS)}
                      style={{ '--at': `${(starts[index] ?? 0) + second * MS_PER_SECOND}ms` }}
                    />
                  ))}
                </span>
                <span className={APPEAR_CLASS}>{line.label}</span>
              </li>
            )
          }
          return (
            <li key={line.time} className="contents" style={style}>
              <time className={cn('pt-4 text-meta/6 text-ink-3 tabular-nums', APPEAR_CLASS)}>
                {line.time}
              </time>
              <div className={cn('pt-4', APPEAR_CLASS)}>
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

/** Delay of each line in ms: ticks appear at a constant rate, a line after the previous one. */
function startTimes(lines: TranscriptProps['lines']): number[] {
  let delay = 0
  return lines.map((line, index) => {
    const start = delay
    const next = lines[index + 1]
    if ('seconds' in line) delay += line.seconds * MS_PER_SECOND
    else delay += next && 'seconds' in next ? 0 : PAUSE_MS
    return start
  })
}
