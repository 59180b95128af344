import { expect, test } from 'vitest'

import { redirectsSchema } from '#src/content/schema/redirects.ts'

import { checkContent } from './check-content.ts'
import { checkRedirects } from './check-redirects.ts'
import { formatProblem } from './problem.ts'
import { parseContentFile } from './read-content.ts'

const FILE = 'content/site/redirects.yaml'

function check(rules: object): string[] {
  const data = redirectsSchema.parse({ paths: [], contains: [], oldBlog: '/ua/posts/', ...rules })
  const pagePaths = new Set(['/', '/blog', '/blog/tag/bots', '/courses/one', '/dashboard'])
  const library = { redirects: [{ file: FILE, id: 'redirects', locale: undefined, data }] }
  const isPublic = (path: string) => ['/', '/checklist.md', '/old/', '/old'].includes(path)
  return checkRedirects(library, pagePaths, isPublic).map(
    ({ field, message }) => `${field} ${message}`,
  )
}

test('rules that hide no page and no file are right', () => {
  expect(
    check({
      paths: [
        { from: '/en', to: '/', status: 200 },
        { from: '/en/*', to: '/:splat', status: 200 },
        { from: '/edu/*', to: '/edu/index.html' },
        { from: '/a/anything', to: '/' },
        { from: '/a/*', to: '/:splat' },
        { from: '/courses/old', to: '/courses/one' },
        { from: '/old', to: '/blog' },
        { from: '/assets/guide.pdf', to: '/blog' },
      ],
      contains: [
        { text: 'bots', to: '/blog/tag/bots', toUkrainian: '/uk/blog/tag/bots' },
        { text: 'thing', to: '/blog' },
      ],
    }),
  ).toEqual([])
})

test.each([
  [
    'a rule over a page',
    { paths: [{ from: '/blog', to: '/' }] },
    [
      'paths.1.from is "/blog", which would hide the page /blog (allowed: an address that is not a page)',
    ],
  ],
  [
    'a rule over a page of the other language',
    { paths: [{ from: '/uk/courses/*', to: '/uk' }] },
    [
      'paths.1.from is "/uk/courses/*", which would hide the page /uk/courses/one (allowed: an address that is not a page)',
    ],
  ],
  [
    'a rule over a file of public/',
    { paths: [{ from: '/checklist.md', to: '/blog' }] },
    [
      'paths.1.from is "/checklist.md", which would hide the file public/checklist.md (allowed: an address without a file)',
    ],
  ],
  [
    'a rule over a folder of public/',
    { paths: [{ from: '/old/*', to: '/blog' }] },
    [
      'paths.1.from is "/old/*", which would hide the files of public/old/ (allowed: an address without a file)',
    ],
  ],
  [
    'an old blog that is the new one',
    { oldBlog: '/uk/blog/' },
    [
      'oldBlog is "/uk/blog/", which would hide the page /uk/blog/tag/bots (allowed: a folder without pages)',
    ],
  ],
])('%s is a problem, with what is allowed', (_, rules, problems) => {
  expect(check(rules)).toEqual(problems)
})

test.each([
  [
    '- { from: a, to: / }',
    'field "paths.1.from": is "a": must be a path such as /old, or /old/* for all below it, and ф for %D1%84, without ; and $',
  ],
  [
    '- { from: /%D1%84, to: / }',
    'field "paths.1.from": is "/%D1%84": must be a path such as /old, or /old/* for all below it, and ф for %D1%84, without ; and $',
  ],
  [
    '- { from: /a, to: //evil.example }',
    'field "paths.1.to": is "//evil.example": must be a path such as /blog, without ; and $',
  ],
  [
    '- { from: /a, to: /blog/:splat }',
    'field "paths.1.to": contains ":splat", but "/a" does not end in "*"',
  ],
  [
    '- { from: /a/, to: / }\n  - { from: /a, to: /blog }',
    'field "paths.2.from": is "/a", which an earlier rule already redirects (allowed: each address once)',
  ],
  ['- { from: /a, to: /, status: 303 }', 'field "paths.1.status": is 303 (allowed: 301, 302, 200)'],
])('%s is one sentence with file and field', (rule, sentence) => {
  expect(getSentences(rule)).toContain(`${FILE}: ${sentence}`)
})

test('a rule that leads to no page, or to another rule, is reported with similar pages', () => {
  expect(getSentences('- { from: /a, to: /corses }')).toContainEqual(
    expect.stringContaining(
      `${FILE}: field "paths.1.to": links to "/corses", which is not a page of the site (known: /courses, `,
    ),
  )
  const chain = getSentences('- { from: /a, to: /b }\n  - { from: /b, to: /a }')
  for (const [index, to] of ['/b', '/a'].entries()) {
    expect(chain).toContainEqual(
      expect.stringContaining(`"paths.${index + 1}.to": links to "${to}", which is not a page of`),
    )
  }
})

test('the Ukrainian target of a text must be a page, too', () => {
  const text =
    'paths: []\ncontains: [{ text: bots, to: /blog, toUkrainian: /uk/blgo }]\noldBlog: /a/\n'
  expect(getFileSentences(text)).toContainEqual(
    expect.stringContaining(
      '"contains.1.toUkrainian": links to "/uk/blgo", which is not a page of',
    ),
  )
})

function getSentences(rule: string): string[] {
  return getFileSentences(`paths:\n  ${rule}\ncontains: []\noldBlog: /ua/posts/\n`)
}

function getFileSentences(text: string): string[] {
  const files = [parseContentFile(FILE, new TextEncoder().encode(text))]
  const { problems } = checkContent(files, { today: '2026-01-01' })
  return problems.map((problem) => formatProblem({ ...problem, line: undefined }))
}
