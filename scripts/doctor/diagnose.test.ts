import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { createContentReader, parseContentFile } from '#scripts/content/read-content.ts'
import { courseCodes, DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { FIXTURE } from '#scripts/test/fixture-site.ts'

import { checkEnvironment, isPlaceholder } from './check-environment.ts'
import { diagnose } from './diagnose.ts'
import { findPlaceholders } from './find-placeholders.ts'
import { formatReport } from './finding.ts'
import { heavyPictures } from './heavy-pictures.ts'

const COMPLETE_INPUT = {
  SITE_URL: 'https://site.com.ua',
  COURSE_ACCESS_CODES: 'kvitka_2931',
  ADMIN_USER: 'owner',
  ADMIN_PASSWORD: 'rain-on-nine-tin-roofs',
}

const contentFile = (file: string, text: string) =>
  parseContentFile(file, new TextEncoder().encode(text))

/** Placeholders in a file with the fields of its YAML, as if its schema allowed them. */
const parsePlaceholders = (file: string, text: string) => {
  const yaml = /^---\n([^]*?)\n---/.exec(text)?.[1] ?? text
  const data = parse(yaml) as Record<string, unknown>
  return findPlaceholders({ ...contentFile(file, text), source: text, data })
}

test('a complete environment has no findings', () => {
  expect(checkEnvironment(COMPLETE_INPUT)).toEqual([])
})

test.each([
  [{ SITE_URL: undefined }, 'set SITE_URL=', true],
  [{ SITE_URL: 'http://localhost:4173' }, 'the real https address', true],
  [{ SITE_URL: 'https://example.com' }, 'the real https address', true],
  [{ COURSE_ACCESS_CODES: undefined }, 'set COURSE_ACCESS_CODES', true],
  [{ SITE_URL: 'https://' }, 'SITE_URL is "https://" (allowed: ', true],
  [{ SITE_URL: 'site.com.ua' }, 'SITE_URL is "site.com.ua" (allowed: ', true],
  [{ COURSE_ACCESS_CODES: ' , ' }, 'set COURSE_ACCESS_CODES', true],
  [{ COURSE_ACCESS_CODES: 'kvitka_2931,abc' }, 'contains a code of 3 characters', true],
  [{ COURSE_ACCESS_CODES: DEMO_CODE }, 'contains the public demo code', true],
  [{ ADMIN_USER: '', ADMIN_PASSWORD: '' }, 'set ADMIN_USER and ADMIN_PASSWORD', false],
  [{ ADMIN_PASSWORD: undefined }, 'ADMIN_PASSWORD is not set (allowed: both or neither)', true],
  [{ ADMIN_PASSWORD: '1' }, 'this one has 1 character (allowed: at least 12)', true],
  [{ ADMIN_PASSWORD: 'aaaaaaaaaaaaaa' }, 'fewer than 5 different characters', true],
  [{ ADMIN_PASSWORD: '202611281234' }, 'only digits', true],
  [{ ADMIN_PASSWORD: 'Мій-пароль-2026' }, 'contains a common password word', true],
  [{ ADMIN_PASSWORD: 'three-dashes' }, 'contains a common password word', true],
  [{ ADMIN_PASSWORD: 'the-Owner-of-it' }, 'contains the user name', true],
  [{ COURSE_ACCESS_CODES: '12345678' }, 'replace the code 12…, which contains only digits', true],
  [{ COURSE_ACCESS_CODES: 'kvitka_2931,first_code' }, 'replace the code fi…', true],
  [{ DEMO: '1' }, 'unset DEMO', true],
])('with %j the only finding is: %s', (change, message, isBlocking) => {
  const findings = checkEnvironment({ ...COMPLETE_INPUT, ...change })
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ group: 'environment', isBlocking })
  expect(findings[0]?.message).toContain(message)
})

test('the build accepts the codes that the doctor gives as an example', () => {
  const [finding] = checkEnvironment({ ...COMPLETE_INPUT, COURSE_ACCESS_CODES: undefined })
  const [, example] = /COURSE_ACCESS_CODES=(\S+)/.exec(finding?.message ?? '') ?? []
  expect(courseCodes({ COURSE_ACCESS_CODES: example }, false)).toHaveLength(2)
})

