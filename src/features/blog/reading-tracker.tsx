import { type RefObject, useEffect } from 'react'

import type { PostSummary } from '#src/content/model.ts'
import { STARTED_PERCENT, recordProgress, readPosts } from '#src/storage/post-marks.ts'

import { readPercent } from './read-percent.ts'

/** Time after which a text that fits into the viewport counts as read, in ms. */
const READ_DELAY_MS = 10_000

/** Stores in this browser how far a post has been read. */
export function ReadingTracker(props: {
  post: Pick<PostSummary, 'slug' | 'title' | 'locale'>
  text: RefObject<HTMLElement | null>
}) {
  const { text } = props
  const { slug, title, locale } = props.post

  useEffect(() => {
    let frame = 0
    let recordedPercent = 0
    const note = () => {
      frame = 0
      const rect = text.current?.getBoundingClientRect()
      const percent = rect ? readPercent(rect, innerHeight) : 0
      if (percent < STARTED_PERCENT || percent <= recordedPercent) return
      recordedPercent = percent
      readPosts.update((posts) => recordProgress(posts, { slug, title, locale }, percent))
    }
    const onScroll = () => {
      // Ignores the router's own scroll to the top of a new page.
      if (scrollY > 0) frame ||= requestAnimationFrame(note)
    }
    const timer = setTimeout(note, READ_DELAY_MS)
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [slug, title, locale, text])
  return null
}
