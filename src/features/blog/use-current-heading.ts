import { useEffect, useState } from 'react'

/** Distance from the top of the viewport above which a heading counts as current, in px. */
const READING_LINE = 140

/** Id of the last heading above the reading line; updated on scroll. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      setCurrent(
        ids.findLast((id) => {
          const heading = document.getElementById(id)
          return heading && heading.getBoundingClientRect().top < READING_LINE
        }),
      )
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    addEventListener('scroll', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
    }
  }, [ids])
  return current
}
