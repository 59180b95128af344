import type { Thing } from 'schema-dts'

/**
 * Renders structured data as an element of the head. It is data and not code, so the content security policy
 * allows it; `<` is written `\u003c`, so that no text can end the element.
 */
export function jsonLdScript(graph: readonly Thing[]): string {
  if (graph.length === 0) return ''
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`
}
