const SPAN_TAGS = /<span[^>]*>|<\/span>/g

/**
 * Splits highlighted code into lines, each a complete element: `<span class="a">x\ny</span>` → `<span
 * data-line><span class="a">x</span></span>`, a line feed, and the same around `y`.
 */
export function splitLines(html: string): string {
  const open: string[] = []
  return html
    .split('\n')
    .map((line) => {
      const before = open.join('')
      for (const [tag] of line.matchAll(SPAN_TAGS)) {
        if (tag === '</span>') open.pop()
        else open.push(tag)
      }
      const code = before + line + '</span>'.repeat(open.length)
      // Browsers omit an empty line from a selection unless it contains a line feed.
      return `<span data-line>${line === '' ? '\n' : code}</span>`
    })
    .join('\n')
}
