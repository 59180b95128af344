import { askOffset } from '#src/lib/kyiv-time.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const YEARS = 4

/** The clock changes in Kyiv for some years around the one given, by the time zones this Node knows. */
export function kyivClock(year: number): ImportMetaEnv['KYIV_CLOCK'] {
  const [first, until] = [Date.UTC(year - YEARS, 0), Date.UTC(year + YEARS, 0)]
  const changes: [number, number][] = [[first, askOffset(first) / MINUTE]]
  for (let day = first; day < until; day += DAY) {
    const after = askOffset(day + DAY)
    if (after !== askOffset(day)) changes.push([changeIn(day, after), after / MINUTE])
  }
  return { changes, until }
}

/** The minute within a day at which clocks begin to show what they show after it. */
function changeIn(day: number, after: number): number {
  let [low, high] = [0, DAY / MINUTE]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (askOffset(day + middle * MINUTE) === after) high = middle
    else low = middle
  }
  return day + high * MINUTE
}
