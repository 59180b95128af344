// @vitest-environment jsdom
import fc from 'fast-check'
import type { Element, Properties } from 'hast'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'

import { isQuickToParse } from '#src/content/markdown/parse-effort.ts'
import { parsePost } from '#src/content/markdown/parse-post.ts'
import { renderPost } from '#src/content/markdown/render-post.ts'
import { loadMessages } from '#src/i18n/messages.ts'
import { Markdown } from '#src/mdx/markdown.tsx'
import corpus from '#tests/fixtures/script-injection.json' with { type: 'json' }
import { OnSite } from '#tests/support/on-site.tsx'

await loadMessages('en')

const vectors = corpus.sources.flatMap((source) => source.vectors)

/** Allowed elements of a post with their allowed properties. */
const ALLOWED_ATTRIBUTES = new Map(
  `span lang className
  a href title id ariaDescribedBy ariaLabel className dataFootnoteBackref dataFootnoteRef
  code className
  figure src alt
  img src alt title
  input type checked disabled
  h2 id className
  h3 id
  h4 id
  h5 id
  h6 id
  li id className
  ol start className
  ul className
  section dataFootnotes className
  td align
  th align
  blockquote
  br
  del
  em
  hr
  p
  pre
  strong
  sup
  table
  tbody
  thead
  tr`
    .split('\n')
    .map((line) => line.trim().split(' '))
    .map(([name = '', ...properties]) => [name, properties]),
)

const LINKS = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']
const IMAGES = ['http:', 'https:']

/** A vector by itself, followed by the vector in a Markdown context, which `index` selects. */
function embedVector(vector: string, index: number): string {
  const line = vector.replaceAll(/\s+/g, ' ')
  const places = [
    `[words](<${line}>) [words](${line}) <${line}>`,
    `![${line}](<${line}>)`,
    `[image:${line}]`,
    `- ${line}\n  > ${line}`,
    `| ${line} |\n| --- |\n| ${line} |`,
    `\`\`\`${line} title="${line}"\n${line}\n\`\`\``,
    `[words][r]\n\n[r]: <${line}> "${line}"`,
  ]
  return `${vector}\n\n${places[index % places.length]}`
}

/** Disallowed elements and properties of a post's tree, and addresses that a browser parses differently. */
function findFaults(source: string): string[] {
  const faults: string[] = []
  visit(renderPost(parsePost(source), 'uk'), (node) => {
    if (node.type === 'element') faults.push(...findElementFaults(node))
    else if (node.type !== 'root' && node.type !== 'text') faults.push(node.type)
  })
  return faults
}

function findElementFaults({ tagName, properties }: Element): string[] {
  const allowed = ALLOWED_ATTRIBUTES.get(tagName)
  if (!allowed) return [`<${tagName}>`]
  const names = Object.keys(properties).filter((name) => properties[name] !== undefined)
  return [
    ...names.filter((name) => !allowed.includes(name)).map((name) => `<${tagName} ${name}>`),
    ...(tagName === 'span' ? classFaults(properties.className) : []),
    ...schemeFaults(properties.href, LINKS),
    ...schemeFaults(properties.src, IMAGES),
  ]
}

// Only the class of a range wrapper is allowed; any other could imitate the site's own components.
function classFaults(className: Properties[string]): string[] {
  return className === undefined || String(className) === 'nb' ? [] : [`class ${String(className)}`]
}

// The browser's URL parser decides, not the product's code.
function schemeFaults(address: Properties[string], allowed: string[]): string[] {
  const base = 'https://site.example/'
  if (typeof address !== 'string' || !URL.canParse(address, base)) return []
  return allowed.includes(new URL(address, base).protocol) ? [] : [address]
}

test('the corpus contains hundreds of attack vectors, each with source and license', () => {
  expect(vectors.length).toBeGreaterThan(400)
  for (const source of corpus.sources)
    expect(source).toMatchObject({ name: /./, licence: /./, url: /^https/ })
})

