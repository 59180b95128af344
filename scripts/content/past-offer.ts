import { CourseText } from '#src/content/schema/course-text.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { pages } from '#src/content/schema/pages.ts'
import { isOfferOver, startOfDay } from '#src/lib/countdown.ts'

import type { Library } from './library.ts'
import { type Problem, type TextPath, textPathsOf } from './problem.ts'

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
export function withoutPastOffer<C extends Offer>(course: C, now: number): C {
  const until = offerEnd(course)
  if (until === undefined || !isOfferOver({ kind: 'fixed', until }, now)) return course
  return {
    ...course,
    countdown: 'off',
    countdownUntil: undefined,
    oldPrice: undefined,
    oldPriceUAH: undefined,
  }
}

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

/** Placeholders that depend on an offer. */
const OFFER_FIGURES = ['regular', 'saved', 'discount'] as const

/** Placeholders of ended offers, `ai-fundamentals.saved`, with the time of their end in ms. */
export type EndedFigures = ReadonlyMap<string, string>

/** A text with placeholders of ended offers. */
export interface EndedText {
  path: TextPath
  /** Names of the placeholders. */
  names: string[]
  /** Whether the page leaves it out. */
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
  return new Map(
    courses
      .filter((course) => withoutPastOffer(course, now) !== course)
      .flatMap((course) =>
        OFFER_FIGURES.map((figure): [string, string] => [
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
export function withoutEndedTexts<Words extends object>(
  type: Pick<ContentType, 'name' | 'schema'>,
  words: Words,
  ended: EndedFigures,
): { words: Words; texts: EndedText[] } {
  if (ended.size === 0) return { words, texts: [] }
  const texts: EndedText[] = []
  const gone: TextPath[] = []
  let left: unknown = words
  // From the end, so that the indexes of earlier items stay valid.
  for (const [path, text] of [...textPathsOf(words)].toReversed()) {
    const names = Array.from(text.matchAll(NAME), ([, name = '']) => name)
    const dead = [...new Set(names)].filter((name) => ended.has(name))
    if (dead.length === 0) continue
    // Question and answer are removed together.
    let isLeftOut: boolean = gone.some((place) => place.every((key, depth) => key === path[depth]))
    const around = path.slice(0, -1)
    for (const place of typeof around.at(-1) === 'number' ? [path, around] : [path]) {
      if (isLeftOut || !PAGES.has(type.name)) break
      const rest = without(left, place)
      if (!type.schema.safeParse(rest).success) continue
      left = rest
      gone.push(place)
      isLeftOut = true
    }
    texts.unshift({ path, names: dead, isLeftOut })
  }
  return { words: left as Words, texts }
}

function without(value: unknown, [key, ...rest]: TextPath): unknown {
  if (Array.isArray(value)) {
    const at = Number(key)
    return rest.length === 0 ? value.toSpliced(at, 1) : value.with(at, without(value[at], rest))
  }
  const { [key ?? '']: inner, ...others } = value as Record<PropertyKey, unknown>
  return rest.length === 0 ? others : { ...others, [key ?? '']: without(inner, rest) }
}
