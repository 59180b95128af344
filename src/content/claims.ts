import type { Locale } from '#src/i18n/locales.ts'

import type { Claim, Claims } from './model.ts'
import { loadContent } from './registry.ts'

/** A figure with its id. */
export type NamedClaim = Claim & { id: string }

/** All figures of the site in one language, by id. */
export function loadClaims(locale: Locale): Promise<Claims> {
  return loadContent('claims', locale)
}

/** Figures with the given ids, in order; the build has validated the ids. */
export function pickClaims(claims: Claims, ids: readonly string[]): NamedClaim[] {
  return ids.flatMap((id) => {
    const claim = claims[id]
    return claim ? [{ ...claim, id }] : []
  })
}
