import { useEffect, useState } from 'react'

/** Distance in pixels below the viewport's top at which a section counts as being read. */
const READING_LINE = 140

/** The id of the section that is being read: the last heading above a line near the top. */
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
