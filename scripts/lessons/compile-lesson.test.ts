import { expect, test } from 'vitest'

import { parseMarkdown } from '#scripts/content/parse-markdown.ts'
import type { LessonNode } from '#src/content/lesson-model.ts'

import { compileLesson } from './compile-lesson.ts'

const compile = (source: string) =>
  compileLesson(parseMarkdown(`---\nmodule: 1\n---\n\n${source}`), 'en').body

test('second-level headings become the numbered parts of a lesson', () => {
  const lesson = compileLesson(parseMarkdown('## One\n\n### Detail\n\n## Two'), 'en')
  expect(lesson.parts).toEqual(['One', 'Two'])
  expect(lesson.body).toEqual([
    { tag: 'h2', attributes: { part: '1' }, children: ['One'] },
    { tag: 'h3', children: ['Detail'] },
    { tag: 'h2', attributes: { part: '2' }, children: ['Two'] },
  ])
})

test("task list items become checkboxes with the author's ids", () => {
  const body = compile(
    '- [ ] First {/* id: first */}\n- [x] Second {/* id: tick-2 */}\n\n<Task title="T">\n\n- [ ] Third {/* id: third */}\n\n  - [ ] Within {/* id: within */}\n\n</Task>',
  )
  expect(getIds(body)).toEqual(['first', 'tick-2', 'third', 'within'])
})

test('brackets mark placeholders only in a prompt', () => {
  const [prompt, outside] = compile('<Prompt title="P">\n\nWrite to [name].\n\n</Prompt>\n\nA [b].')
  expect(prompt).toEqual({
    tag: 'Prompt',
    attributes: { title: 'P' },
    children: [{ tag: 'p', children: ['Write to ', { tag: 'mark', children: ['name'] }, '.'] }],
  })
  expect(outside).toEqual({ tag: 'p', children: ['A [b].'] })
})

test('brackets are marked anywhere in a prompt, any number of times', () => {
  expect(compile('<Prompt title="P">\n\n- **To [a]**, [b]\n\n</Prompt>')).toMatchObject([
    {
      children: [
        {
          tag: 'ul',
          children: [
            {
              tag: 'li',
              children: [
                { tag: 'strong', children: ['To ', { tag: 'mark', children: ['a'] }] },
                ', ',
                { tag: 'mark', children: ['b'] },
              ],
            },
          ],
        },
      ],
    },
  ])
})

test('text is typeset, also in the attributes of components', () => {
  const { body } = compileLesson(
    parseMarkdown('<Check question="Пам\'ять?">\n\nТак\n\n</Check>'),
    'uk',
  )
  expect(body).toEqual([
    {
      tag: 'Check',
      attributes: { question: 'Памʼять?' },
      children: [{ tag: 'p', children: ['Так'] }],
    },
  ])
})

test("a link by name gets the address from the site's links", () => {
  const links = { waitlist: { url: 'https://example.com/list' } }
  const source = '[List](site:waitlist) [list][w] [page](/blog)\n\n[w]: site:waitlist'
  const { body } = compileLesson(parseMarkdown(source), 'en', links)
  expect(JSON.stringify(body).match(/"href":"[^"]+"/g)).toEqual([
    '"href":"https://example.com/list"',
    '"href":"https://example.com/list"',
    '"href":"/blog"',
  ])
})

test('choices become parts of their quiz, on one line or on several', () => {
  const choice = (id: string, attributes = {}) => ({
    tag: 'Choice',
    attributes: { id, ...attributes, why: '“W.”' },
    children: ['Words of ', { tag: 'strong', children: [id] }],
  })
  const source = (id: string) => `<Choice id="${id}" why='"W."'>Words of **${id}**</Choice>`
  const correct = '<Choice id="d" correct why=\'"W."\'>\nWords of **d**\n</Choice>'
  expect(
    compile(
      `<Quiz id="q" kind="single" question="Q?">\n\n${source('a')}\n\n${source('b')}\n${source('c')}\n\n${correct}\n\n</Quiz>`,
    ),
  ).toEqual([
    {
      tag: 'Quiz',
      attributes: { id: 'q', kind: 'single', question: 'Q?' },
      children: [
        choice('a'),
        choice('b'),
        choice('c'),
        {
          ...choice('d', { correct: '' }),
          children: [{ tag: 'p', children: choice('d').children }],
        },
      ],
    },
  ])
})

test('a gap stays in its sentence', () => {
  expect(compile('It costs $<Gap id="sum" answers="12" /> a day.')).toEqual([
    {
      tag: 'p',
      children: [
        'It costs $',
        { tag: 'Gap', attributes: { id: 'sum', answers: '12' }, children: [] },
        ' a day.',
      ],
    },
  ])
})

test('a line break between inline elements is a space, one between blocks is nothing', () => {
  expect(compile('One **two**\n**three** `a`\n`b`\n\nnext')).toEqual([
    {
      tag: 'p',
      children: [
        'One ',
        { tag: 'strong', children: ['two'] },
        '\n',
        { tag: 'strong', children: ['three'] },
        ' ',
        { tag: 'code', children: ['a'] },
        '\n',
        { tag: 'code', children: ['b'] },
      ],
    },
    { tag: 'p', children: ['next'] },
  ])
  const line = compile('**a**\n_b_\n~~c~~\n`d`\n[e](/e)')[0]
  const children = typeof line === 'object' ? line.children : []
  expect(children?.map((child) => (typeof child === 'string' ? child : child.tag))).toEqual([
    'strong',
    '\n',
    'em',
    '\n',
    'del',
    '\n',
    'code',
    '\n',
    'a',
  ])
  expect(compile('- a\n  - b')).toEqual([
    {
      tag: 'ul',
      children: [
        {
          tag: 'li',
          children: ['a', { tag: 'ul', children: [{ tag: 'li', children: ['b'] }] }],
        },
      ],
    },
  ])
})

test('an ordered list keeps its start number', () => {
  expect(compile('3. Third\n4. Fourth')).toMatchObject([{ tag: 'ol', attributes: { start: '3' } }])
  expect(compile('1. First')[0]).not.toHaveProperty('attributes')
})

function getIds(nodes: readonly LessonNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const taskId = node.tag === 'Tick' ? [node.attributes?.id ?? ''] : []
    return [...taskId, ...getIds(node.children ?? [])]
  })
}
