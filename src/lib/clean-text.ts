// HTML may hold these characters, but XML cannot encode them, so feeds and content files must not have them.
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF\p{Cs}]/gu

/** A text with letters in one piece, without control characters and halves of characters, and with line feeds alone: `a\r\nb\u0000` → `a\nb`. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replace(UNWRITABLE, '')
}

/** The same on one line: `a\n b` → `a b`. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[ \t\n]+/g, ' ')
    .trim()
}
