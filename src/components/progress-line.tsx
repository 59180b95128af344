import { useEffect, useState } from 'react'

/** Milliseconds that nobody takes for waiting. */
const UNNOTICED = 200

/** A line at the top of the page while something is on its way to it, once that takes long. */
export function ProgressLine() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), UNNOTICED)
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
