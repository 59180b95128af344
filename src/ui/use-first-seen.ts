import { type RefObject, useEffect, useState } from 'react'

/**
 * Turns true when something from below the fold is seen for the first time, so that it may play then.
 * What is on screen as the page wakes up stays as it is: nobody sees it jump back.
 */
function useFirstSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    if (element.getBoundingClientRect().top < window.innerHeight) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      setIsSeen(true)
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return isSeen
}

export { useFirstSeen }
