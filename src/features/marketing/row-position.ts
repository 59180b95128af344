/** Pixels that a scroll position may miss its end by: browsers round differently. */
const SLACK = 2

/** Part of a row that has been seen, in whole percent, and whether it stands at one of its ends. */
export function rowPosition(row: { scrollLeft: number; clientWidth: number; scrollWidth: number }) {
  const { scrollLeft, clientWidth, scrollWidth } = row
  const seen = scrollWidth > 0 ? Math.min(1, (scrollLeft + clientWidth) / scrollWidth) : 1
  return {
    seen: Math.round(seen * 100),
    isStart: scrollLeft <= SLACK,
    isEnd: scrollLeft + clientWidth >= scrollWidth - SLACK,
  }
}
