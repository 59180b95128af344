import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { checkContent } from './check-content.ts'
import { createContentReader, parseContentFile } from './read-content.ts'

const FILE = 'content/posts/hello/post.en.mdx'

const post = (body: string) =>
  parseContentFile(
    FILE,
    new TextEncoder().encode(`---
title: Hello
excerpt: One or two sentences that say what the reader will be able to do.
date: 2023-10-10
tags: [dialogflow]
keywords: [bots]
---

${body}
`),
  )

test('a tag or a series that site.yaml does not list is told with those it lists', () => {
  const read = (file: string) => parseContentFile(file, readFileSync(file))
  const parsed = parseContentFile(
    FILE,
    new TextEncoder().encode(
      post('Text.').source.replace('[dialogflow]', '[no-such-tag]\nseries: no-such-series'),
    ),
  )
  const { problems } = checkContent([read('content/site/site.yaml'), parsed], {
    today: '2026-01-01',
  })
  const told = problems.filter(({ file }) => file === FILE)
  expect(told).toMatchObject([
    {
      field: 'series',
      message: expect.stringMatching(
        /^is "no-such-series", which is not among the series of content\/site\/site\.yaml \(known: /,
      ),
    },
    {
      field: 'tags.1',
      message: expect.stringMatching(
        /^is "no-such-tag", which is not among the tags of content\/site\/site\.yaml \(known: /,
      ),
    },
  ])
})

test('a link to no heading names those there are', () => {
  const { problems } = checkContent([post('## First part\n\nSee [it](#frist-part).')], {
    today: '2026-01-01',
  })
  expect(problems.map(({ message }) => message)).toContain(
    'links to "#frist-part", which is no heading here (known: first-part)',
  )
})

test('a link may lead to a heading of any level, and to the footnotes where there are some', () => {
  const body = (more: string) =>
    `## A\n\n### B\n\n#### C\n\nSee [c](#c), [notes](#footnote-label).${more}`
  const linksOf = (text: string) =>
    checkContent([post(text)], { today: '2026-01-01' })
      .problems.filter(({ field }) => field === 'line 15')
      .map(({ message }) => message)
  expect(linksOf(body('[^1]\n\n[^1]: D'))).toEqual([])
  expect(linksOf(body(''))).toEqual([
    'links to "#footnote-label", which is no heading here (known: a, b, c)',
  ])
})

test.each(['/my%20file.pdf', '/%D1%84.pdf', '/ф.pdf'])(
  'a link to a file of public/ is right as an address writes its name: %s',
  (target) => {
    const { problems } = checkContent([post(`Read [a file](${target}), [none](/other.pdf).`)], {
      today: '2026-01-01',
      exists: (path) => ['public/my file.pdf', 'public/ф.pdf'].includes(path),
    })
    const links = problems.filter(({ file, field }) => file === FILE && field?.startsWith('line'))
    expect(links.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^links to "\/other\.pdf", which is no page of the site \(known: \/offer, /,
      ),
    ])
  },
)

test.each([
  ['./there.png', undefined],
  ['./other.png', 'is "./other.png", which does not exist'],
  ['./a/there.png', 'is "./a/there.png" (allowed: a picture in content/portfolio/, ./picture.png)'],
  ['./there.pdf', 'is "./there.pdf" (allowed: a picture in content/portfolio/, ./picture.png)'],
])('the picture of a project lies beside its file: %s', (image, message) => {
  const file = 'content/portfolio/converso.yaml'
  const project = readFileSync(file, 'utf8').replace('order: 1', `order: 1\nimage: ${image}`)
  const files = [parseContentFile(file, new TextEncoder().encode(project))]
  const { problems } = checkContent(files, {
    today: '2026-01-01',
    exists: (path) => path === 'content/portfolio/there.png',
  })
  const about = problems.filter(({ field }) => field === 'image')
  expect(about.map((problem) => problem.message)).toEqual(message === undefined ? [] : [message])
})

test('an author is told of signs in a title that its picture for sharing leaves out', () => {
  const file = parseContentFile(
    FILE,
    new TextEncoder().encode(
      `---\ntitle: "🚀 From Excel → to a bot"\nexcerpt: One or two sentences that say what the reader will be able to do.\ndate: 2023-10-10\ntags: [dialogflow]\nkeywords: [bots]\n---\n\nText.\n`,
    ),
  )
  const { warnings } = checkContent([file], { today: '2026-01-01' })
  expect(warnings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^holds 🚀 →, which the picture for sharing leaves out/),
  )
})