test.each([
  ['plausible', 'This site counts no visits.', true],
  ['plausible', 'Plausible counts visits without cookies.', false],
  ['umami', 'Сайт не рахує відвідувань.', true],
])('with %s enabled, the privacy page “%s” is reported: %s', (provider, sentence, isReported) => {
  const analytics = [
    'analytics:',
    `  provider: ${provider}`,
    '  script: https://visits.com.ua/script.js',
    `  site: ${provider === 'umami' ? 'a1b2c3' : 'site.com.ua'}`,
  ].join('\n')
  const site = readFileSync(`${FIXTURE}/content/site/site.yaml`, 'utf8')
    .replace(/^analytics:\n(?: .*\n)*/m, '')
    .concat(analytics, '\n')
  const files = [
    contentFile('content/site/site.yaml', site),
    contentFile('content/legal/privacy/en.mdx', `---\ntitle: Privacy\n---\n\n${sentence}\n`),
  ]
  const findings = diagnose({ files, env: COMPLETE_INPUT, today: '2026-01-01' })
  const analyticsFindings = findings.filter(({ message }) => message.includes('counts visits'))
  expect(analyticsFindings.map(({ line, isBlocking }) => [line, isBlocking])).toEqual(
    isReported ? [[5, true]] : [],
  )
})

test('a heavy picture in public/ is reported, a light one is not', () => {
  const root = mkdtempSync(join(tmpdir(), 'public-'))
  mkdirSync(join(root, 'public/photos'), { recursive: true })
  writeFileSync(join(root, 'public/photos/me.jpg'), Buffer.alloc(9_000_000))
  writeFileSync(join(root, 'public/small.jpg'), Buffer.alloc(90_000))
  const heavy = heavyPictures(root)
  rmSync(root, { recursive: true })
  expect(diagnose({ files: [], heavy, env: COMPLETE_INPUT, today: '2026-01-01' })).toContainEqual({
    group: 'images',
    file: 'public/photos/me.jpg',
    line: 1,
    message: expect.stringMatching(/^weighs 8,789 KB /) as string,
    isBlocking: false,
  })
  expect(heavy).toHaveLength(1)
})

test.each([
  ['https://example.com/a', true],
  ['https://www.example.org', true],
  ['https://pay.invalid/1', true],
  ['https://example.com.ua/a', false],
  ['https://my-example.com', false],
  ['see https://example.com', false],
])('%s is a placeholder: %s', (address, expected) => {
  expect(isPlaceholder(address)).toBe(expected)
})

test.each<
  [what: string, yaml: string[], expected: [group: string, line: number, message: string][]]
>([
  [
    'a sample whose marker alone was removed',
    [
      'reviews:',
      '  - text: In place of this text a student tells a story.',
      '    result: Результат одним рядком',
      '  - text: На місці цього тексту розповідь.',
      '    sample: true',
      'portrait: { alt: A face, caption: Sample portrait }',
      'agentId: 00000000-0000-0000-0000-000000000000',
    ],
    [
      ['samples', 2, 'reviews.1.text: replace the sample text “In place of this text a student'],
      ['samples', 3, 'reviews.1.result: replace the sample text'],
      ['samples', 5, 'reviews.2: replace the sample with real content and remove "sample"'],
      ['samples', 6, 'portrait.caption: replace the sample text'],
      ['samples', 7, 'agentId: replace the sample text'],
    ],
  ],
  [
    'a sample link, once',
    ['links:', '  messenger:', '    url: https://example.com/messenger', '    sample: true'],
    [
      [
        'links',
        4,
        'links.messenger: replace https://example.com/messenger with the real address and remove "sample"',
      ],
    ],
  ],
  [
    'in lists, in braces and at the top level',
    [
      'sample: true',
      'enrollUrl: https://example.com/pay',
      'items:',
      '  - { text: a, sample: true }',
      '  - text: "sample: true"',
    ],
    [
      ['samples', 1, 'this file: replace the sample with real content and remove "sample"'],
      ['links', 2, 'enrollUrl: replace https://example.com/pay with the real address'],
      ['samples', 4, 'items.1: replace the sample with real content and remove "sample"'],
    ],
  ],
])('what must be replaced is found: %s', (_what, yaml, expected) => {
  expect(parsePlaceholders('content/x.yaml', yaml.join('\n'))).toEqual(
    expected.map(([group, line, message]) => ({
      group,
      file: 'content/x.yaml',
      line,
      message: expect.stringContaining(message) as string,
      isBlocking: true,
    })),
  )
})

