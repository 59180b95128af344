import { expect, test } from 'vitest'

import { drawingFault } from './check-drawing.ts'

const drawing = (words: string, head = 'viewBox="0 0 1200 640"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head} font-family="Commissioner, Arial">${words}</svg>`

test.each([
  ['of 26 in 1200', drawing('<text font-size="26">A</text>')],
  ['sized by a style', drawing('<text style="fill:red;font-size:10.6px">A</text>', 'width="210"')],
  ['sized by a stylesheet', drawing('<style>text { font-size: 30px }</style><text>A</text>')],
  ['sized with their font', drawing('<text style="font:30px Commissioner">A</text>')],
  ['that are no words', '<svg viewBox="0 0 1200 640"><path d="M0 0"/></svg>'],
])('words %s are right', (_, svg) => {
  expect(drawingFault(svg)).toBeUndefined()
})

test.each([
  [
    'small words',
    drawing('<text font-size="30">A</text><text font-size="24">B</text>'),
    'holds words of the font-size 24 (allowed: at least 26, in a drawing 1200 wide)',
  ],
  [
    'words that a style makes small',
    drawing('<text style="font-size:4.2px">A</text>', "viewBox='0,0,210,297'"),
    'holds words of the font-size 4.2 (allowed: at least 5, in a drawing 210 wide)',
  ],
  [
    'words of no size',
    drawing('<text>A</text>'),
    'holds words without a font-size (allowed: at least 26, in a drawing 1200 wide)',
  ],
  [
    'words in a font of its own',
    drawing('<text font-size="30">A</text>').replace('Commissioner', 'Times'),
    'holds words in another font (allowed: font-family="Commissioner, Arial, sans-serif", or words as paths)',
  ],
])('%s are told with what is allowed', (_, svg, sentence) => {
  expect(drawingFault(svg)).toBe(sentence)
})
