import { expect, test } from 'vitest'

import { balanceLines, layOutBlocks } from './lay-out-lines.ts'

/** Every letter is half an em wide. */
const measure = (text: string) => text.length / 2

const frame = { width: 600, height: 400, sizes: [80, 60, 40], leading: 1, indent: 1 }

test.each([
  ['one', 'short', ['short']],
  ['two even lines', 'aaaa bbbb cccc dd', ['aaaa bbbb', 'cccc dd']],
  ['no word alone in a last line', 'aaaaaaaaa bbbb cccc dd', ['aaaaaaaaa', 'bbbb', 'cccc dd']],
  ['a no-break space holds', 'aaaa bb\u00A0cc dd', ['aaaa', 'bb\u00A0cc dd']],
])('%s', (_, text, lines) => {
  expect(balanceLines(text, measure, 5, 0)).toEqual(lines)
})

test('the first line leaves room for the dash', () => {
  expect(balanceLines('aaaaa bbbb', measure, 5, 0)).toEqual(['aaaaa bbbb'])
  expect(balanceLines('aaaaa bbbb', measure, 5, 1)).toEqual(['aaaaa', 'bbbb'])
})

test('a short title is as large as can be, a long one smaller', () => {
  const sizeOf = (text: string) => layOutBlocks([{ text, measure }], frame)[0]?.size
  expect(sizeOf('short')).toBe(80)
  expect(sizeOf('word '.repeat(20))).toBe(60)
  expect(sizeOf('word '.repeat(30))).toBe(40)
})

test('a word too wide for a line makes the text smaller before it is broken', () => {
  const [block] = layOutBlocks([{ text: 'a'.repeat(16), measure }], frame)
  expect(block).toEqual({ size: 60, lines: ['a'.repeat(16)] })
  const [broken] = layOutBlocks([{ text: `${'a'.repeat(20)}-${'b'.repeat(20)}`, measure }], frame)
  expect(broken?.lines).toEqual([`${'a'.repeat(20)}-`, 'b'.repeat(20)])
})

test.each([1, 10, 40, 80, 200, 500])('a text of %i words runs over no edge', (count) => {
  const words = Array.from({ length: count }, (_, index) => 'слово'.repeat((index % 4) + 1))
  const question = { text: 'Що це?', measure }
  const blocks = layOutBlocks([question, { text: words.join(' '), measure }], frame)
  const lines = blocks.flatMap((block) => block.lines)
  const size = blocks[0]?.size ?? 0
  expect(lines.length * size).toBeLessThanOrEqual(frame.height)
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(frame.width + size)
})

test('what does not fit at all is cut with an ellipsis, and the answer is kept', () => {
  const long = { text: 'слово '.repeat(200), measure }
  const [question, answer] = layOutBlocks([{ text: 'Що це?', measure }, long], frame)
  expect(question?.lines).toEqual([])
  expect(answer?.lines).toHaveLength(10)
  expect(answer?.lines.at(-1)).toMatch(/…$/)
})
