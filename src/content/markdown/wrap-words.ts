import type { Element, ElementContent, Properties, Root, Text } from 'hast'

/** What is read out as it is spelt, or not at all. */
const NO_WORDS = new Set(['code', 'pre', 'kbd', 'samp', 'svg'])

/** Puts every match of a pattern's one group into a `span` with these properties, outside of code. */
export function wrapWords(parent: Root | Element, pattern: RegExp, properties: Properties): void {
  const children = parent.children.flatMap((child): Root['children'] => {
    if (child.type === 'text') return splitText(child, pattern, properties)
    // Components are elements too, under a type of their own.
    if ('children' in child && !('tagName' in child && NO_WORDS.has(child.tagName))) {
      wrapWords(child as Element, pattern, properties)
    }
    return [child]
  })
  parent.children = children as ElementContent[]
}

function splitText({ value }: Text, pattern: RegExp, properties: Properties): ElementContent[] {
  // The pattern's one group makes every second part a match.
  return value.split(pattern).flatMap((part, index): ElementContent[] => {
    if (part === '') return []
    const text: Text = { type: 'text', value: part }
    if (index % 2 === 0) return [text]
    return [{ type: 'element', tagName: 'span', properties: { ...properties }, children: [text] }]
  })
}
