// HTML may contain these characters, but XML cannot encode them, so feeds and content files must not contain
// them.
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF\p{Cs}]/gu

/**
 * Normalizes a text: composed letters, line feeds only, no control characters or lone surrogates:
 * `a\r\nb\u0000` → `a\nb`.
 */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replace(UNWRITABLE, '')
}

/** Normalizes a text to one line: `a\n b` → `a b`. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[ \t\n]+/g, ' ')
    .trim()
}