test('no vector becomes a forbidden element, attribute or address', () => {
  expect(vectors.flatMap((vector, index) => findFaults(embedVector(vector, index)))).toEqual([])
})

test('rendered in a document, vectors stay text and execute nothing', () => {
  const marks = Object.keys(globalThis)
  const posts = vectors.map((vector) =>
    renderToStaticMarkup(
      createElement(
        OnSite,
        null,
        createElement(Markdown, { tree: parsePost(vector), locale: 'uk' }),
      ),
    ),
  )
  document.body.innerHTML = posts.join('')
  expect(
    document.querySelectorAll(
      'script, iframe, object, embed, svg:not(.lucide), math, style, form, base, meta',
    ),
  ).toHaveLength(0)
  const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
    element
      .getAttributeNames()
      .filter((name) => /^(?:on|srcdoc|formaction|action|xlink)/.test(name)),
  )
  expect(handlers).toEqual([])
  expect(Object.keys(globalThis)).toEqual(marks)
})

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...vectors.filter((vector) => vector.length < 200)),
      fc.constantFrom(
        '\n',
        '\n\n',
        '```\n',
        ...'[ ]( ) ![ < > ` - | [image: ] &# ;'.split(' '),
        '> ',
      ),
      fc.constantFrom(
        ...'JaVaScRiPt&colon; data:text/html, vbscript: //e.com https:'.split(' '),
        'java\tscript:',
        '\u0001javascript:',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

test('no combination of vectors executes anything', () => {
  fc.assert(
    fc.property(hostile, (source) => findFaults(source).length === 0),
    { numRuns: 150 },
  )
})

const RUNS = 100_000

test.each([
  ['quotations in each other', '> '.repeat(RUNS / 2)],
  ['lists in each other', '- '.repeat(RUNS / 2)],
  ['numbered lists in each other', '1. '.repeat(RUNS / 4)],
  [
    'steps of a list',
    Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join(''),
  ],
  ['deep lists in a row', `${'- '.repeat(20)}a\n`.repeat(2000)],
  ['opening brackets', '['.repeat(RUNS)],
  ['brackets in each other', '['.repeat(RUNS / 2) + ']'.repeat(RUNS / 2)],
  ['pictures in each other', '!['.repeat(RUNS / 8) + '](a)'.repeat(RUNS / 8)],
  ['stars and underscores', '*_'.repeat(RUNS / 4) + '_*'.repeat(RUNS / 4)],
  ['rows of backticks', Array.from({ length: 400 }, (_, length) => '`'.repeat(length)).join(' ')],
  ['notes', Array.from({ length: 4000 }, (_, note) => `[^${note}]: a`).join('\n')],
  ['underlines', 'a\n=\n'.repeat(RUNS / 4)],
  ['columns', `${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|`],
  ['lines', 'a\n\n'.repeat(RUNS / 3)],
  ['a megabyte', 'слово '.repeat(170_000)],
  ['one word of a megabyte', 'a'.repeat(1_000_000)],
])('%s are shown as typed without being parsed', (_, source) => {
  expect(isQuickToParse(source)).toBe(false)
  const { children } = parsePost(source)
  expect(new Set(children.map(({ type }) => type))).toEqual(new Set(['paragraph']))
})

test('long ordinary posts are parsed', () => {
  const section = `## Розділ\n\nАбзац із [посиланням](/blog), **словом** і \`кодом\`.\n\n- пункт\n  - глибше\n    1. ще глибше\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n\`\`\`ts\nconst list = [[1, 2], [3, 4]].map(([a, b]) => a * b)\n\`\`\`\n\n[image:https://example.com/a.png]\n\n`
  expect(isQuickToParse(section.repeat(300))).toBe(true)
  expect(isQuickToParse(`${'const a = [1, 2, 3][0]\n'.repeat(3)}`.repeat(20))).toBe(true)
})
