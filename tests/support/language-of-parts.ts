import { type HTMLElement, NodeType } from 'node-html-parser'

/** Code, addresses and formulas speak no language of their own. */
const NO_WORDS = new Set(['SCRIPT', 'STYLE', 'CODE', 'PRE', 'KBD', 'SAMP', 'SVG', 'MATH'])

const CYRILLIC = /[а-яєіїґ]{2}/i

/** Four English words in a row are no name of a thing. */
const ENGLISH = /\b[a-z]+(?:['’]\w+)? [a-z]+ [a-z]+ [a-z]+\b/

/** The texts under an element, each with the language that it is marked as. */
export function textsIn(element: HTMLElement, lang: string): { text: string; lang: string }[] {
  if (NO_WORDS.has(element.tagName ?? '')) return []
  const own = element.getAttribute('lang') ?? lang
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return [{ text: node.text.trim(), lang: own }]
    return node.nodeType === NodeType.ELEMENT_NODE ? textsIn(node as HTMLElement, own) : []
  })
}

/** Those that are in the other language than they are marked as. */
export function findUnmarked(texts: ReturnType<typeof textsIn>): ReturnType<typeof textsIn> {
  return texts.filter(({ text, lang }) =>
    lang === 'en' ? CYRILLIC.test(text) : lang === 'uk' && ENGLISH.test(text),
  )
}
