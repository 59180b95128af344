import type { Element, ElementContent, Root, Text } from 'hast'

import type { Locale } from '#src/i18n/locales.ts'

/** What is read out as it is spelt, or not at all. */
const NO_WORDS = new Set(['code', 'pre', 'kbd', 'samp', 'svg'])

/** Words of the other language, with what stands between them; four English ones are no name. */
const FOREIGN: Record<Locale, { pattern: RegExp; lang: Locale }> = {
  en: { pattern: /([а-яєіїґ][а-яєіїґʼ’-]*(?:[ \u00A0,;:]+[а-яєіїґ][а-яєіїґʼ’-]*)*)/i, lang: 'uk' },
  uk: { pattern: /(\b[a-z]+(?:[ \u00A0][a-z]+){3,}\b)/i, lang: 'en' },
}

/** Marks the words that are in the other language with a `lang` of their own. */
export function markForeign(tree: Root, locale: Locale): void {
  markWithin(tree, FOREIGN[locale])
}

function markWithin(parent: Root | Element, foreign: (typeof FOREIGN)[Locale]): void {
  const children = parent.children.flatMap((child): Root['children'] => {
    if (child.type === 'text') return splitText(child, foreign)
    const isElement = child.type === 'element' || 'children' in child
    if (isElement && !('tagName' in child && NO_WORDS.has(child.tagName))) {
      // Components are elements too, under a type of their own.
      markWithin(child as Element, foreign)
    }
    return [child]
  })
  parent.children = children as ElementContent[]
}

function splitText({ value }: Text, { pattern, lang }: (typeof FOREIGN)[Locale]): ElementContent[] {
  // The pattern's one group makes every second part a match.
  return value.split(pattern).flatMap((part, index): ElementContent[] => {
    if (part === '') return []
    const text: Text = { type: 'text', value: part }
    if (index % 2 === 0) return [text]
    return [{ type: 'element', tagName: 'span', properties: { lang }, children: [text] }]
  })
}
