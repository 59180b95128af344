import { expect, test } from 'vitest'

import { FIXTURE } from '#scripts/test/fixture-site.ts'

import { warnAboutMarkup } from './check-texts.ts'
import { type ContentFile, createContentReader } from './read-content.ts'

const files = createContentReader(FIXTURE)()

/** Notes on a page that contains a text. */
function getNotes(text: string, file = 'content/pages/home.uk.yaml', field = 'lead'): string[] {
  const page = files.filter((contentFile) => contentFile.file === file)
  return warnAboutMarkup(
    page.map((contentFile): ContentFile => ({ ...contentFile, data: { [field]: text } })),
  ).map((problem) => `${problem.field} ${problem.message}`)
}

test.each([
  ['**For life**, see it', '**For life**'],
  ['(**Назавжди**)', '**Назавжди**'],
  ['See [the offer](/offer).', '[the offer](/offer)'],
  ['[A](https://a.ua) and [B](#b)', '[A](https://a.ua), [B](#b)'],
  ['no<br>deadlines &nbsp;.', '<br>, &nbsp;'],
  ['<b>Now</b>', '</b>'],
])('in %j the characters that would be printed are reported: %s', (text, marks) => {
  expect(getNotes(text)).toEqual([
    `lead contains ${marks}, which would be printed as is (this field is plain text without Markdown and HTML)`,
  ])
})

test.each([
  'Ціна від $9 * 2 = $18, 2**3 і 4**5',
  'f(*args, **kwargs), g(**options)',
  'snake_case, __init__, a < b > c, Array<i>, Map<a, b>',
  '[імʼя](необовʼязково), [name], list[0](x), [1]',
  'R&D; Q&A; AT&T; https://a.ua/?a=1&copy=2',
  '{pi-course.price}, <div> and `code`',
])('%j is plain text', (text) => {
  expect(getNotes(text)).toEqual([])
})

test('a description rendered as Markdown and a prompt to copy may contain Markdown', () => {
  const bold = '**Bold**, [a link](/blog)'
  expect(getNotes(bold, 'content/portfolio/project-alpha.yaml', 'description')).toHaveLength(1)
  expect(getNotes(bold, 'content/portfolio/project-alpha.yaml', 'fullDescription.en')).toEqual([])
  expect(getNotes(bold, 'content/pages/dashboard.en.yaml', 'builder.examples.1.task')).toEqual([])
})
