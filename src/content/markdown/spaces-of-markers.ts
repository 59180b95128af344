/** A no-break space after the marker of a heading, list item or quotation; Alt+Space types it on a Mac. */
const MARKER = /^((?:[ \t]*>)*[ \t]*(?:#{1,6}|[-*+]|\d{1,9}[.)]|>))[\u00A0\u2007\u202F]/gm

/** Replaces no-break spaces after markers, which Markdown does not accept as spaces. */
export function withMarkerSpaces(source: string): string {
  return source.replace(MARKER, '$1 ')
}
