/** A no-break space behind the marker of a heading, an item or a quotation, as Alt and Space type it on a Mac. */
const MARKER = /^((?:[ \t]*>)*[ \t]*(?:#{1,6}|[-*+]|\d{1,9}[.)]|>))[\u00A0\u2007\u202F]/gm

/** A source with an ordinary space behind its markers: to Markdown no other one is a space. */
export function withMarkerSpaces(source: string): string {
  return source.replace(MARKER, '$1 ')
}
