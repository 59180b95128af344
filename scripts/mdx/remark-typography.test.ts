import { expect, test } from 'vitest'

import { parseMarkdown } from '../content/parse-markdown.ts'
import { typesetProse } from './remark-typography.ts'

test('what a component says is typeset as the text is, what it points at is not', () => {
  const tree = parseMarkdown(`<Figure src="./a's.svg" caption="Риска — репліка, п'ять" />`)
  typesetProse(tree, 'uk')
  expect(tree.children[0]).toMatchObject({
    attributes: [
      { name: 'src', value: "./a's.svg" },
      { name: 'caption', value: 'Риска\u00A0— репліка, пʼять' },
    ],
  })
})
