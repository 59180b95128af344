const NAMED_ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** Escapes a text for HTML or XML, including attribute values in double quotes: `a < b` → `a &lt; b`. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Reverses `escapeHtml` and the escapes of serializers: `a &lt; b &#x27;` → `a < b '`. */
export function unescapeHtml(html: string): string {
  return html.replaceAll(
    /&(?:#x([0-9a-fA-F]+)|#(\d+)|(lt|gt|quot|amp));/g,
    (_, hex?: string, decimal?: string, name = '') => {
      if (hex) return String.fromCodePoint(parseInt(hex, 16))
      return decimal ? String.fromCodePoint(Number(decimal)) : (NAMED_ENTITIES[name] ?? '')
    },
  )
}

/** Text content of markup: `<b>a</b> &amp; b` → `a & b`. */
export function getHtmlText(markup: string): string {
  return unescapeHtml(markup.replaceAll(/<!--.*?-->|<[^>]*>/gs, ''))
}
