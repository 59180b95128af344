import { holdHyphens } from '#src/content/markdown/hold-hyphens.ts'

/** Holds together what no line of an article may part at its hyphen. */
export function rehypeHeldHyphens() {
  return holdHyphens
}
