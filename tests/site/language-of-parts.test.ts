import { type HTMLElement, NodeType } from 'node-html-parser'
import { expect, test } from 'vitest'

import { builtPages } from '#tests/support/built-site.ts'

/** Code, addresses and formulas speak no language of their own. */
const NO_WORDS = new Set(['SCRIPT', 'STYLE', 'CODE', 'PRE', 'KBD', 'SAMP', 'SVG', 'MATH'])

const CYRILLIC = /[а-яєіїґ]{2}/i

/** Four English words in a row are no name of a thing. */
const ENGLISH = /\b[a-z]+(?:['’]\w+)? [a-z]+ [a-z]+ [a-z]+\b/

/** The texts under an element, each with the language that it is marked as. */
function textsOf(element: HTMLElement, lang: string): { text: string; lang: string }[] {
  if (NO_WORDS.has(element.tagName ?? '')) return []
  const own = element.getAttribute('lang') ?? lang
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return [{ text: node.text.trim(), lang: own }]
    return node.nodeType === NodeType.ELEMENT_NODE ? textsOf(node as HTMLElement, own) : []
  })
}

test.each(builtPages)('what $path says in another language is marked as such', ({ document }) => {
  const html = document.querySelector('html')
  const body = document.querySelector('body')
  const texts = body ? textsOf(body, html?.getAttribute('lang') ?? '') : []
  expect(texts.length).toBeGreaterThan(10)
  const unmarked = texts.filter(({ text, lang }) =>
    lang === 'en' ? CYRILLIC.test(text) : lang === 'uk' && ENGLISH.test(text),
  )
  expect(unmarked).toEqual([])
})
