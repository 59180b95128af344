import type { Claim, Claims } from './model.ts'

/** A figure with its id. */
export type NamedClaim = Claim & { id: string }

/** Figures with the given ids, in order; the build has validated the ids. */
export function pickClaims(claims: Claims, ids: readonly string[]): NamedClaim[] {
  return ids.flatMap((id) => {
    const claim = claims[id]
    return claim ? [{ ...claim, id }] : []
  })
}
