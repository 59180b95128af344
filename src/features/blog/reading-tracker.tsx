import { type RefObject, useEffect } from 'react'

import type { PostSummary } from '#src/content/model.ts'
import { BEGUN_PERCENT, noteProgress, readPosts } from '#src/storage/post-marks.ts'

import { readPercent } from './read-percent.ts'

/** A text that is in sight whole is read after so many ms. */
const DWELL = 10_000

/** Notes how far a post has been read, in this browser alone. */
export function ReadingTracker(props: {
  post: Pick<PostSummary, 'slug' | 'title' | 'locale'>
  text: RefObject<HTMLElement | null>
}) {
  const { text } = props
  const { slug, title, locale } = props.post

  useEffect(() => {
    let frame = 0
    let noted = 0
    const note = () => {
      frame = 0
      const box = text.current?.getBoundingClientRect()
      const percent = box ? readPercent(box, innerHeight) : 0
      if (percent < BEGUN_PERCENT || percent <= noted) return
      noted = percent
      readPosts.update((posts) => noteProgress(posts, { slug, title, locale }, percent))
    }
    const onScroll = () => {
      // The router goes to the top of a new page, which nobody has scrolled.
      if (scrollY > 0) frame ||= requestAnimationFrame(note)
    }
    const timer = setTimeout(note, DWELL)
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [slug, title, locale, text])
  return null
}
