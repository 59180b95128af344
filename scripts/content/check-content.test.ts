import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { FIXTURE } from '#scripts/test/fixture-site.ts'

import { checkContent } from './check-content.ts'
import { formatProblem } from './problem.ts'
import { type ContentFile, createContentReader, parseContentFile } from './read-content.ts'

/** The fixture site, which each test edits in memory. */
const files = createContentReader(FIXTURE)()

const getSource = (file: string) => {
  const source = files.find((contentFile) => contentFile.file === file)?.source
  if (source === undefined) throw new Error(`There is no ${file}`)
  return source
}

type Edit = (source: string) => string

type Edits = Record<string, string | Edit | undefined>

const replace =
  (from: string | RegExp, to: string): Edit =>
  (source) => {
    expect(source).toMatch(from)
    return source.replace(from, to)
  }

/** The site with some files edited, added or, with `undefined`, removed. */
function getEditedFiles(edits: Edits): ContentFile[] {
  const parsed = Object.entries(edits).flatMap(([file, edit]) => {
    if (edit === undefined) return []
    const text = typeof edit === 'string' ? edit : edit(getSource(file))
    return parseContentFile(file, new TextEncoder().encode(text))
  })
  return [...files.filter(({ file }) => !(file in edits)), ...parsed]
}

const check = (edits: Edits) =>
  checkContent(getEditedFiles(edits), { root: FIXTURE, today: '2026-11-28' })

/** The sentences that report the problems of the edited site. */
const getProblems = (edits: Edits) => check(edits).problems.map(formatProblem)

/** A post without a translation, which would have to change with it. */
const POST = 'content/posts/only-in-english/post.en.mdx'
const COURSE = 'content/courses/pi-course/course.yaml'
const PACKAGE = 'content/packages/pair.yaml'
const PROJECT = 'content/portfolio/project-alpha.yaml'

const append =
  (text: string): Edit =>
  (source) =>
    `${source}\n${text}\n`

test('the checks find no problem in the unchanged site', () => {
  expect(getProblems({})).toEqual([])
})

test('every link of an article that leads nowhere is reported with its line', () => {
  const links = [
    '/blog/no-such-post',
    '#no-such-heading',
    '/blog/long-read#no-such-heading',
    '/offer#no-such-heading',
    '',
    'https://',
    '/uk/blog',
    'javascript:alert(1)',
    'www.site.ua',
    'https:/site.ua/a',
    'http:site.ua',
    'me@site.ua',
    '/blog/long-raed',
    '/Blog',
    '/blog/',
    '/bonus_prompt.md',
    // Valid links: headings of any level here and in articles of the same language, files, footnotes.
    '#why',
    '#deep',
    '/blog/long-read#the-window',
    '/checklist.md',
  ]
  const body = `\n### Deep\n\n${links.map((link) => `See [it](${link}).`).join('\n\n')}`
  const first = getSource(POST).split('\n').length + 4
  const reported = getProblems({ [POST]: append(body) }).map((problem) => {
    const [, line = '', message = ''] = /^\S+ line (\d+): links to (.*)$/.exec(problem) ?? []
    return `${links[(Number(line) - first) / 2]} → ${message}`
  })
  const sentences = [
    ['/blog/no-such-post', ', which is not a page of the site (known: '],
    ['#no-such-heading', ', which is not a heading here (known: why, deep)'],
    [
      '/blog/long-read#no-such-heading',
      ', but "no-such-heading" is not a heading of /blog/long-read',
    ],
    ['/offer#no-such-heading', ', but "no-such-heading" is not a heading of /offer (known: '],
    ['', ' (allowed: an address, https://example.com, or a path such as /blog)'],
    ['https://', ' (allowed: an address, '],
    ['/uk/blog', ' (remove the language'],
    ['javascript:alert(1)', ' (allowed: http'],
    ['www.site.ua', ' (allowed: https://www.site.ua, or a path'],
    ['https:/site.ua/a', ' (allowed: https://site.ua/a)'],
    ['http:site.ua', ' (allowed: http://site.ua)'],
    ['me@site.ua', ' (allowed: mailto:me@site.ua, or a path'],
    ['/blog/long-raed', ', which is not a page of the site (known: /blog/long-read, '],
    ['/Blog', ', which is not a page of the site (known: /blog, '],
    ['/blog/', ', which is not a page of the site (known: /blog, '],
    ['/bonus_prompt.md', ', which is not a page of the site (known: /bonus_prompts.md, '],
  ]
  expect(reported).toEqual(
    sentences.map(([link, message]) => expect.stringContaining(`${link} → "${link}"${message}`)),
  )
})

