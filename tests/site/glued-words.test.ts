import { type HTMLElement, type Node, NodeType } from 'node-html-parser'
import { expect, test } from 'vitest'

import { findFaults, fixtureSite } from '#tests/support/sites.ts'

/** Elements that are blocks without any styles. */
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LEGEND LI MAIN NAV NOSCRIPT OL OPTION P PRE SECTION SELECT SUMMARY TABLE TBODY TD TEXTAREA TH THEAD TR UL'.split(
    ' ',
  ),
)

/** Elements whose text is not prose, or is attached to the previous character, such as a footnote number. */
const IGNORED_ELEMENTS = new Set(['CODE', 'HEAD', 'SCRIPT', 'STYLE', 'SUP', 'SVG', 'TEMPLATE'])

/** Words separated only by styles, such as `HomeProducts`: the end of one and the start of the next. */
function findGluedWords(body: HTMLElement): string[] {
  const glued: string[] = []
  let before = ''
  const read = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const { text } = node
      if (/[\p{L}\p{N}.,!?:;%)»”]$/u.test(before) && /^[\p{L}\p{N}$(«“]/u.test(text)) {
        glued.push(`${before.slice(-20)}|${text.slice(0, 20)}`)
      }
      if (text) before = text
      return
    }
    const { tagName } = node as HTMLElement
    const isHidden = (node as HTMLElement).getAttribute?.('aria-hidden') === 'true'
    // A unit is attached to its figure: `2.5x`.
    if (
      IGNORED_ELEMENTS.has(tagName) ||
      isHidden ||
      (node as HTMLElement).getAttribute?.('data-slot') === 'fact-figure'
    ) {
      before = ''
      return
    }
    if (BLOCKS.has(tagName)) before = ''
    for (const child of node.childNodes) read(child)
    if (BLOCKS.has(tagName)) before = ''
  }
  read(body)
  return glued
}

test('without styles, adjacent words on every page are separated', () => {
  const faults = findFaults(fixtureSite().pages, ({ document }) => {
    const body = document.querySelector('body')
    return body ? findGluedWords(body) : []
  })
  expect(faults).toEqual([])
})
