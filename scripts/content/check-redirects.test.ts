import { expect, test } from 'vitest'

import { courseSchema } from '#src/content/schema/course.ts'
import { redirectsSchema } from '#src/content/schema/redirects.ts'

import { checkContent } from './check-content.ts'
import { checkRedirects } from './check-redirects.ts'
import { formatProblem } from './problem.ts'
import { parseContentFile } from './read-content.ts'

const FILE = 'content/site/redirects.yaml'

function check(given: object): string[] {
  const data = redirectsSchema.parse({ paths: [], contains: [], oldBlog: '/ua/posts/', ...given })
  const known = new Set(['/', '/blog', '/blog/tag/bots', '/courses/one', '/dashboard'])
  const course = courseSchema.parse({
    order: 1,
    title: { en: 'One', uk: 'Один' },
    subtitle: { en: 'One', uk: 'Один' },
    description: { en: 'One', uk: 'Один' },
    icon: 'Brain',
    price: 0,
    category: 'business',
    benefits: { en: ['A line'], uk: ['Рядок'] },
    enrollUrl: 'https://example.com/one',
  })
  const library = {
    redirects: [{ file: FILE, id: 'redirects', locale: undefined, data }],
    courses: [
      { file: 'content/courses/one/course.yaml', id: 'one', locale: undefined, data: course },
    ],
  }
  const isPublic = (path: string) => ['/', '/checklist.md', '/old/', '/old'].includes(path)
  return checkRedirects(library, known, isPublic).map(({ field, message }) => `${field} ${message}`)
}

test('rules that lead straight to pages are right', () => {
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
      'paths.1.from is "/blog", which would hide the page /blog (allowed: an address that is no page)',
    ],
  ],
  [
    'a rule over a page of the other language',
    { paths: [{ from: '/uk/courses/*', to: '/uk' }] },
    [
      'paths.1.from is "/uk/courses/*", which would hide the page /uk/courses/one (allowed: an address that is no page)',
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
    'a rule to the plan of a course that is on sale',
    { paths: [{ from: '/a', to: '/courses/one/content' }] },
    [
      'paths.1.to is "/courses/one/content", which has moved to "/courses/one" (allowed: "/courses/one", in one step)',
    ],
  ],
  [
    'an old blog that is the new one',
    { oldBlog: '/uk/blog/' },
    [
      'oldBlog is "/uk/blog/", which would hide the page /uk/blog/tag/bots (allowed: a folder without pages)',
    ],
  ],
  [
    'a chain',
    {
      paths: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/blog' },
      ],
    },
    ['paths.1.to is "/b", which has moved to "/blog" (allowed: "/blog", in one step)'],
  ],
  [
    'a chain from a text in Ukrainian',
    {
      paths: [{ from: '/uk/b', to: '/uk/blog' }],
      contains: [{ text: 'bots', to: '/blog/tag/bots', toUkrainian: '/uk/b' }],
    },
    [
      'contains.1.toUkrainian is "/uk/b", which has moved to "/uk/blog" (allowed: "/uk/blog", in one step)',
    ],
  ],
  [
    'a loop of two',
    {
      paths: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
    },
    [
      'paths.1.to is "/b", which leads back to itself: /a → /b → /a → /b',
      'paths.2.to is "/a", which leads back to itself: /b → /a → /b → /a',
    ],
  ],
])('%s is a problem, with what is allowed', (_, given, problems) => {
  expect(check(given)).toEqual(problems)
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
    'field "paths.1.to": holds ":splat", but "/a" ends in no "*"',
  ],
  [
    '- { from: /a/, to: / }\n  - { from: /a, to: /blog }',
    'field "paths.2.from": is "/a", which an earlier rule moves already (allowed: each address once)',
  ],
  ['- { from: /a, to: /, status: 303 }', 'field "paths.1.status": is 303 (allowed: 301, 302, 200)'],
])('%s is one sentence with file and field', (rule, sentence) => {
  expect(sentencesOf(rule)).toContain(`${FILE}: ${sentence}`)
})

test('a rule that leads to no page is told the pages most like it', () => {
  expect(sentencesOf('- { from: /a, to: /corses }')).toContainEqual(
    expect.stringContaining(
      `${FILE}: field "paths.1.to": links to "/corses", which is no page of the site (known: /courses, `,
    ),
  )
})

function sentencesOf(rule: string): string[] {
  const text = `paths:\n  ${rule}\ncontains: []\noldBlog: /ua/posts/\n`
  const files = [parseContentFile(FILE, new TextEncoder().encode(text))]
  const { problems } = checkContent(files, { today: '2026-01-01' })
  return problems.map((problem) => formatProblem({ ...problem, line: undefined }))
}
