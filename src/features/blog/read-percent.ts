/** Steps in which reading is noted: each is a write to the browser's storage. */
const STEP = 10

/** Pixels of the end that nobody has to scroll to. */
const END = 48

/**
 * How much of a text has come into sight, in tens of percent: a text from 200 to 1200 px in a window 700 px high →
 * 50. The text's own box is given as the window sees it.
 */
export function readPercent(text: { top: number; height: number }, windowHeight: number): number {
  const seen = windowHeight - text.top
  if (text.height <= 0 || seen <= 0) return 0
  if (seen >= text.height - END) return 100
  return Math.floor((seen / text.height) * (100 / STEP)) * STEP
}
