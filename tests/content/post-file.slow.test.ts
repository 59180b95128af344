import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'

import { checkContent } from '#scripts/content/check-content.ts'
import { createContentReader, parseContentFile } from '#scripts/content/read-content.ts'
import { rehypePlugins, remarkPlugins } from '#scripts/mdx/plugins.ts'
import { FIXTURE } from '#scripts/test/fixture-site.ts'
import { parsePost } from '#src/content/markdown/parse-post.ts'
import {
  isSamePost,
  getUnsupportedParts,
  newFileUrl,
  postFile,
  readPostFile,
  unzipFiles,
  zipFiles,
} from '#src/features/admin/post-file.ts'
import { loadMessages } from '#src/i18n/messages.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { Markdown } from '#src/mdx/markdown.tsx'
import { createComponents } from '#src/mdx/mdx.tsx'
import { OnSite } from '#tests/support/on-site.tsx'

const en = await loadMessages('en')

const CONTEXT = {
  paths: ['/', '/blog', '/blog/kitchen-sink'],
  tags: ['ai', 'chatbot'],
  siteUrl: 'https://site.example/',
}

const post: BrowserPost = {
  slug: 'a-post-from-the-browser',
  title: 'Що: "пам\'ятає" бот # {x}',
  excerpt:
    'Контексти, тривалість життя й двадцять хвилин, після яких агент вас забуває: - з прикладами.',
  date: '2023-10-10',
  image: 'https://example.com/cover.png',
  content: '',
  keywords: ['бот', 'а: б', '- в'],
  images: [],
  language: 'uk',
  tags: ['chatbot', 'cooking'],
  savedAt: '',
}

// Input that MDX, the build or a browser could misinterpret.
const TEXTS = {
  'plain words':
    'Перший рядок\nі другий.\n\nАбзац із **жирним**, _курсивом_, ~~ні~~ і `code {x} <b>`.',
  'braces and tags':
    'Дужки {x}, {{y}} та } і <b>теги</b>, a < b, <3, <br/>, <https://e.com/a_b>.\n\n{block}\n\n<Callout kind="note">\n\nтекст\n\n</Callout>',
  'words of code': 'import this from that\n\nexport default x\nimport y\n\n- import z',
  comments: 'До <!-- { --> після\n\n<!--\nблок\n\nдва\n-->',
  headings: '# Один\n\n### Три\n\nтекст {x}\n===\n\n## Один\n\n###### Шість',
  pictures:
    'слова [image:https://e.com/a_b*c.png] ще\n\n[image:javascript:alert(1)]\n\n![](https://e.com/a.png)\n\n- пункт\n  [image:/files/a.png]\n\n1. [image:https://e.com/b.png]\n2. слово',
  code: '```ts title="a.ts"\n[image:x] <T,>({}) => `${x}`\n```\n\n    відступ {x}\n\n~~~\n```\n~~~\n\n``a ` b``',
  lists: '* один\n* два\n\n  абзац\n\n1) раз\n2) два\n\n- [ ] треба\n- [x] є',
  liftedPictures:
    '# ![а](https://e.com/a.png) б\n\n[![в](https://e.com/b.png)](https://e.com/) **г ![](https://e.com/c.png)**\n\n| ![д](https://e.com/d.png) | [![е](https://e.com/e.png)](https://e.com/b) |\n|--|--|\n| ~~![є](https://e.com/f.png)~~ | ж |',
  tables: '| a {x} | b |\n|:--|--:|\n| <b> | 1 \\| 2 |',
  footnotes: 'Текст[^1] і ще[^n].\n\n[^1]: Примітка {x}.\n[^n]: Друга <b>.',
  links:
    '[погане](javascript:alert(1)) [пошта](mailto:a@b.co) https://e.com/x_y_z www.e.com a@b.co [довідка][r]\n\n[r]: https://e.com "Назва {x}"',
  escapes:
    '\\# не заголовок \\{ \\* &lt;b&gt; &amp; \\<script>\n\n2023\\. рік\n\n+ 1\n\n***\n\nкінець\\\nрядка  \nі ще',
  'what looks like a reference':
    'Слово[^нема], [слово][нема], ![x](./a b.png), [x](/a “b”)\n\n```Nope title=x {a}\nкод\n```',
  quotes: '> # Цитата {x}\n> - пункт\n>\n> кінець\n\n---\n\n"Слово" - це слово\'',
}

