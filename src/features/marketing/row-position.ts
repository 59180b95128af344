/** Tolerance in pixels at the ends of a scroll container, because browsers round differently. */
const SLACK = 2

/** Scrolled part of a row in whole percent, and whether it is at an end. */
export function rowPosition(row: { scrollLeft: number; clientWidth: number; scrollWidth: number }) {
  const { scrollLeft, clientWidth, scrollWidth } = row
  const seen = scrollWidth > 0 ? Math.min(1, (scrollLeft + clientWidth) / scrollWidth) : 1
  return {
    seen: Math.round(seen * 100),
    isStart: scrollLeft <= SLACK,
    isEnd: scrollLeft + clientWidth >= scrollWidth - SLACK,
  }
}