test('blanks of a legal text are found with their lines, links and code are not', () => {
  const text = [
    '---',
    'title: Offer',
    'sample: true',
    '---',
    '',
    'By [full name, address] and [a link](/blog).',
    '```',
    'a[index] of [some code]',
    '```',
  ].join('\n')
  expect(
    parsePlaceholders('content/legal/offer/en.mdx', text).map(({ group, line }) => [group, line]),
  ).toEqual([
    ['samples', 3],
    ['words', 6],
  ])
})

test('a figure without a source is reported with its line, and blocks nothing', () => {
  const claims = [
    'claims:',
    '  years: { figure: "20", words: { en: years, uk: років }, basis: { en: Since 2006, uk: З 2006 } }',
    '  clients: { figure: 95%, words: { en: clients, uk: клієнтів } }',
  ]
  const files = [contentFile('content/site/claims.yaml', claims.join('\n'))]
  const findings = diagnose({ files, env: COMPLETE_INPUT, today: '2026-01-01' })
  expect(findings.filter(({ group }) => group === 'claims')).toEqual([
    {
      group: 'claims',
      file: 'content/site/claims.yaml',
      line: 3,
      message: 'clients: add "basis": what the figure counts and when it was measured',
      isBlocking: false,
    },
  ])
})

test('a post in one language, its cover and excerpt, and a broken file are reported with their lines', () => {
  const post = [
    '---',
    'title: Hello',
    `excerpt: "**word** ${'word '.repeat(15)}"`,
    'date: 2024-01-01',
    'keywords: [a]',
    'image: ./cover.png',
    '---',
    '',
    '## Part',
  ].join('\n')
  const broken = 'title: 5\n'
  const files = [
    contentFile('content/posts/hello/post.en.mdx', post),
    contentFile('content/packages/x.yaml', broken),
  ]
  const findings = diagnose({ files, env: COMPLETE_INPUT, today: '2026-01-01' })
  expect(findings).toContainEqual({
    group: 'translations',
    file: 'content/posts/hello/post.en.mdx',
    line: 1,
    message: 'translate the post: write post.uk.mdx beside it',
    isBlocking: false,
  })
  expect(findings).toContainEqual(
    expect.objectContaining({ group: 'images', file: 'content/posts/hello/post.en.mdx' }),
  )
  expect(findings).toContainEqual({
    group: 'texts',
    file: 'content/posts/hello/post.en.mdx',
    line: 3,
    message:
      'excerpt contains **word**, which would be printed as is (this field is plain text without Markdown and HTML)',
    isBlocking: false,
  })
  expect(findings).toContainEqual({
    group: 'content',
    file: 'content/packages/x.yaml',
    line: 1,
    message: expect.stringMatching(/^title is not known here \(known: order, name, /) as string,
    isBlocking: true,
  })
})

test('a finding across files is reported with its line, also within braces', () => {
  const moved = [
    'oldBlog: /old/posts/',
    'contains: []',
    'paths:',
    '  - { from: /a, to: /blog }',
    '  - { from: /b, to: /no-such-page }',
  ]
  const files = createContentReader(FIXTURE)()
    .filter(({ file }) => file !== 'content/site/redirects.yaml')
    .concat(contentFile('content/site/redirects.yaml', moved.join('\n')))
  expect(diagnose({ files, env: COMPLETE_INPUT, today: '2026-01-01' })).toContainEqual(
    expect.objectContaining({
      file: 'content/site/redirects.yaml',
      line: 5,
      message: expect.stringMatching(/^paths\.2\.to /) as string,
    }),
  )
})

test('an address inside a picture is not a placeholder', () => {
  const picture = contentFile('content/photo.jpg', 'seen: https://example.com/camera\n')
  const findings = diagnose({ files: [picture], env: COMPLETE_INPUT, today: '2026-01-01' })
  expect(findings.filter(({ file }) => file === 'content/photo.jpg')).toMatchObject([
    { group: 'content', message: expect.stringContaining('not a known content file') as string },
  ])
})

test('the report is grouped, names lines and says what blocks publication', () => {
  const report = formatReport([
    { group: 'samples', file: 'a.yaml', line: 3, message: 'replace it', isBlocking: true },
    { group: 'environment', file: 'environment', message: 'set X', isBlocking: false },
  ])
  expect(report.split('\n')).toEqual([
    'Environment (1, when there is time)',
    '  environment set X',
    '',
    'Sample content (1, before launch)',
    '  a.yaml:3 replace it',
    '',
    '1 to do before launch.',
  ])
  expect(formatReport([])).toBe('Nothing blocks a launch.')
})