test('exported files pass the content checks', { timeout: 60_000 }, () => {
  const parsed = Object.values(TEXTS).map((content, index) => {
    // Titles must be unique.
    const { text } = postFile({ ...post, title: `${post.title} ${index}`, content }, CONTEXT)
    return parseContentFile(
      `content/posts/own-${index}/post.uk.mdx`,
      new TextEncoder().encode(text),
    )
  })
  const publishedPosts = createContentReader(FIXTURE)()
  const { problems } = checkContent([...publishedPosts, ...parsed], {
    root: FIXTURE,
    today: '2026-11-28',
  })
  expect(problems).toEqual([])
  const { excerpt, date, keywords, image } = post
  for (const [index, { data }] of parsed.entries()) {
    const title = `${post.title} ${index}`
    expect(data).toMatchObject({ title, excerpt, date, keywords, image, tags: ['chatbot'] })
  }
})

test.each(Object.entries(TEXTS))(
  '%s: the built page equals the page of the browser post',
  async (_, content) => {
    const { text } = getFile(content)
    const source = new VFile(text.replace(/^---\n[\s\S]*?\n---\n/, ''))
    source.data.rawDocumentData = { sourceFilePath: 'posts/a/post.uk.mdx' }
    const { default: Body } = await evaluate(source, { ...runtime, remarkPlugins, rehypePlugins })
    const built = renderToStaticMarkup(createElement(Body, { components: createComponents(en) }))
    const html = renderToStaticMarkup(
      createElement(
        OnSite,
        null,
        createElement(Markdown, { tree: parsePost(content), locale: 'uk' }),
      ),
    )
    expect(withAbsoluteUrls(comparable(html))).toBe(comparable(built))
  },
)

test.each([
  ['[a](/blog)', '[a](/blog)'],
  ['[a](/uk/blog?page=2#list)', '[a](/blog?page=2#list)'],
  ['[a](https://site.example/uk/blog)', '[a](/blog)'],
  ['[a](blog/kitchen-sink)', '[a](/blog/kitchen-sink)'],
  ['[a](/unknown)', '[a](https://site.example/unknown)'],
  ['[a](//e.com/x)', '[a](https://e.com/x)'],
  ['[a](http:e.com)', '[a](http://e.com)'],
  ['[a](https://)', 'a'],
  ['![ ](https://e.com/a.png)', '![Blog post image](https://e.com/a.png)'],
  ['[a](#b)\n\n## C\n\n### D\n\n#### B', '[a](#b)\n\n## C\n\n### D\n\n#### B'],
  ['[a](#b)\n\n## B', '[a](#b)\n\n## B'],
  ['[a](#c)\n\n## B', 'a\n\n## B'],
  ['[a](https://) [b]()', 'a b'],
  ['```TS\na\n```', '```ts\na\n```'],
  ['```nope title="a.ts" {9} x\na\n```', '```text title="a.ts"\na\n```'],
  [
    '```ts title="a.ts" showLineNumbers {1}\na\n```',
    '```ts title="a.ts" showLineNumbers {1}\na\n```',
  ],
])('%j is written to the file as %j', (content, expected) => {
  expect(
    getFile(content)
      .text.replace(/^---\n[\s\S]*?\n---\n\n/, '')
      .trim(),
  ).toBe(expected)
})

test('tags and keywords are written to a file once', () => {
  const duplicated = { ...post, tags: ['ai', 'ai'], keywords: ['Бот', 'бот', 'ще'] }
  const { data, problems } = parseContentFile(
    'content/posts/own/post.uk.mdx',
    new TextEncoder().encode(postFile(duplicated, CONTEXT).text),
  )
  expect(problems).toEqual([])
  expect(data).toMatchObject({ tags: ['ai'], keywords: ['Бот', 'ще'] })
})

