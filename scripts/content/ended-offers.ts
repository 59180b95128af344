import { CourseText } from '#src/content/schema/course-text.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { pages } from '#src/content/schema/pages.ts'

import { type Offer, offerEnd, withoutPastOffer } from './past-offer.ts'
import { type TextPath, textPathsOf } from './problem.ts'

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
