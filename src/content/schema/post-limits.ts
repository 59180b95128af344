/**
 * Maximum lengths of a post's fields in characters. The build rejects longer values; the editor in the
 * browser reports them at the field and on export.
 */
export const POST_LIMITS = {
  title: 90,
  excerptMin: 60,
  excerptMax: 220,
  /** Maximum length of the text in the editor, so that the file stays below the build's limit. */
  content: 100_000,
} as const
