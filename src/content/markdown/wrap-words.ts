import type { Element, ElementContent, Properties, Root, Text } from 'hast'

/** Elements whose text must not be changed. */
const IGNORED_TAGS = new Set(['code', 'pre', 'kbd', 'samp', 'svg'])

/** Wraps every match of a pattern's one group outside of code in a `span` with properties. */
export function wrapWords(parent: Root | Element, pattern: RegExp, properties: Properties): void {
  const children = parent.children.flatMap((child): Root['children'] => {
    if (child.type === 'text') return splitText(child, pattern, properties)
    // MDX components are elements with their own node type.
    if ('children' in child && !('tagName' in child && IGNORED_TAGS.has(child.tagName))) {
      wrapWords(child as Element, pattern, properties)
    }
    return [child]
  })
  parent.children = children as ElementContent[]
}

function splitText({ value }: Text, pattern: RegExp, properties: Properties): ElementContent[] {
  // Splitting by a pattern with one group makes every second part a match.
  return value.split(pattern).flatMap((part, index): ElementContent[] => {
    if (part === '') return []
    const text: Text = { type: 'text', value: part }
    if (index % 2 === 0) return [text]
    return [{ type: 'element', tagName: 'span', properties: { ...properties }, children: [text] }]
  })
}
