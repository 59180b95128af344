/** Text without the U+2060 that holds words together on a page, for what is searched or read elsewhere. */
export function withoutJoiners(text: string): string {
  return text.replaceAll('\u2060', '')
}