test.each(Object.values(TEXTS))(
  'importing an exported file returns the same post, and exporting it the same file',
  (content) => {
    const edited = { ...post, content }
    const first = postFile(edited, CONTEXT)
    const imported = readPostFile(first, '2023-10-11T00:00:00Z')
    if (!imported) throw new Error('the file is a post')
    expect(imported).toMatchObject({
      ...edited,
      content: imported.content,
      tags: ['chatbot'],
      savedAt: imported.savedAt,
    })
    expect(postFile(imported, CONTEXT)).toEqual(first)
    expect(isSamePost(edited, imported, CONTEXT)).toBe(true)
    expect(isSamePost(edited, { ...imported, language: 'en' }, CONTEXT)).toBe(false)
    expect(
      isSamePost(edited, { ...imported, content: `${imported.content}\n\nБільше.` }, CONTEXT),
    ).toBe(false)
  },
)

test.each([
  ['a-post.uk.mdx', 'a-post', 'uk'],
  ['a-post.en (1).mdx', 'a-post', 'en'],
  ['content\\posts\\a-post\\en.mdx', 'a-post', 'en'],
  ['a-post.en copy.mdx', 'a-post', 'en'],
  ['a-post.en - Copy.mdx', 'a-post', 'en'],
  ['a-post.EN-2.MDX', 'a-post', 'en'],
  ['my_post.en.mdx', 'title', 'en'],
  ['content/posts/b/post.en.mdx', 'b', 'en'],
  ['whatever.mdx', 'title', 'uk'],
  // Browsers do not reveal the folder of a chosen file.
  ['en.mdx', 'title', 'en'],
  ['EN (1).mdx', 'title', 'en'],
  ['uk.mdx', 'title', 'uk'],
  ['en-route.mdx', 'title', 'uk'],
])('a file %s becomes the post %s in %s', (path, slug, language) => {
  expect(readPostFile({ path, text: '---\ntitle: Title\n---\n\ntext\n' }, '')).toMatchObject({
    slug,
    language,
  })
})

test.each(['', 'text', '---\n: [\n---\n\ntext', '---\ntitle: x\n---\n'])(
  '%j is not a post',
  (text) => {
    expect(readPostFile({ path: 'a.uk.mdx', text }, '')).toBeUndefined()
  },
)

test('an archive contains the files at their paths', () => {
  const files = [postFile({ ...post, content: 'а' }, CONTEXT)]
  expect(unzipFiles(zipFiles(files))).toEqual(files)
  expect(files[0]?.path).toBe('content/posts/a-post-from-the-browser/post.uk.mdx')
})

test('a damaged file in an archive has no text, and the others keep theirs', () => {
  const files = ['a', 'b'].map((name) => ({
    path: `posts/${name}/post.uk.mdx`,
    text: `${name} `.repeat(50),
  }))
  const archive = zipFiles(files)
  // The compressed data of the first file follows its name.
  const dataOffset = 30 + 'posts/a/post.uk.mdx'.length
  archive.fill(0xff, dataOffset, dataOffset + 4)
  const [first, second] = unzipFiles(archive)
  expect(first).toEqual({ path: 'posts/a/post.uk.mdx', text: '' })
  expect(second).toEqual(files[1])
  expect(() => unzipFiles(archive.subarray(0, 100))).toThrow('invalid zip data')
})

test('an archived file whose text does not match its checksum is rejected', () => {
  const text = 'Той самий текст. '.repeat(20)
  const archive = zipFiles([{ path: 'posts/a/post.uk.mdx', text }])
  const dataOffset = 30 + 'posts/a/post.uk.mdx'.length
  const length = new DataView(archive.buffer).getUint32(18, true)
  const flipped = Array.from({ length }, (_, position) => {
    const damaged = archive.slice()
    damaged[dataOffset + position] = (damaged[dataOffset + position] ?? 0) ^ 4
    return unzipFiles(damaged)[0]?.text
  })
  // The last bits are padding.
  expect(new Set(flipped)).toEqual(new Set(['', text]))
})

