import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { AVOIDED, warnAboutStyle } from './check-texts.ts'
import { parseContentFile } from './read-content.ts'

const FILE = 'content/pages/about.en.yaml'

const warningsFor = (text: string) =>
  warnAboutStyle([parseContentFile(FILE, new TextEncoder().encode(text))])

test('a discouraged word is reported with its file, line and replacement', () => {
  expect(warningsFor('title: A\nlead: Yours for ever\n')).toEqual([
    {
      file: FILE,
      line: 2,
      message: 'has "for ever" (better: forever; see docs/style-guide.md)',
      about: 'texts',
    },
  ])
})

test.each([
  ['May I ask?', 'can I'],
  ['We optimised it', 'American spelling'],
  ['Send an E-mail', 'email'],
  ['Щонайпізніше за дві години', 'не пізніше ніж'],
  ['Один AI-асистент', 'ШІ-'],
])('"%s" gives the advice "%s"', (text, advice) => {
  expect(warningsFor(text).map(({ message }) => message)).toEqual([
    expect.stringContaining(`better: ${advice};`),
  ])
})

test.each([
  ['the name of a product', 'AI-куратор для шкіл'],
  ['a part of another word', 'the maybe in a moneybox'],
  ['the address of a link', '[a post](/blog/for-ever-colour)'],
  ['a line of code', 'Set `colour` first'],
  ['a block of code', '```css\ncolour: whoever\n```'],
])('%s is not reported', (_case, text) => {
  expect(warningsFor(text)).toEqual([])
})

test('the style guide lists every replacement of the check', () => {
  const guide = readFileSync('docs/style-guide.md', 'utf8')
  expect(AVOIDED.map(([, advice]) => advice).filter((phrase) => !guide.includes(phrase))).toEqual(
    [],
  )
})
