import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'

import type { Locale } from '#src/i18n/locales.ts'

/**
 * Reading speed for learning, in words per minute. Ukrainian uses fewer and longer words,
 * so both versions of a lesson take the same time.
 */
const PACE: Record<Locale, number> = { en: 220, uk: 180 }

/** Attributes with text. */
const READ_ATTRIBUTES = new Set(['title', 'question', 'caption', 'why'])

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'ʼ’-]*/gu

/** Estimated duration of a lesson in minutes: reading time plus the stated time of its exercises. */
export function lessonTime(body: Root, locale: Locale): { reading: number; exercises: number } {
  let words = 0
  let exercises = 0
  const read = (text: string) => (words += text.match(WORD)?.length ?? 0)
  visit(body, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') read(node.value)
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
    if (node.name === 'Task' || node.name === 'Exercise') {
      exercises += Number(textOf(node, 'minutes'))
      // The stated minutes include reading its text.
      return SKIP
    }
    for (const name of READ_ATTRIBUTES) read(textOf(node, name))
    return undefined
  })
  return { reading: words / PACE[locale], exercises }
}

function textOf(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const attribute = node.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === name,
  )
  return typeof attribute?.value === 'string' ? attribute.value : ''
}
