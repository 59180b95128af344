import type { z } from 'zod'

/** Adds a mistake that fields show together, as a whole sentence: `is 8, not above the price 9`. */
export function refuse(context: z.RefinementCtx, path: PropertyKey[], sentence: string): void {
  context.addIssue({ code: 'custom', path, message: sentence, params: { isSentence: true } })
}

/** For who says what a picture shows and names none: its name may have been forgotten. */
export const NO_PICTURE = 'says what a picture shows, and the field "image" names none'
