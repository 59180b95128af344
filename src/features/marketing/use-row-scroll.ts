import { type RefObject, useEffect, useState } from 'react'

/** Scroll progress of a horizontal row, and a function that scrolls by one card. */
export function useRowScroll(ref: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState({ visiblePercent: 0, isStart: true, isEnd: false })

  useEffect(() => {
    const row = ref.current
    if (!row) return
    const measure = () => {
      const next = rowPosition(row)
      setPosition((last) =>
        last.visiblePercent === next.visiblePercent &&
        last.isStart === next.isStart &&
        last.isEnd === next.isEnd
          ? last
          : next,
      )
    }
    measure()
    row.addEventListener('scroll', measure, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => {
      row.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [ref])

  const turn = (direction: 1 | -1) => {
    const row = ref.current
    const [first, second] = row?.children ?? []
    if (!row || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    row.scrollBy({
      left: direction * (second.offsetLeft - first.offsetLeft),
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  }

  return { ...position, turn }
}

/** Tolerance in pixels at the ends of a scroll container, because browsers round differently. */
const SCROLL_TOLERANCE = 2

/** Scrolled part of a row in whole percent, and whether it is at an end. */
export function rowPosition(row: { scrollLeft: number; clientWidth: number; scrollWidth: number }) {
  const { scrollLeft, clientWidth, scrollWidth } = row
  const visibleShare = scrollWidth > 0 ? Math.min(1, (scrollLeft + clientWidth) / scrollWidth) : 1
  return {
    visiblePercent: Math.round(visibleShare * 100),
    isStart: scrollLeft <= SCROLL_TOLERANCE,
    isEnd: scrollLeft + clientWidth >= scrollWidth - SCROLL_TOLERANCE,
  }
}
