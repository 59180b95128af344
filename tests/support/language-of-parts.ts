import { type HTMLElement, NodeType } from 'node-html-parser'

/** Elements whose text has no natural language. */
const IGNORED_TAGS = new Set(['SCRIPT', 'STYLE', 'CODE', 'PRE', 'KBD', 'SAMP', 'SVG', 'MATH'])

const CYRILLIC = /[а-яєіїґ]{2}/i

/** Four consecutive English words are prose, not a proper name. */
const ENGLISH = /\b[a-z]+(?:['’]\w+)? [a-z]+ [a-z]+ [a-z]+\b/

/** Text nodes below an element, each with its declared language. */
export function getTexts(element: HTMLElement, lang: string): { text: string; lang: string }[] {
  if (IGNORED_TAGS.has(element.tagName ?? '')) return []
  const declaredLanguage = element.getAttribute('lang') ?? lang
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE)
      return [{ text: node.text.trim(), lang: declaredLanguage }]
    return node.nodeType === NodeType.ELEMENT_NODE
      ? getTexts(node as HTMLElement, declaredLanguage)
      : []
  })
}

/** Texts whose language differs from the declared one. */
export function findUnmarked(texts: ReturnType<typeof getTexts>): ReturnType<typeof getTexts> {
  return texts.filter(({ text, lang }) =>
    lang === 'en' ? CYRILLIC.test(text) : lang === 'uk' && ENGLISH.test(text),
  )
}
