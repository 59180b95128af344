import { CourseText } from '#src/content/schema/course-text.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { pages } from '#src/content/schema/pages.ts'
import { isOfferOver, startOfDay } from '#src/lib/countdown.ts'

import type { Library } from './library.ts'
import { type Problem, type TextPath, getTextPaths } from './problem.ts'

/** End of a course's offer and its old prices. */
export interface Offer {
  countdown: string
  countdownUntil?: string
  /** Date on which the group starts. */
  startsOn?: string
  oldPrice?: number
  oldPriceUAH?: number
}

/**
 * End of a fixed offer: `countdownUntil`, or midnight in Kyiv at the start of the day `startsOn`. Other offers
 * have no end.
 */
export function offerEnd({ countdown, countdownUntil, startsOn }: Offer): string | undefined {
  if (countdown !== 'fixed') return undefined
  return countdownUntil ?? (startsOn && startOfDay(startsOn))
}

/** Removes the old prices of a course whose fixed offer has ended at `now` (ms). */
export function removePastOffer<C extends Offer>(course: C, now: number): C {
  const endsAt = offerEnd(course)
  if (endsAt === undefined || !isOfferOver({ kind: 'fixed', until: endsAt }, now)) return course
  return {
    ...course,
    countdown: 'off',
    countdownUntil: undefined,
    oldPrice: undefined,
    oldPriceUAH: undefined,
  }
}

/** Removes the start date and the number of places of a course whose group has started before `today`. */
export function removePastStart<C extends { startsOn?: string; places?: number }>(
  course: C,
  today: string,
): C {
  if (course.startsOn === undefined || course.startsOn >= today) return course
  return { ...course, startsOn: undefined, places: undefined }
}

/** Removes the consultation slots before `now` (ms) and sorts the others. */
export function removePastSlots<C extends { openSlots?: string[] }>(
  consultation: C,
  now: number,
): C {
  const { openSlots } = consultation
  if (!openSlots) return consultation
  const upcoming = openSlots.filter((slot) => Date.parse(slot) > now)
  return { ...consultation, openSlots: upcoming.toSorted((a, b) => Date.parse(a) - Date.parse(b)) }
}

/** Warns about start dates and consultation slots in the past, which pages no longer show. */
export function warnAboutPastStarts(
  { courses, services }: Pick<Library, 'courses' | 'services'>,
  { today, now }: { today: string; now: number },
): Problem[] {
  const starts = courses.flatMap(({ file, data }) => {
    if (removePastStart(data, today) === data) return []
    const message = `is ${data.startsOn}, which has passed: pages no longer show the start (enter the next date, or remove startsOn and places)`
    return [{ file, field: 'startsOn', message }]
  })
  const slots = services.flatMap(({ file, data }) =>
    (data.consultation.openSlots ?? []).flatMap((slot, index) => {
      if (Date.parse(slot) > now) return []
      const field = `consultation.openSlots.${index + 1}`
      return [{ file, field, message: `is ${slot}, which has passed: the page no longer shows it` }]
    }),
  )
  return [...starts, ...slots]
}

/** Placeholders of ended offers, `ai-fundamentals.saved`, with the time of their end in ms. */
export type EndedFigures = ReadonlyMap<string, string>

/** A text with placeholders of ended offers. */
export interface EndedText {
  path: TextPath
  /** Names of the placeholders. */
  names: string[]
  /** Whether the page no longer shows it. */
  isLeftOut: boolean
}

/** Content types whose texts are used by one page only. */
const PAGES = new Set([CourseText, ...pages].map(({ name }) => name))

const NAME = /\{([\w.-]+)\}/g

/** Placeholders that are unavailable at `now` (ms), with the offers of their courses. */
export function endedFigures(
  courses: readonly (Offer & { id: string })[],
  now: number,
): EndedFigures {
  const past = courses.filter((course) => removePastOffer(course, now) !== course)
  return new Map(
    past.flatMap((course) =>
      ['regular', 'saved', 'discount'].map((figure): [string, string] => [
        `${course.id}.${figure}`,
        offerEnd(course) ?? '',
      ]),
    ),
  )
}

/**
 * Removes texts that depend on an ended offer, and returns them. A text of a page with such a
 * placeholder is removed if the schema allows it (a list item, an optional field) or
 * together with its list item (a question and its answer). Required texts stay, as do the
 * texts of other files, and use the regular price.
 */
export function removeEndedTexts<Words extends object>(
  type: Pick<ContentType, 'name' | 'schema'>,
  words: Words,
  ended: EndedFigures,
): { words: Words; texts: EndedText[] } {
  if (ended.size === 0) return { words, texts: [] }
  const texts: EndedText[] = []
  const removed: TextPath[] = []
  let remaining: unknown = words
  // From the end, so that the indexes of earlier items stay valid.
  for (const [path, text] of [...getTextPaths(words)].toReversed()) {
    const names = Array.from(text.matchAll(NAME), ([, name = '']) => name)
    const endedNames = [...new Set(names)].filter((name) => ended.has(name))
    if (endedNames.length === 0) continue
    // Question and answer are removed together.
    let isLeftOut: boolean = removed.some((removedPath) =>
      removedPath.every((key, depth) => key === path[depth]),
    )
    const parentPath = path.slice(0, -1)
    for (const candidate of typeof parentPath.at(-1) === 'number' ? [path, parentPath] : [path]) {
      if (isLeftOut || !PAGES.has(type.name)) break
      const reduced = removeAt(remaining, candidate)
      if (!type.schema.safeParse(reduced).success) continue
      remaining = reduced
      removed.push(candidate)
      isLeftOut = true
    }
    texts.unshift({ path, names: endedNames, isLeftOut })
  }
  return { words: remaining as Words, texts }
}

function removeAt(value: unknown, [key, ...rest]: TextPath): unknown {
  if (Array.isArray(value)) {
    const index = Number(key)
    return rest.length === 0
      ? value.toSpliced(index, 1)
      : value.with(index, removeAt(value[index], rest))
  }
  const { [key ?? '']: inner, ...others } = value as Record<PropertyKey, unknown>
  return rest.length === 0 ? others : { ...others, [key ?? '']: removeAt(inner, rest) }
}
