import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'

import { parsePost } from './parse-post.ts'
import { renderPost } from './render-post.ts'

test.each([
  ['# A\n\n## B\n\n#### C', [2, 3, 4]],
  ['## A\n\n#### B\n\n## C', [2, 3, 2]],
  ['### A', [2]],
  ['###### A\n\n# B', [2, 2]],
  ['# A\n\n## B\n\n### C\n\n#### D\n\n##### E\n\n###### F', [2, 3, 4, 5, 6, 6]],
])('headings of %j get the levels %j', (source, levels) => {
  expect(getNodes(parsePost(source), 'heading').map((node) => node.depth)).toEqual(levels)
})

test.each([
  ['[image:https://e.com/a_b_c.png]', ['https://e.com/a_b_c.png']],
  ['before [image:/a.png] after', ['/a.png']],
  ['[image:a.png]\n[image:b.png]', ['a.png', 'b.png']],
  ['- item\n  [image:/a.png]', ['/a.png']],
  ['![alt][r]\n\n[r]: /a.png', ['/a.png']],
  ['![alt][r]\n\n[r]: data:image/svg+xml,x', []],
  ['`[image:/a.png]`', []],
  ['```\n[image:/a.png]\n```', []],
  ['~~~\n[image:/a.png]\n~~~', []],
  ['    [image:/a.png]', []],
  ['[image:javascript:alert(1)]', []],
  ['[image:data:image/svg+xml,x]', []],
  ['![alt](javascript:alert(1))', []],
  ['[image:]', []],
])('%j contains the pictures %j', (source, addresses) => {
  expect(getNodes(parsePost(source), 'image').map((node) => node.url)).toEqual(addresses)
})

test('a nested picture moves before its element; where no picture is allowed it becomes a link', () => {
  const source =
    '[![a](/a.png)](/b) and **c ![d](/d.png)**\n\n## e ![f](/f.png)\n\n| ![g](/g.png) |\n|-|'
  const tree = parsePost(source)
  const shapes = tree.children.flatMap((block) =>
    block.type === 'paragraph'
      ? [block.children.map((node) => `${node.type} ${toString(node)}`)]
      : [],
  )
  expect(shapes).toEqual([['image a'], ['link a', 'text  and'], ['image d'], ['strong c ']])
  expect(getNodes(tree, 'link').map(({ url }) => url)).toEqual(['/b', '/f.png', '/g.png'])
})

test('a picture is a block of its own with a text alternative', () => {
  const tree = parsePost('before [image:/a.png] after ![](/b.png)')
  expect(tree.children.map((node) => toString(node))).toEqual([
    'before',
    'Blog post image',
    'after',
    'Blog post image',
  ])
})

test.each([
  ['http://a.b', 1],
  ['https://a.b', 1],
  ['irc://a.b', 1],
  ['ircs://a.b', 1],
  ['mailto:a@b.c', 1],
  ['xmpp:a@b.c', 1],
  ['/blog', 1],
  ['#top', 1],
  ['javascript:alert(1)', 0],
  ['JaVaScRiPt:alert(1)', 0],
  ['data:text/html,x', 0],
  ['vbscript:x', 0],
  ['ftp://a.b', 0],
  ['', 0],
  ['#', 0],
  ['https://', 0],
])('a link to %s is rendered %i times', (address, count) => {
  const tree = parsePost(`[words](<${address}>) [ref][r]\n\n[r]: <${address}>`)
  expect(getNodes(tree, 'link')).toHaveLength(count * 2)
  expect(toString(tree)).toBe('words ref')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'words <b onclick="alert(1)">bold</b>',
  '<div>\n\n<iframe src="javascript:alert(1)"></iframe>\n\n</div>',
  '<!-- comment -->',
  '<svg/onload=alert(1)>',
])('%j stays text', (source) => {
  const tree = parsePost(source)
  expect(getNodes(tree, 'html')).toEqual([])
  const names = new Set<string>()
  visit(renderPost(tree, 'en'), (node) => {
    if (node.type === 'element') names.add(node.tagName)
    expect(node.type).not.toBe('raw')
  })
  expect([...names]).toEqual(['p'])
  expect(getWords(renderPost(tree, 'en'))).toContain(/<..?/.exec(source)?.[0])
})

test('a picture with a forbidden address is shown as code', () => {
  const [line] = parsePost('a [image:javascript:alert(1)] b [image:<b>]').children
  expect(line).toMatchObject({
    children: [
      { type: 'text', value: 'a ' },
      { type: 'inlineCode', value: '[image:javascript:alert(1)]' },
      { type: 'text', value: ' b ' },
      { type: 'inlineCode', value: '[image:<b>]' },
    ],
  })
})

test('an unclosed picture marker is text', () => {
  const source = '[image:abc and the rest of it'
  expect(parsePost(source).children).toMatchObject([
    { type: 'paragraph', children: [{ type: 'text', value: source }] },
  ])
})

test('picture markers inside HTML are not parsed', () => {
  const source = '<i title="[image:/a.png]">a</i>'
  expect(toString(parsePost(source))).toBe(source)
})

test('a reference link keeps its title, and the first definition of a name wins', () => {
  const [link] = getNodes(parsePost('[a][r]\n\n[r]: /one "One"\n[r]: /two'), 'link')
  expect(link).toMatchObject({ url: '/one', title: 'One' })
})

test('line endings become line breaks, and prose is typeset in the language of the post', () => {
  const texts: string[] = []
  visit(renderPost(parsePost('пам\'ять\nі "слово"'), 'uk'), (node) => {
    if (node.type === 'text') texts.push(node.value.trim())
    if (node.type === 'element' && node.tagName === 'br') texts.push('|')
  })
  expect(texts.filter(Boolean)).toEqual(['памʼять', '|', 'і\u00A0«слово»'])
})

/** Text content of the rendered elements. */
function getWords(tree: ReturnType<typeof renderPost>): string {
  let text = ''
  visit(tree, 'text', ({ value }) => {
    text += value
  })
  return text
}

function getNodes<Type extends 'heading' | 'image' | 'link' | 'html'>(tree: Root, type: Type) {
  const nodes: Extract<Parameters<typeof toString>[0], unknown>[] = []
  visit(tree, type, (node) => {
    nodes.push(node)
  })
  return nodes as { depth: number; url: string }[]
}
