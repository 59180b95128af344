import { twoDigits } from '#src/lib/numbers.ts'

/** Start and length of each step of a meeting: [25, 30] minutes → `0:00` and `0:25`. */
export function getSchedule(steps: readonly number[]): { start: string; minutes: number }[] {
  let minute = 0
  return steps.map((minutes) => {
    const start = `${Math.floor(minute / 60)}:${twoDigits(minute % 60)}`
    minute += minutes
    return { start, minutes }
  })
}
