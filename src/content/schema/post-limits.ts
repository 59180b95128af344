/**
 * Lengths that a post may have, in characters. The build refuses a file that does not keep to them; the
 * editor in the browser names them at the field, and what is too long or too short when it exports.
 */
export const POST_LIMITS = {
  title: 90,
  excerptMin: 60,
  excerptMax: 220,
  /** Of the text, for the editor alone: its file stays below what the build reads. */
  content: 100_000,
} as const
