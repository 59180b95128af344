import { expect, test } from 'vitest'

import { readArticle } from './article-facts.ts'
import { parseMarkdown, replaceImageMarkers } from './parse-markdown.ts'

const getFacts = (source: string, isLesson = false) =>
  readArticle(parseMarkdown(source), replaceImageMarkers(source), isLesson)

const getMistakes = (source: string, isLesson = false) =>
  getFacts(source, isLesson).problems.map(({ field, message }) => `${field}: ${message}`)

const getNotes = (source: string) =>
  getFacts(source).notes.map(({ field, message }) => `${field}: ${message}`)

test.each([
  ['alone', '![A scheme](./a.png)'],
  ['on lines that follow each other', '![A](./a.png)\n![B](./b.png)'],
  ['with words on their line', 'See ![A](./a.png) this'],
  ['by a marker in a sentence', 'See [image:./a.png] this'],
  ['by the marker of an address', '[image:https://example.com/a_b.png]'],
  ['in an item of a list', '- item\n  ![A](./a.png)'],
  ['in a component of one line', '<Callout kind="tip">words</Callout>'],
  ['in code', '`[image:x]`\n\n```text\n[image:x]\n```'],
])('pictures and components with %s are valid', (_, source) => {
  expect(getMistakes(source)).toEqual([])
})

test('the file of a picture is found, however its address is written', () => {
  const { images } = getFacts('![A](./my%20photo.png)')
  expect(images).toEqual([{ source: './my photo.png', field: 'line 1' }])
})

