import type { Element } from 'hast'
import { expect, test } from 'vitest'

import { rehypeCodeBlocks } from './code-blocks.ts'

/** A fence as parsed from Markdown. */
function fence(value: string, lang?: string, meta?: string): Element {
  const className = lang ? [`language-${lang}`] : undefined
  const data = meta === undefined ? undefined : { meta }
  const text = { type: 'text', value } as const
  const code = { type: 'element', tagName: 'code', properties: { className }, data } as const
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [{ ...code, children: [text] }],
  }
}

/** Components of an article's fences, by attribute name. */
async function getBlocks(...fences: Element[]) {
  const tree = { type: 'root' as const, children: [...fences] }
  await rehypeCodeBlocks()(tree)
  return tree.children.map((node) => {
    if (!('attributes' in node)) return node
    const attributes = node.attributes as { name: string; value: string }[]
    return Object.fromEntries(attributes.map(({ name, value }) => [name, value]))
  })
}

test('a fence becomes a block with file name, language and highlighted lines', async () => {
  const [block] = await getBlocks(fence('const a = 1\n', 'ts', 'title="a.ts" showLineNumbers'))
  expect(block).toEqual({
    file: 'a.ts',
    language: 'TypeScript',
    numbered: 'yes',
    html: expect.stringContaining('<span class="tk-keyword">const</span>'),
  })
})

test('an empty line of code contains a line feed, so that a manual selection includes it', async () => {
  const [block] = await getBlocks(fence('a\n\nb\n', 'text'))
  expect(block).toMatchObject({
    html: '<span data-line="">a</span>\n<span data-line="">\n</span>\n<span data-line="">b</span>',
  })
})
