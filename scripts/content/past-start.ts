import type { Library } from './library.ts'
import type { Problem } from './problem.ts'

/** Removes the start date and the number of places of a course whose group has started before `today`. */
export function withoutPastStart<C extends { startsOn?: string; places?: number }>(
  course: C,
  today: string,
): C {
  if (course.startsOn === undefined || course.startsOn >= today) return course
  return { ...course, startsOn: undefined, places: undefined }
}

/** Removes the consultation slots before `now` (ms) and sorts the others. */
export function withUpcomingSlots<C extends { openSlots?: string[] }>(
  consultation: C,
  now: number,
): C {
  const { openSlots } = consultation
  if (!openSlots) return consultation
  const left = openSlots.filter((slot) => Date.parse(slot) > now)
  return { ...consultation, openSlots: left.toSorted((a, b) => Date.parse(a) - Date.parse(b)) }
}

/** Warns about start dates and consultation slots in the past, which pages no longer show. */
export function warnAboutPastStarts(
  { courses, services }: Pick<Library, 'courses' | 'services'>,
  { today, now }: { today: string; now: number },
): Problem[] {
  const starts = courses.flatMap(({ file, data }) => {
    if (withoutPastStart(data, today) === data) return []
    const message = `is ${data.startsOn}, which has passed: pages show no start any more (write the next day, or remove startsOn and places)`
    return [{ file, field: 'startsOn', message }]
  })
  const slots = services.flatMap(({ file, data }) =>
    (data.consultation.openSlots ?? []).flatMap((slot, index) => {
      if (Date.parse(slot) > now) return []
      const field = `consultation.openSlots.${index + 1}`
      return [{ file, field, message: `is ${slot}, which has passed: the page leaves it out` }]
    }),
  )
  return [...starts, ...slots]
}