test.each([
  ['[![A](./a.png)](/blog)', /^line 1: shows ".\/a.png" inside other text \(allowed: on a sep/],
  ['| a |\n| - |\n| ![A](./a.png) |', /^line 3: shows ".\/a.png" inside other text/],
  ['## A ![A](./a.png)', /inside other text/],
  ['**![A](./a.png)**', /inside other text/],
  ['<Callout kind="tip">![A](./a.png)</Callout>', /inside other text/],
  ['![A][a]\n\n[a]: https://e.com/a.png', /shows a picture by reference \(write !\[/],
  [
    'a <Figure src="./a.png" alt="A" /> b',
    /^line 1: <Figure> is inside a line of text \(allowed: its/,
  ],
  ['![A](./images/a.png)', /shows ".\/images\/a.png" \(allowed: a file beside the article/],
  ['![A](./en.mdx)', /shows ".\/en.mdx" \(allowed: a file beside/],
  ['[image:javascript:a]', /contains \[image:javascript:a\] \(allowed: \[image:.\/picture.png\]/],
])('the picture %s is rejected', (source, sentence) => {
  const mistakes = getMistakes(source)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toMatch(sentence)
})

test.each([
  [
    '<Callout kind="tip" title={process.cwd()}>\n\na\n\n</Callout>',
    'needs the value of title in quotes: title="…"',
  ],
  [
    '<Callout kind="tip" {...x}>\n\na\n\n</Callout>',
    'contains {...x} (allowed: attributes with values in quotes)',
  ],
  ['<Callout kind={tip}>\n\na\n\n</Callout>', 'needs the value of kind in quotes: kind="…"'],
  ['<Callout kind>\n\na\n\n</Callout>', 'needs the value of kind in quotes: kind="…"'],
  ['<Callout kind="">\n\na\n\n</Callout>', 'attribute "kind": is "" (allowed: note, tip, warning)'],
  ['<Figure src={\'./x.png\'} alt="A" />', 'needs the value of src in quotes: src="…"'],
  ['<Figure src="./x.png" alt="" />', 'attribute "alt": is "": must not be empty'],
  [
    '<VideoCard href="" title="T" />',
    'attribute "href": is "": must be the address of another site, https://…',
  ],
  ['<VideoCard href="/blog" />', 'attribute "title": is missing'],
  ['<Steps title="T">\n\n1. a\n\n</Steps>', 'attribute "title": is not known here (known: none)'],
])('%s is rejected with a suggestion', (source, sentence) => {
  const name = /<(\w+)/.exec(source)?.[1]
  expect(getMistakes(source)).toContain(`line 1: <${name}> ${sentence}`)
})

test.each([
  ['![A](./a.png)', /shows a picture \(lessons cannot contain pictures/],
  ['[image:./a.png]', /shows a picture/],
  ['![A][a]\n\n[a]: https://e.com/a.png', /shows a picture/],
  ['a[^1]\n\n[^1]: b', /contains a footnote \(lessons cannot contain footnotes/],
  ['<Prompt title="P">a</Prompt>', /<Prompt> is inside a line of text/],
  ['<Task title="T" minutes={10}>\n\na\n\n</Task>', /<Task> needs the value of minutes in quotes/],
  ['<Task title="T" minutes="ten">\n\na\n\n</Task>', /"minutes": is "ten": must be a whole number/],
])('content that a lesson cannot render is rejected: %s', (source, sentence) => {
  const mistakes = getMistakes(source, true)
  expect(mistakes.filter((mistake) => sentence.test(mistake)).length).toBeGreaterThan(0)
})

test.each([
  ['a footnote that is there', 'a[^1] \\[^2]\n\n[^1]: b'],
  ['links by reference', '[a][b], [b][] and [b]\n\n[b]: /blog'],
  ['brackets in words', 'A list[a][b], [1][2], [sic], [x] (a note) and (a)[1]'],
  ['escaped brackets', '\\[a][b], \\[a](b c) and !\\[a](./b c.png)'],
  ['brackets in code', '`[^a]` `[a][b]` `![a](./b c.png)`\n\n```text\n[^a] [a](b c)\n```'],
  ['a picture with a space that is written so', '![A](<./my photo.png>)'],
])('%s are valid', (_, source) => {
  expect(getMistakes(source)).toEqual([])
})

test.each([
  [
    'a\nb[^nope]',
    'line 2: contains [^nope], but that footnote is not defined (add a line [^nope]: words;',
  ],
  [
    '- a\n  [b][nope]',
    'line 2: contains [b][nope], but the link "nope" is not defined (write [words](/blog),',
  ],
  [
    'See [the page][].',
    'line 1: contains [the page][], but the link "the page" is not defined (write',
  ],
  [
    '![x](./my pic.png)',
    'line 1: contains ![x](./my pic.png), which would be printed as is (allowed: an',
  ],
  ['![x](https://e.com/my pic.png)', 'line 1: contains ![x](, which would be printed as is'],
  [
    'See [x] (/blog).',
    'line 1: contains [x] (/blog), which would be printed as is (allowed: [words](/bl',
  ],
  [
    'a\n(x y)[#next]',
    'line 2: contains (x y)[#next], which would be printed as is (allowed: [words](/bl',
  ],
  ['[x](/blog “Blog”)', 'line 1: contains [x](/blog “Blog”), which would be printed as is'],
])('Markdown that would be printed as text is reported: %j', (source, sentence) => {
  expect(getMistakes(source)).toEqual([expect.stringContaining(sentence)])
})

test.each([
  [
    'a\n\n```ts\nb\n\nc',
    'line 3: starts a code block that is not closed (add a line of the same ``` below',
  ],
  ['> ```ts\n> a\n\nb', 'line 1: starts a code block that is not closed'],
  ['![ ](./a.png)', 'line 1: shows "./a.png" without a text alternative'],
  ['<Callout kind="tip"></Callout>', 'line 1: <Callout> is empty (allowed: text between its'],
  ['<Callout kind="tip">\n\n{/* a */}\n\n</Callout>', 'line 1: <Callout> is empty'],
])('content that would be lost is reported: %j', (source, sentence) => {
  expect(getMistakes(source)).toEqual([expect.stringContaining(sentence)])
})

test.each([
  [
    'words\n---\nmore',
    'line 1: is a heading because of the --- below it (write ## for a heading, or an empty',
  ],
  ['> words\n> ---', 'line 1: is a heading because of the --- below it'],
  ['##\n\na', 'line 1: is a heading without text'],
  ['a [](/blog)', 'line 1: links to "/blog" without text'],
  [
    'a\n\n[^lost]: b',
    'line 3: explains [^lost], which the text does not reference: it is not shown',
  ],
  ['a[^b]\n\n[^b]: c\n\n[^B]: d', 'line 5: explains [^B] a second time: it is not shown'],
  [
    '| a | b |\n| - | - |\n| 1 | 2 |\n| 1 | 2 | 3 |',
    'line 4: has 3 cells in a table of 2 columns, and the page omits the surplus ones (write \\| for',
  ],
])('content that is probably not rendered as intended is noted: %j', (source, sentence) => {
  expect(getNotes(source)).toEqual([expect.stringContaining(sentence)])
  expect(getMistakes(source)).toEqual([])
})

test.each([
  [
    'code that is closed',
    '```ts\na\n```\n\n~~~~\n~~~\n~~~~\n\n> ```\n> a\n> ````\n\n- ```\n  a\n  ```',
  ],
  ['a short row and an empty cell', '| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | |\n| 1 | 2 \\| 3 |'],
  ['a heading with a long line below', 'words\n-----'],
  ['a rule behind an empty line', 'words\n\n---\n\nmore'],
  ['a heading of code', '## `a`'],
  ['a footnote of another case', 'a[^B]\n\n[^b]: c'],
])('%s is valid', (_, source) => {
  expect(getFacts(source)).toMatchObject({ problems: [], notes: [] })
})

test.each([
  [
    'a\n##Heading words',
    'line 2: contains ##Heading, which would be printed as is (allowed: a space after',
  ],
  ['> ##**Heading**', 'line 1: contains ##**Heading**, which would be printed as is'],
  [
    'a\n**Words: **more',
    'line 2: contains **Words: **, whose ** would be printed (allowed: spaces outside, words **words** w',
  ],
  ['Слово**«цитата»**далі', 'line 1: contains **«цитата»**, whose ** would be printed'],
  [
    'a\n** words ** more',
    'line 2: contains ** words **, whose ** would be printed (allowed: spaces out',
  ],
  ['** 2 steps ** and `2 ** 3`', 'line 1: contains ** 2 steps **, whose'],
  ['a ~~ words ~~ b', 'line 1: contains ~~ words ~~, whose ~~ would'],
  ['- **Words [a](/blog): **more', 'line 1: contains **Words [a](/blog): **, whose'],
  [
    '~~x ~~y',
    'line 1: contains ~~x ~~, whose ~~ would be printed (allowed: spaces outside, words ~~w',
  ],
])('characters that would be printed are reported: %j', (source, sentence) => {
  expect(getMistakes(source)).toEqual([expect.stringContaining(sentence)])
})

test.each([
  [
    'a\n-one\n-two\n-three',
    'line 3: contains lines such as -two, which are not a list (allowed: a space after',
  ],
  [
    'a\n| a | b |\n| 1 | 2 |\n| 3 | 4 |',
    'line 3: contains lines such as | 1 | 2 |, which are not a table',
  ],
  [
    '| a | b |\n| --- |\n| 1 | 2 |',
    'line 2: contains | --- |, which is not a table (allowed: below',
  ],
  ['| a | b |\n\n| :-- | - |\n| 1 | 2 |', 'line 3: contains | :-- | - |, which is not a table'],
])('lines that are probably mistakes are noted: %j', (source, sentence) => {
  expect(getNotes(source)).toEqual([expect.stringContaining(sentence)])
  expect(getMistakes(source)).toEqual([])
})

test.each([
  ['tags and signs', '#AI #чатбот C# F## \\##x'],
  ['escaped stars', '\\*\\*a: \\*\\*b, \\~~a \\~~b'],
  ['code', '`**a **b` `~~x ~~y`\n\n```text\n##a\n-one\n-two\n| - | - |\n```'],
  ['sums and secrets', '2 ** 10, 3 ** 4 = 81; 900 грн** і **; **** **** 1234; ***@a.ua, ***@b.ua'],
  [
    'sums of letters',
    'x ** y ** z, 2 ** n and 3 ** m, √(width ** 2 + height ** 2), (a) ** b ** 2, `a` ** `b`, `c` ** 4, 2 * 3 * 4',
  ],
  ['stars around nothing', '** ** 1234, a ** b'],
  ['words that work', '**a:** b, **«a»** ~~c~~, ***d*** x**y**z'],
  ['one line with a dash', 'a\n-one\nb\n-two'],
  ['figures', '-5\n-10\n1.5\n2.5\n1.x is old\n2.x is new\n-f a\n-v b'],
  ['a line of dashes', 'a\n\n-----\n\nb | c'],
  ['words between strokes', 'a\n|x| = 5\nb\n|y| and |z|'],
])('%s are recognized', (_, source) => {
  expect(getFacts(source)).toMatchObject({ problems: [], notes: [] })
})

test.each([
  [
    '<VideoCard href="https://e.com" title="T">words</VideoCard>',
    'contains text that would not be shown',
  ],
  ['<Figure src="./a.png" alt="A">\n\nwords\n\n</Figure>', 'contains text that would not be shown'],
  [
    '<Steps />',
    'contains no numbered list (allowed: lines that begin with 1. and 2., between its tags)',
  ],
  ['<Steps>\n\n- a\n\n</Steps>', 'contains no numbered list'],
  ['<Comparison caption="C">\n\na\n\n</Comparison>', 'contains no table'],
  [
    '<Comparison caption="C" best="2">\n\n| a |\n| - |\n| b |\n\n</Comparison>',
    'attribute "best": is "2" (allowed: the number of a row, 1 to 1)',
  ],
  [
    '<VideoCard href="/blog" title="T" />',
    'attribute "href": is "/blog": must be the address of another site, https',
  ],
])('%s is rejected with its content', (source, sentence) => {
  const name = /<(\w+)/.exec(source)?.[1]
  expect(getMistakes(source)).toEqual([expect.stringContaining(`line 1: <${name}> ${sentence}`)])
})

test.each([
  '<VideoCard href="https://e.com" title="T"></VideoCard>',
  '<VideoCard href="https://e.com" title="T">\n{/* a note */}\n</VideoCard>',
  '<Steps>\n1. a\n2. b\n</Steps>',
  '<Comparison caption="C" best="2">\n\n| a |\n| - |\n| b |\n| c |\n\n</Comparison>',
])('%s is valid', (source) => {
  expect(getMistakes(source)).toEqual([])
})

test('a fence is reported with its line', () => {
  expect(getMistakes('a\n\n```TS {9}\nb\n```')).toEqual([
    'line 3: is code in the language "TS" (allowed: ts)',
    'line 3: marks line 9 of its 1 (allowed: 1 to 1)',
  ])
})

test.each([
  [
    'Це *дуже важливо *слово.',
    /^line 1: contains \*дуже важливо \*, whose \* would be printed \(allowed: sp/,
  ],
  ['Термін *«інтент»*ом назвали.', /^line 1: contains \*«інтент»\*/],
  [
    'Запустіть:\n\n    npm install\n    npm start',
    /^line 3: begins with four spaces, which do not start a code block/,
  ],
  ['> [!NOTE]\n> Корисно знати.', /^line 1: contains \[!NOTE\].*write <Callout kind="note">/],
  ['> [!WARNING]\n> Так.', /write <Callout kind="warning">/],
  [':::tip\nПорада\n:::', /^line 1: contains :::tip, which is a container elsewhere .*<Callout/],
  ['![[схема.png]] і так', /write !\[what it shows\]\(\.\/схема\.png\)/],
  ['[[Інший допис]]', /write \[Інший допис\]\(\/blog\/its-address\)/],
  ['Текст^[виноска тут].', /write \[\^1\], and a line \[\^1\]: виноска тут/],
  ['==важливо==', /write \*\*важливо\*\*/],
  ['```python\na = 1  # [!code highlight]\n```', /write \{1\} after the language/],
  ['## {/* тільки коментар */}', /is a heading without text/],
])('%j is noted with a suggestion', (source, sentence) => {
  expect(getNotes(source).some((note) => sentence.test(note))).toBe(true)
})

test.each([
  '2 * 3 * 4 = 24 і 2*3*4',
  '*курсив*, (*курсив*) та **жир**',
  'зірочка \\*слово\\* і a == b, c === d',
  '- пункт\n\n  абзац пункту',
])('%j is not noted', (source) => {
  expect(getNotes(source)).toEqual([])
})

test('a heading is listed without comments, and with its code marked', () => {
  const { headings, anchors } = getFacts('## Заголовок {/* чернетка */}\n\n## Рядок `"код" - x`')
  expect(headings.map(({ text }) => text)).toEqual(['Заголовок', 'Рядок `"код" - x`'])
  expect(anchors).toEqual(['zaholovok', 'riadok-kod-x'])
})

test('an address ends before typographic punctuation', () => {
  const source =
    'Див. «https://example.com/a» і “https://example.com/b”, https://example.com/c… та https://example.com/d—далі, сайт «www.example.com».'
  expect(getFacts(source).links.map(({ target }) => target)).toEqual([
    'https://example.com/a',
    'https://example.com/b',
    'https://example.com/c',
    'https://example.com/d',
    'http://www.example.com',
  ])
})

test('a no-break space after a marker counts as a space', () => {
  const tree = parseMarkdown(
    '##\u00A0Заголовок\n\n-\u00A0перший\n-\u00A0другий\n\n1.\u00A0раз\n2.\u00A0два',
  )
  expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'list', 'list'])
})
