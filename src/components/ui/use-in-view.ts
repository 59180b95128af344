import { type RefObject, useEffect, useState } from 'react'

/**
 * Becomes true when an element below the fold first scrolls into view, so that its animation can start.
 * Elements visible at hydration stay unchanged, so that nothing jumps.
 */
function useInView(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    let isBelow = false
    // The first entry contains the position without forcing a layout.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      if (entry.isIntersecting || entry.boundingClientRect.top < 0) {
        setIsSeen(isBelow)
        observer.disconnect()
      }
      isBelow = true
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return isSeen
}

export { useInView }
