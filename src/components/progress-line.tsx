import { useEffect, useState } from 'react'

/** Delay in ms below which loading is not perceived. */
const DELAY_MS = 200

/** Progress line at the top of the page during slow navigation. */
export function ProgressLine() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isLong && (
      <div
        data-slot="progress-line"
        className="fixed inset-x-0 top-0 z-(--z-toast) h-[3px] origin-left animate-progress bg-pen motion-reduce:[animation-duration:1ms] print:hidden"
        aria-hidden="true"
      />
    )
  )
}