test('an author who writes a picture in other letters than its file is told how to write it', () => {
  const root = mkdtempSync(join(tmpdir(), 'check-content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const project = 'content/portfolio/converso.yaml'
  const article = 'content/posts/dialogflow-session/post.en.mdx'
  const about = 'content/pages/about.en.yaml'
  for (const folder of ['content/portfolio', 'content/posts/dialogflow-session', 'public']) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'Photo.PNG'), '')
  }
  const read = (file: string, change: (source: string) => string) =>
    parseContentFile(file, new TextEncoder().encode(change(readFileSync(file, 'utf8'))))
  const { problems } = checkContent(
    [
      read(project, (source) => source.replace('order: 1', 'order: 1\nimage: ./photo.png')),
      read(article, (source) => source.replace(/^(?=date:)/m, 'image: ./photo.png\n')),
      read(about, (source) => source.replace('portrait: { ', 'portrait: { src: /photo.png, ')),
    ],
    { root, today: '2026-01-01' },
  )
  const hint = (name: string) =>
    `(write ${name}: letters are small or capital as in the file's name)`
  const told = problems.filter(({ message }) => message.includes('(write '))
  expect(told.map(({ message }) => message).toSorted()).toEqual([
    `is "./photo.png", which does not exist ${hint('./Photo.PNG')}`,
    `is "./photo.png", which does not exist ${hint('./Photo.PNG')}`,
    `is "/photo.png", which is no picture in public/ ${hint('/Photo.PNG')}`,
  ])
})

test('what says what a picture shows is told that no picture is named', () => {
  const article = 'content/posts/dialogflow-session/post.en.mdx'
  const project = 'content/portfolio/converso.yaml'
  const files = [
    [article, 'date:', 'imageAlt: Two dashes\ndate:'],
    [project, 'order: 1', 'order: 1\nimageAlt: { en: Two dashes, uk: Дві риски }'],
  ] as const
  const parsed = files.map(([file, from, to]) =>
    parseContentFile(file, new TextEncoder().encode(readFileSync(file, 'utf8').replace(from, to))),
  )
  const { problems } = checkContent(parsed, { today: '2026-01-01', exists: () => true })
  const about = problems.filter(({ field }) => field === 'imageAlt')
  expect(about).toEqual(
    parsed.map(({ file, source }) => ({
      file,
      field: 'imageAlt',
      line: source.split('\n').findIndex((row) => row.startsWith('imageAlt:')) + 1,
      message: 'says what a picture shows, and the field "image" names none',
    })),
  )
})

test('a link of a lesson leads to no place in it, which has no address', () => {
  const file = 'content/lessons/01-prompt-basics/lesson.en.mdx'
  const source = `${readFileSync(file, 'utf8')}\nSee [the beginning](#part-1).\n`
  const lesson = parseContentFile(file, new TextEncoder().encode(source))
  const { problems } = checkContent([lesson], { today: '2026-01-01', exists: () => true })
  expect(problems.map(({ message }) => message)).toContainEqual(
    'links to "#part-1" (allowed: a page of the site or an address, not a place in the lesson)',
  )
})

test('what is wrong among several files is told with the line of its field', () => {
  const file = 'content/courses/pi-course/page.en.yaml'
  const source = readFileSync(file, 'utf8').replace(/^ {2}lead: .*$/m, '  lead: "{no-such}"')
  const row = source.split('\n').findIndex((line) => line.includes('{no-such}')) + 1
  const others = createContentReader()().filter((one) => one.file !== file)
  const page = parseContentFile(file, new TextEncoder().encode(source))
  const { problems } = checkContent([...others, page], { today: '2999-01-01' })
  expect(problems).toMatchObject([{ file, field: 'hero.lead', line: row }])
})

test('what an article most likely does not mean is a note, and no problem', () => {
  const { problems, warnings } = checkContent([post('-one\n-two')], { today: '2026-01-01' })
  expect(warnings).toContainEqual({
    file: FILE,
    field: 'line 10',
    message: 'holds lines such as -two, which make no list (allowed: a space behind - or 1.)',
  })
  expect(problems.filter(({ file, field }) => file === FILE && field?.startsWith('line'))).toEqual(
    [],
  )
})

test.each([
  ['/blog/dialogflow-agnet', '/blog/dialogflow-agent'],
  ['/Blog', '/blog'],
  ['/blog/', '/blog'],
  ['/bonus_prompt.md', '/bonus_prompts.md'],
])('who links to %s is told of %s', (target, meant) => {
  const agent = 'content/posts/dialogflow-agent/post.en.mdx'
  const files = [
    post(`See [it](${target}).`),
    parseContentFile(agent, new TextEncoder().encode(readFileSync(agent, 'utf8'))),
  ]
  const { problems } = checkContent(files, { today: '2026-01-01' })
  expect(problems.filter(({ field }) => field === 'line 9')).toEqual([
    {
      file: FILE,
      field: 'line 9',
      message: expect.stringContaining(
        `links to "${target}", which is no page of the site (known: ${meant}, `,
      ),
    },
  ])
})

test('the calculator cannot do without its third language', () => {
  const words = new TextEncoder().encode('a: 1')
  const files = [parseContentFile('content/factory/words.en.yaml', words)]
  const { problems } = checkContent(files, { today: '2026-01-01' })
  expect(problems).toContainEqual({ file: 'content/factory/words.ru.yaml', message: 'is missing' })
})