test('a link may lead to a heading in its own language and to existing footnotes, but not into a lesson', () => {
  const LESSON = 'content/lessons/05-tools/lesson.en.mdx'
  const ukrainian = files.find(({ file }) => file === 'content/posts/long-read/post.uk.mdx')
  const heading = ukrainian?.article?.headings[0]?.id
  const links = `[a](/blog/long-read#${heading}) [b](#footnote-label)`
  expect(
    getProblems({ [POST]: append(links), [LESSON]: append('[c](#plan) [d](site:promptServise)') }),
  ).toEqual([
    expect.stringMatching(/long-read#.* is not a heading of \/blog\/long-read/),
    expect.stringContaining('links to "#footnote-label", which is not a heading here'),
    expect.stringContaining('links to "#plan" (allowed: a page of the site or an address, not a'),
    expect.stringContaining('links to "site:promptServise" (allowed: site: and one of messenger, '),
  ])
  expect(getProblems({ [POST]: append('[b](#footnote-label)[^1]\n\n[^1]: c') })).toEqual([])
})

test.each(['/my%20file.pdf', '/%D1%84.pdf', '/ф.pdf'])(
  'a link to a file of public/ is right as an address writes its name: %s',
  (target) => {
    const { problems } = checkContent(
      getEditedFiles({ [POST]: append(`Read [a file](${target}).`) }),
      {
        today: '2026-11-28',
        exists: (path) => /public\/(?:my file|ф)\.pdf$|\.(?:png|svg|md)$/.test(path),
      },
    )
    expect(problems).toEqual([])
  },
)

/** Another English post and another project. */
const OTHER_POST = getSource(POST).replace('Only in English', 'Another note')
const PROJECT_WITH_PAGE = getSource('content/portfolio/project-gamma.yaml').replace(
  /^order: .*$/m,
  'order: 9',
)

/** Changes that make files contradict each other, and the sentence that reports it. */
const BROKEN: [edits: Edits, sentence: string][] = [
  [
    { 'content/courses/new/page.uk.yaml': 'title: A' },
    'has no course (content/courses/new/course.',
  ],
  [
    { 'content/legal/cookies/en.mdx': '---\ntitle: C\n---\n' },
    'in the folder "cookies" (allowed: ',
  ],
  [{ [POST]: append('<Chart />') }, 'uses <Chart> (allowed: Callout, '],
  [{ [POST]: append('<constructor />') }, 'uses <constructor> (allowed: Callout, '],
  [{ [POST]: replace(/^(?=tags)/m, 'updated: 2020-01-01\n') }, '2020-01-01, before the date'],
  [{ [POST]: replace('[ai]', '[cats]') }, '"cats", which is not among the tags of content/site'],
  [{ [POST]: replace(/^(?=tags)/m, 'series: cats\n') }, '"cats", which is not among the series'],
  [{ [POST]: replace(/^(?=tags)/m, 'image: ./no.png\n') }, '"./no.png", which does not exist'],
  [
    { [POST]: replace(/^(?=tags)/m, 'image: ./post.mdx\n') },
    '"./post.mdx" (allowed: a picture beside',
  ],
  [
    { [POST]: replace(/^(?=tags)/m, 'image: ./a/b.png\n') },
    '"./a/b.png" (allowed: a picture beside',
  ],
  [{ [POST]: replace(/^(?=tags)/m, 'imageAlt: A\n') }, 'the field "image" is missing'],
  [{ [POST]: append('![a scheme](./no.png)') }, 'shows "./no.png", which does not exist'],
  [
    { [POST]: replace('Only in English', 'Note two') },
    'which is also used by content/posts/note-two/post.en.mdx',
  ],
  [{ 'content/posts/My Post/post.en.mdx': OTHER_POST }, 'folder "My Post" is not a valid slug'],
  [{ 'content/posts/tag/post.en.mdx': OTHER_POST }, 'slug "tag" is reserved'],
  [{ [PROJECT]: replace('./project-alpha.png', './no.png') }, '"./no.png", which does not exist'],
  [
    { [PROJECT]: replace('./project-alpha.png', './a/b.png') },
    '(allowed: a picture in content/portfolio/',
  ],
  [{ [PROJECT]: replace(/^image: .*\n/m, '') }, 'the field "image" is missing'],
  [
    { [PROJECT]: replace('calls a person', '[it](/blog/no)') },
    '"/blog/no", which is not a page of the site',
  ],
  [
    { 'content/portfolio/мій.yaml': PROJECT_WITH_PAGE },
    'file name "мій" is not a valid slug (allowed: ',
  ],
  [{ [COURSE]: replace('order: 1', 'order: 2') }, 'is 2, which is also used by content/courses/'],
  [
    { [COURSE]: replace('area: /dashboard', 'area: /dashbord') },
    '"/dashbord", which is not a page',
  ],
  [{ [COURSE]: replace(/landing: .*/, 'landing: /about') }, '"/about": must be /courses/ and'],
  [
    { [COURSE]: replace(/landing: .*/, 'landing: /courses/ai-fundamentals') },
    'the page of content/courses/ai-fu',
  ],
  [
    { [COURSE]: replace('oldPriceUAH: 900', 'oldPriceUAH: 100') },
    'is 100, which is not above the price 450',
  ],
  [{ [COURSE]: replace('oldPrice: 45', 'oldPrice: 8') }, 'is 8, which is not above the price 11'],
  [{ [COURSE]: replace('price: 11', 'price: 0') }, '450, but price is 0 (allowed: 0 in both or'],
  [
    { [COURSE]: replace('priceUAH: 450', 'priceUAH: 0') },
    '0, but price is 11 (allowed: 0 in both or',
  ],
  [
    { [PACKAGE]: replace('order: 1', 'order: 2') },
    'which is also used by content/packages/whole-path.yaml',
  ],
  [
    { [PACKAGE]: replace('savings: 200', 'savings: 198') },
    '198 (expected 200, the regular price minus the discounted price)',
  ],
  [
    { 'content/site/offers.yaml': replace('oldUah: 5000', 'oldUah: 3000') },
    'not above the price 4000',
  ],
  [
    { 'content/site/services.yaml': replace('20, 30, 10', '20, 40') },
    'has 2 durations, but content/pages/',
  ],
  [
    { 'content/site/support-chat.yaml': replace('/chat.', '/other.') },
    "the host of the chat's own script",
  ],
  [
    { 'content/pages/about.uk.yaml': replace('/portrait.png', '/me.jpg') },
    'not a picture in public/',
  ],
  [
    { 'content/pages/home.uk.yaml': undefined },
    'home.uk.yaml: is missing (both languages are required)',
  ],
  [{ 'content/factory/words.ru.yaml': undefined }, 'words.ru.yaml: is missing'],
]

/** Changes that make a file invalid, and all sentences that report it. */
const SINGLE_EDITS: [edits: Edits, ...sentences: string[]][] = [
  [
    { 'content/legal/offer/en.mdx': undefined, 'content/legal/offer/uk.mdx': undefined },
    'offer/en.mdx: is missing',
    'offer/uk.mdx: is missing',
  ],
  [{ [COURSE]: replace('price: 11', 'price: $11') }, '"price": is "$11"'],
  [
    { [PROJECT]: replace(/^title:/m, 'titel:') },
    '"title": is missing',
    '"titel": is not known here',
  ],
  [{ [POST]: replace('title: ', 'title: "') }, 'is not valid YAML'],
  [{ 'content/site/claims.yaml': undefined }, 'claims.yaml: is missing'],
  [
    { 'content/site/site.yaml': replace(/^brand: /m, 'brnd: ') },
    '"brand": is missing',
    '"brnd": is not known here',
  ],
]

test('mistakes that involve several files are reported at once, each in one sentence', () => {
  const mismatches = getSites(BROKEN).flatMap((rows) => {
    const reported = getProblems(Object.assign({}, ...rows.map(([edits]) => edits)))
    return rows.flatMap(([, sentence]) => {
      const matching = reported.filter((problem) => problem.includes(sentence))
      const isSingle =
        matching.length === 1 &&
        /^content\/[\p{L}\w./ -]+(?::\d+)?: [^\n]+$/u.test(String(matching))
      return isSingle ? [] : [{ sentence, told: reported }]
    })
  })
  expect(mismatches).toEqual([])
})

/**
 * Combines edits of different files into one site, because checking each edit separately takes four times as
 * long.
 */
function getSites(rows: typeof BROKEN): (typeof BROKEN)[] {
  const sites: (typeof BROKEN)[] = []
  for (const row of rows) {
    const names = Object.keys(row[0])
    const site = sites.find((group) =>
      group.every(([edits]) => !names.some((name) => name in edits)),
    )
    if (site) site.push(row)
    else sites.push([row])
  }
  return sites
}

test('an invalid file is reported without the errors that it causes elsewhere', () => {
  expect(parseContentFile(POST, undefined).problems.map(({ message }) => message)).toEqual([
    'is too large (allowed: at most 1000000 bytes)',
  ])
  expect(SINGLE_EDITS.map(([edits]) => getProblems(edits))).toEqual(
    SINGLE_EDITS.map(([, ...sentences]) =>
      sentences.map((message) => expect.stringContaining(message)),
    ),
  )
})

test('an unknown figure is reported with the line of its field', () => {
  const file = 'content/courses/pi-course/page.en.yaml'
  const edit = replace(/^ {2}lead: .*$/m, '  lead: "{no-such}"')
  const row =
    edit(getSource(file))
      .split('\n')
      .findIndex((line) => line.includes('{no-such}')) + 1
  expect(check({ [file]: edit }).problems).toMatchObject([{ file, field: 'hero.lead', line: row }])
})

test('a link to an unpublished post is a problem, unless it is between two of them', () => {
  const { problems } = checkContent(files, { root: FIXTURE, today: '2000-01-01' })
  const sentences = problems.map(formatProblem)
  expect(sentences).toContainEqual(
    expect.stringMatching(/redirects\.yaml:\d+: .*\/blog\/tag\/dialogflow/),
  )
  expect(sentences.filter((sentence) => sentence.startsWith('content/posts/'))).toEqual([])
})

test.each([
  [
    'an offer that has ended',
    {
      [COURSE]: replace(
        'countdown: week-ahead',
        'countdown: fixed\ncountdownUntil: 2025-12-01T00:00:00+02:00',
      ),
    },
    /"countdownUntil": is 2025-12-01T.*, which has passed: /,
  ],
  [
    'a package dearer than its courses from the waitlist',
    {
      'content/packages/whole-path.yaml': replace(
        /^discountedPrice: .*\nsavings: .*$/m,
        'discountedPrice: 4161\nsavings: 1',
      ),
    },
    /whole-path\.yaml:\d+: field "discountedPrice": is 4161, but its courses cost/,
  ],
  [
    'lines that make no list',
    { [POST]: append('-one\n-two') },
    /lines such as -two, which are not a list/,
  ],
  [
    'signs that its picture for sharing leaves out',
    { [POST]: replace('Only in English', '"🚀 From Excel → to a bot"') },
    /contains 🚀 →, which the share image omits/,
  ],
])('%s is a warning and stops no build', (_case, edits, sentence) => {
  const { problems, warnings } = check(edits)
  expect(problems).toEqual([])
  expect(warnings.map(formatProblem)).toContainEqual(expect.stringMatching(sentence))
})

test('a picture whose name differs in case is reported with its spelling', () => {
  const root = mkdtempSync(join(tmpdir(), 'check-content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['content/portfolio', 'content/posts/only-in-english', 'public']) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'Photo.PNG'), '')
  }
  const edited = getEditedFiles({
    [PROJECT]: replace('./project-alpha.png', './photo.png'),
    [POST]: replace(/^(?=date:)/m, 'image: ./photo.png\n'),
    'content/pages/about.en.yaml': replace('/portrait.png', '/photo.png'),
  })
  const { problems } = checkContent(edited, { root, today: '2026-01-01' })
  const suggestions = problems.filter(({ message }) => message.includes('(write '))
  expect(suggestions.map(({ message }) => message).toSorted()).toEqual(
    [
      'is "./photo.png", which does not exist (write ./Photo.PNG',
      'is "./photo.png", which does not exist (write ./Photo.PNG',
      'is "/photo.png", which is not a picture in public/ (write /Photo.PNG',
    ].map((message) => `${message}: upper and lower case must match the file name)`),
  )
})

test('Windows line endings and a byte order mark change nothing', () => {
  expect(getProblems({ [POST]: `\uFEFF${getSource(POST).replaceAll('\n', '\r\n')}` })).toEqual([])
})
