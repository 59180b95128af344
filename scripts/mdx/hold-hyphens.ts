import { holdHyphens } from '#src/content/markdown/hold-hyphens.ts'

/** Prevents line breaks at the hyphens of short compounds. */
export function rehypeHeldHyphens() {
  return holdHyphens
}
