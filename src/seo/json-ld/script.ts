import type { Thing } from 'schema-dts'

/**
 * Structured data as an element of a page's head. It is data and no code, so a content security policy
 * lets it pass; and no text in it can end the element: `<` is written `\u003c`.
 */
export function jsonLdScript(graph: readonly Thing[]): string {
  if (graph.length === 0) return ''
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`
}
