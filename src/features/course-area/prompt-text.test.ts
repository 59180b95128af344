import { expect, test } from 'vitest'

import type { LessonNode } from '#src/content/lesson-model.ts'

import { promptText } from './prompt-text.ts'

const node = (tag: string, ...children: LessonNode[]): LessonNode => ({ tag, children })

test.each<[string, LessonNode[], string]>([
  [
    'paragraphs with places to fill',
    [node('p', 'You\u00A0are a ', node('mark', 'role'), '.'), node('p', 'Write.')],
    'You are a [role].\n\nWrite.',
  ],
  ['lines', [node('p', 'You are X.', node('br'), 'Task: Y.')], 'You are X.\nTask: Y.'],
  [
    'a list behind a paragraph',
    [node('p', 'Rules:'), node('ul', node('li', 'short'), node('li', 'plain'))],
    'Rules:\n\n- short\n- plain',
  ],
  [
    'a numbered list',
    [{ tag: 'ol', attributes: { start: '3' }, children: [node('li', 'a'), node('li', 'b')] }],
    '3. a\n4. b',
  ],
  [
    'a list in a list',
    [node('ul', node('li', 'one'), node('li', 'two', node('ul', node('li', 'sub'))))],
    '- one\n- two\n  - sub',
  ],
  [
    'blocks of other kinds',
    [node('h3', 'Head'), node('blockquote', node('p', 'said')), node('pre', node('code', 'x'))],
    'Head\n\nsaid\n\nx',
  ],
])('the copied text of a prompt with %s keeps its structure', (_case, nodes, text) => {
  expect(promptText(nodes)).toBe(text)
})
