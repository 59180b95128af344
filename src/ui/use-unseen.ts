import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether something waits below the fold for its first look, so that it may play when it comes.
 * What is on screen when the page wakes up stays as it is: nobody sees it jump back.
 */
function useUnseen(ref: RefObject<Element | null>): boolean {
  const [unseen, setUnseen] = useState(false)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    if (element.getBoundingClientRect().top < window.innerHeight) return
    setUnseen(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setUnseen(false)
        observer.disconnect()
      },
      { rootMargin: '0px 0px -12% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return unseen
}

export { useUnseen }
