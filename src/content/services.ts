import { twoDigits } from '#src/lib/numbers.ts'

import type { Services } from './model.ts'
import { loadContent } from './registry.ts'

/** What the consultation and the AI curator count with. */
export function loadServices(): Promise<Services> {
  return loadContent('services')
}

/** Where each step of a meeting begins and how long it lasts: [25, 30] → `0:00` and `0:25`. */
export function timetable(steps: readonly number[]): { start: string; minutes: number }[] {
  let at = 0
  return steps.map((minutes) => {
    const start = `${Math.floor(at / 60)}:${twoDigits(at % 60)}`
    at += minutes
    return { start, minutes }
  })
}
