import type { HTMLElement } from 'node-html-parser'

/** A parsed node of structured data. */
export type JsonLdNode = { readonly [key: string]: unknown }

/** Nodes in the structured data of a page. */
export function getStructuredData(document: HTMLElement): JsonLdNode[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  return scripts.flatMap((script) => {
    const data: unknown = JSON.parse(script.textContent)
    return isNode(data) && Array.isArray(data['@graph']) ? data['@graph'].filter(isNode) : []
  })
}

/** All nodes of a graph, including nested ones. */
export function getNodes(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(getNodes)
  if (!isNode(value)) return []
  const ownNode = '@type' in value ? [value] : []
  return [...ownNode, ...Object.values(value).flatMap(getNodes)]
}

/** All strings of a graph. */
export function getTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(getTexts)
  return isNode(value) ? Object.values(value).flatMap(getTexts) : []
}

function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
