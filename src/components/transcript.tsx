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

/**
 * A conversation set like a play. It plays once, ten seconds of waiting in one, where motion is
 * welcome; all of it is in the page from the start.
 */
function Transcript({ title, caption, lines, className, ...props }: TranscriptProps) {
  const ref = useRef<HTMLElement>(null)
  const isSeen = useInView(ref)
  const starts = startTimes(lines)

  return (
    <figure ref={ref} data-slot="transcript" className={cn('talk', className)} {...props}>
      <figcaption className="talk-h">
        <strong>{title}</strong> <span className="meta">{caption}</span>
      </figcaption>
      {/* It plays when it is put in: at once, and anew when it first comes up from below the fold. */}
      <ol key={String(isSeen)}>
        {lines.map((line, index) => {
          const style = { '--at': `${starts[index] ?? 0}ms` }
          if ('seconds' in line) {
            return (
              <li key={`gap ${line.label}`} className="gap" aria-hidden style={style}>
                <span className="ticks">
                  {Array.from({ length: line.seconds + 1 }, (_, second) => (
                    <i
                      key={second}
                      style={{ '--at': `${(starts[index] ?? 0) + second * SECOND_MS}ms` }}
                    />
                  ))}
                </span>
                <span>{line.label}</span>
              </li>
            )
          }
          return (
            <li key={line.time} className={line.by === 'person' ? 'me' : 'bot'} style={style}>
              <time>{line.time}</time>
              <div className="say">
                <b>{line.name}</b>
                <p>{line.text}</p>
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
