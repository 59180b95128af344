import { CourseText } from '#src/content/schema/course-text.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { pages } from '#src/content/schema/pages.ts'

import { type Offer, withoutPastOffer } from './past-offer.ts'
import { type TextPath, textPathsOf } from './texts-of.ts'

/** What a course's figures say of its offer; without one there are none. */
const OFFER_FIGURES = ['regular', 'saved', 'discount'] as const

/** Names of figures, `ai-fundamentals.saved`, each with the moment at which its offer ended. */
export type EndedFigures = ReadonlyMap<string, string>

/** A text that names figures of offers that have ended. */
export interface EndedText {
  path: TextPath
  /** The figures' names. */
  names: string[]
  /** The page goes without it. */
  isLeftOut: boolean
}

/** Kinds of files that hold the words of one page, and nothing that other files count on. */
const PAGES = new Set([CourseText, ...pages].map(({ name }) => name))

const NAME = /\{([\w.-]+)\}/g

/** The figures that are gone at `now` (ms), with their courses' offers. */
export function endedFigures(
  courses: readonly (Offer & { id: string })[],
  now: number,
): EndedFigures {
  return new Map(
    courses
      .filter((course) => withoutPastOffer(course, now) !== course)
      .flatMap(({ id, countdownUntil = '' }) =>
        OFFER_FIGURES.map((figure): [string, string] => [`${id}.${figure}`, countdownUntil]),
      ),
  )
}

/**
 * A file's words without what rests on an offer that has ended, and the texts that do. A text of a page that
 * names a figure of it goes where the schema can do without the text (a line of a list, an optional one) or
 * without the item of a list that holds it (a question and its answer). What must be there stays, as do the
 * words of other files, and reads with the course's price.
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
  // From the end, so that the places of those before it stay as they are.
  for (const [path, text] of [...textPathsOf(words)].toReversed()) {
    const names = Array.from(text.matchAll(NAME), ([, name = '']) => name)
    const dead = [...new Set(names)].filter((name) => ended.has(name))
    if (dead.length === 0) continue
    // Question and answer go together.
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
