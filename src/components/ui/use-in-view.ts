import { type RefObject, useEffect, useState } from 'react'

/**
 * Turns true when something from below the fold is seen for the first time, so that it may play then.
 * What is on screen as the page wakes up stays as it is: nobody sees it jump back.
 */
function useInView(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    let isBelow = false
    // Its first report tells where the element is; to ask for it would lay out what is off the screen.
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
