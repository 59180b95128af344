import { expect, test } from 'vitest'

import { readArticle } from './article-facts.ts'
import { parseMarkdown } from './parse-markdown.ts'

const mistakesIn = (source: string, isLesson = false) =>
  readArticle(parseMarkdown(source), isLesson).problems.map(
    ({ field, message }) => `${field}: ${message}`,
  )

test.each([
  ['alone', '![A scheme](./a.png)'],
  ['on lines that follow each other', '![A](./a.png)\n![B](./b.png)'],
  ['with words on their line', 'See ![A](./a.png) this'],
  ['by a marker in a sentence', 'See [image:./a.png] this'],
  ['by the marker of an address', '[image:https://example.com/a_b.png]'],
  ['in an item of a list', '- item\n  ![A](./a.png)'],
  ['in a component of one line', '<Callout kind="tip">words</Callout>'],
  ['in code', '`[image:x]`\n\n```text\n[image:x]\n```'],
])('pictures and components %s are no mistake', (_, source) => {
  expect(mistakesIn(source)).toEqual([])
})

test('a picture is known by its file, however its address is written', () => {
  const { images } = readArticle(parseMarkdown('![A](./my%20photo.png)'), false)
  expect(images).toEqual([{ source: './my photo.png', field: 'line 1' }])
})

test.each([
  ['[![A](./a.png)](/blog)', /^line 1: shows ".\/a.png" inside a link \(allowed: on a line of/],
  ['| a |\n| - |\n| ![A](./a.png) |', /^line 3: shows ".\/a.png" inside a table/],
  ['## A ![A](./a.png)', /inside a heading/],
  ['**![A](./a.png)**', /inside bold words/],
  ['<Callout kind="tip">![A](./a.png)</Callout>', /inside a line of <Callout>/],
  ['![A][a]\n\n[a]: https://e.com/a.png', /shows a picture by reference \(write !\[/],
  ['a <Figure src="./a.png" alt="A" /> b', /^line 1: <Figure> stands among words \(allowed: its/],
  ['![A](./images/a.png)', /shows ".\/images\/a.png" \(allowed: a file beside the article/],
  ['![A](./en.mdx)', /shows ".\/en.mdx" \(allowed: a file beside/],
  ['[image:javascript:a]', /holds \[image:javascript:a\] \(allowed: \[image:.\/picture.png\]/],
])('the picture %s is refused', (source, sentence) => {
  const mistakes = mistakesIn(source)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toMatch(sentence)
})

test.each([
  [
    '<Callout kind="tip" title={process.cwd()}>\n\na\n\n</Callout>',
    'needs the value of title in quotes: title="…"',
  ],
  ['<Callout kind="tip" {...x}>\n\na\n\n</Callout>', 'holds {...x} (allowed: kind="…", title="…")'],
  ['<Callout kind={tip}>\n\na\n\n</Callout>', 'needs the value of kind in quotes: kind="…"'],
  ['<Callout kind>\n\na\n\n</Callout>', 'needs the value of kind in quotes: kind="…"'],
  ['<Callout kind="">\n\na\n\n</Callout>', 'is of kind "" (allowed: note, tip, warning)'],
  ['<Figure src={\'./x.png\'} alt="A" />', 'needs the value of src in quotes: src="…"'],
  ['<Figure src="./x.png" alt="" />', 'has an empty alt (it needs one)'],
  ['<VideoCard href="" title="T" />', 'has an empty href (it needs one)'],
  ['<VideoCard href="/blog" />', 'needs the attribute title'],
  ['<Steps title="T">\n\n1. a\n\n</Steps>', 'has no attribute title (allowed: none)'],
])('%s is refused with what to write', (source, sentence) => {
  const name = /<(\w+)/.exec(source)?.[1]
  expect(mistakesIn(source)).toContain(`line 1: <${name}> ${sentence}`)
})

test.each([
  ['![A](./a.png)', /shows a picture \(lessons hold none/],
  ['[image:./a.png]', /shows a picture/],
  ['![A][a]\n\n[a]: https://e.com/a.png', /shows a picture/],
  ['a[^1]\n\n[^1]: b', /holds a footnote \(lessons have none/],
  ['## a\n\n### b\n\n#### c\n\n##### d', /is a heading of the fifth level/],
  ['```ts title="a.ts"\na\n```', /has "title="a.ts"" behind ``` \(lessons show the code alone\)/],
  ['| a |\n| -: |\n| b |', /aligns a column/],
  ['[a](/blog "b")', /gives a link the title "b"/],
  ['<Prompt title="P">a</Prompt>', /<Prompt> stands among words/],
  ['<Task title="T" minutes={10}>\n\na\n\n</Task>', /<Task> needs the value of minutes in quotes/],
  ['<Task title="T" minutes="ten">\n\na\n\n</Task>', /has minutes "ten" \(allowed: a whole number/],
])('what a lesson cannot keep is refused: %s', (source, sentence) => {
  const mistakes = mistakesIn(source, true)
  expect(mistakes.filter((mistake) => sentence.test(mistake)).length).toBeGreaterThan(0)
})