test('fields of a file that a browser post cannot store are reported', () => {
  const fields = 'title: Title\ndate: 2026-01-01\nseries: bots\ndraft: true'
  const text = `---\n${fields}\n---\n\n<Callout kind="tip">\n\nА\n\n</Callout>\n\n\`<Code>\` <b>\n`
  const file = { path: 'posts/a/post.uk.mdx', text }
  const read = readPostFile(file, '')
  if (!read) throw new Error('the file is a post')
  expect(getUnsupportedParts(file, read)).toEqual(['series', 'draft', '<Callout>'])
  const exported = postFile({ ...post, content: 'а <Callout>' }, CONTEXT)
  const imported = readPostFile(exported, '')
  expect(imported && getUnsupportedParts(exported, imported)).toEqual([])
})

test('fields are read as written, and an ambiguous date is reported', () => {
  const fields = 'title: 2026\ndate: 05/06/2026\nkeywords: [GPT, 4, 2.0]'
  const file = { path: 'posts/a/post.uk.mdx', text: `---\n${fields}\n---\n\nА\n` }
  const read = readPostFile(file, '')
  expect(read).toMatchObject({ title: '2026', keywords: ['GPT', '4', '2.0'] })
  expect(read && getUnsupportedParts(file, read)).toEqual(['date'])
})

test('metadata files of macOS in an archive are ignored', () => {
  const file = { path: 'posts/a-post/post.uk.mdx', text: 'text' }
  const notes = ['__MACOSX/posts/a-post/._uk.mdx', '._a-post.uk.mdx']
  const archive = zipFiles([file, ...notes.map((path) => ({ path, text: 'Mac OS X' }))])
  expect(unzipFiles(archive)).toEqual([file])
})

function getFile(content: string) {
  return postFile({ ...post, content }, CONTEXT)
}

/** Removes allowed differences from HTML: code colors, and line breaks between elements. */
function comparable(html: string): string {
  return html
    .replace(/<span class="tk-[^"]*">|<span[^>]*data-line[^>]*>|<\/span>/g, '')
    .replace(/<(figure|figcaption)([^>]*)>/g, '<$1$2>')
    .replace(/>\s+</g, '><')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
}

/** Makes all addresses absolute, as in the file. */
function withAbsoluteUrls(html: string): string {
  return html.replaceAll('src="/files/', 'src="https://site.example/files/')
}

test("the address of GitHub's new file page contains the post, unless it is too long", () => {
  const repository = { url: 'https://github.com/owner/site', branch: 'main' }
  const file = { path: 'content/posts/a/post.uk.mdx', text: '---\ntitle: А & Б\n---\n' }
  const url = new URL(newFileUrl(repository, file) ?? '')
  expect(url.origin + url.pathname).toBe('https://github.com/owner/site/new/main')
  expect(Object.fromEntries(url.searchParams)).toEqual({ filename: file.path, value: file.text })
  expect(newFileUrl(repository, { ...file, text: 'а'.repeat(3000) })).toBeUndefined()
})

test('the number and size of files read from an archive are limited', () => {
  const large = { path: 'large.uk.mdx', text: 'a'.repeat(1_000_001) }
  const many = Array.from({ length: 1001 }, (_, index) => ({
    path: `${index}.uk.mdx`,
    text: 'Text.',
  }))
  const read = unzipFiles(zipFiles([large, ...many]))
  expect(read).toHaveLength(1002)
  const unreadablePaths = read.filter(({ text }) => text === '').map(({ path }) => path)
  expect(unreadablePaths).toHaveLength(2)
  expect(unreadablePaths).toContain('large.uk.mdx')
})

test('fields of excessive length are rejected', () => {
  const fields = Array.from({ length: 5000 }, (_, index) => `k${index}: 1`).join('\n')
  const text = `---\ntitle: A\n${fields}\n---\nText.`
  expect(readPostFile({ path: 'a.uk.mdx', text }, '')).toBeUndefined()
  expect(readPostFile({ path: 'a.uk.mdx', text: '---\ntitle: A\n---\nText.' }, '')).toBeDefined()
})
