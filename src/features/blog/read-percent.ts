/** Granularity of stored progress in percent; each step is a write to storage. */
const PERCENT_STEP = 10

/** Height at the end of a text that counts as read without scrolling to it, in px. */
const END_MARGIN_PX = 48

/**
 * Percentage of a text that has come into view, rounded down to tens.
 * @param text Bounding box of the text relative to the viewport, in px.
 * @param windowHeight Height of the viewport in px: a text from 200 to 1200 at a height of 700 → 50.
 */
export function readPercent(text: { top: number; height: number }, windowHeight: number): number {
  const visibleHeight = windowHeight - text.top
  if (text.height <= 0 || visibleHeight <= 0) return 0
  if (visibleHeight >= text.height - END_MARGIN_PX) return 100
  return Math.floor((visibleHeight / text.height) * (100 / PERCENT_STEP)) * PERCENT_STEP
}
