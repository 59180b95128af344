import { z } from 'zod'

import { findDuplicates } from '#src/lib/lists.ts'
import { MAX_SLUG_LENGTH, SLUG } from '#src/lib/slug.ts'

import { isPlausibleDate, PLAUSIBLE_YEARS } from './limits.ts'

/** Text in one language. */
export const words = z.string().trim().min(1)

/** Text in both languages; both are required. */
export const bilingual = z.strictObject({ en: words, uk: words })

/** Lists of lines of equal length in both languages. */
export const bilingualList = z
  .strictObject({ en: z.array(words).min(1), uk: z.array(words).min(1) })
  .refine(({ en, uk }) => en.length === uk.length, {
    error: ({ input }) => {
      const { en, uk } = input as { en: unknown[]; uk: unknown[] }
      return `has ${en.length} lines in English and ${uk.length} in Ukrainian (allowed: the same number in both)`
    },
  })

/** A plausible calendar date, `2023-10-10`. */
export const isoDate = z.iso
  .date({ error: 'must be a date such as 2023-10-10', abort: true })
  .refine(isPlausibleDate, {
    error: `must be a date such as 2023-10-10, from ${PLAUSIBLE_YEARS.from} to ${PLAUSIBLE_YEARS.to}`,
  })

/** An instant with time zone, `2026-12-01T00:00:00+02:00`. */
export const isoInstant = z.iso.datetime({
  offset: true,
  error: 'must be a moment with its zone, such as 2026-12-01T00:00:00+02:00',
})

/** A name that is safe in a URL: `dialogflow-agent`. */
export const slug = z.string().max(MAX_SLUG_LENGTH).regex(SLUG, {
  error: 'must be lower-case Latin letters, digits and single hyphens',
})

/** An address on another site; only https. */
export const externalUrl = z.string().regex(/^https:\/\/[^\s/?#,]+\.[^\s/?#,]+(?:[/?#]\S*)?$/, {
  error: 'must be an https:// address without spaces',
})

/** A path of this site without a locale (`/courses#list`) or an address on another one. */
export const href = z.string().regex(/^(?:\/(?!\/)|#|https:\/\/)/, {
  error: 'must start with / (without /uk), # or https://',
})

/** An amount of money in whole units of its currency; 0 is free. */
export const money = z.int().nonnegative()

/** Whether a value is at most the whole: 5 of 50, not 50 of 5. */
export function isPart({ of: total, value }: { of: number; value: number }): boolean {
  return value <= total
}

/** Error message for a value above its whole. */
export const PART_ERROR = { error: 'must have a "value" of at most its "of"' }

/** A link in the text of a page. */
export const link = z.strictObject({ label: words, href })

/** Two-line heading of a section: question and answer. */
export const headingFields = z.strictObject({ question: words.optional(), answer: words })

/** Call to action: label and link. */
export const nextStep = headingFields.extend({
  text: words.optional(),
  links: z.array(link).min(1),
})

/** A question with its answer; `sample` marks terms that the owner must confirm, which the doctor lists. */
export const answer = z.strictObject({
  question: words,
  answer: words,
  /** Link after the last sentence of the answer. */
  link: link.optional(),
  sample: z.boolean().optional(),
})

/** Title and description of a page in search results. */
export const seo = z.strictObject({
  title: words.max(70),
  description: words.min(50).max(180),
})

/** Reports duplicates in a list. */
export function rejectDuplicates(list: readonly string[], context: z.RefinementCtx): void {
  for (const index of findDuplicates(list)) {
    const message = 'must appear only once in the list'
    context.addIssue({ code: 'custom', message, path: [index], input: list[index] })
  }
}

/** Adds an issue about several fields with a complete message: `is 8, not above the price 9`. */
export function refuse(context: z.RefinementCtx, path: PropertyKey[], sentence: string): void {
  context.addIssue({ code: 'custom', path, message: sentence, params: { isSentence: true } })
}

/** Message for a text alternative without a picture. */
export const MISSING_PICTURE_ERROR = 'describes a picture, but the field "image" is missing'
