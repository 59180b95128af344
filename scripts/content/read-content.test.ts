import { expect, test } from 'vitest'

import { LEVELS } from '#src/content/ids.ts'

import { formatProblem } from './problem.ts'
import { getFieldLine, parseContentFile } from './read-content.ts'

const FRONTMATTER = `title: Hello
excerpt: One or two sentences that say what the reader will be able to do.
date: 2023-10-10
tags: [dialogflow]
keywords: [bots]`

function getProblems(
  source: string | Uint8Array,
  file = 'content/posts/hello/post.en.mdx',
): string[] {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source
  // Lines are covered by another test.
  return parseContentFile(file, bytes).problems.map((problem) =>
    formatProblem({ ...problem, line: undefined }),
  )
}

const post = (frontmatter: string, body = 'Text.\n') => `---\n${frontmatter}\n---\n\n${body}`

test('a valid file has no problems and gets its type and language from its path', () => {
  const file = parseContentFile(
    'content/posts/hello/post.uk.mdx',
    new TextEncoder().encode(post(FRONTMATTER)),
  )
  expect(file.problems).toEqual([])
  expect(file).toMatchObject({ id: 'hello', locale: 'uk', data: { date: '2023-10-10' } })
})

test('decomposed letters are normalized to NFC in fields and text', () => {
  const bytes = new TextEncoder().encode(
    post(FRONTMATTER.replace('Hello', 'Мій'), 'Її чай.\n').normalize('NFD'),
  )
  const { data, text } = parseContentFile('content/posts/hello/post.uk.mdx', bytes)
  expect(data).toMatchObject({ title: 'Мій' })
  expect(text).toContain('Її чай.')
})

test.each([
  [
    'a tag that is no slug',
    FRONTMATTER.replace('[dialogflow]', '[Dialog Flow]'),
    'field "tags.1": is "Dialog Flow": must be lower-case Latin letters, digits and single hyphens',
  ],
  ['a null', FRONTMATTER.replace('Hello', ''), 'field "title": has no value (allowed: text)'],
  ['a missing field', FRONTMATTER.replace('title: Hello\n', ''), 'field "title": is missing'],
  [
    'an unknown field',
    `${FRONTMATTER}\nauthor: me`,
    'field "author": is not known here (known: title, excerpt, date, updated, tags, keywords, image, imageAlt, series, draft)',
  ],
  [
    'the 31st of a month of 30 days',
    FRONTMATTER.replace('2023-10-10', '2026-11-31'),
    'field "date": is "2026-11-31", and that month has 30 days: must be a date such as 2023-10-10',
  ],
  [
    'a year of another age',
    FRONTMATTER.replace('2023-10-10', '0202-11-21'),
    'field "date": is "0202-11-21": must be a date such as 2023-10-10, from 1990 to 2099',
  ],
  [
    'a cover without an address',
    `${FRONTMATTER}\nimage: https://`,
    'field "image": is "https://": must be a file such as ./cover.png or an https:// address',
  ],
  [
    'a short excerpt',
    FRONTMATTER.replace(/excerpt: .*/, 'excerpt: Short.'),
    'field "excerpt": has 6 characters (allowed: at least 60 characters)',
  ],
])('%s is reported with its field and the allowed values', (_, frontmatter, message) => {
  expect(getProblems(post(frontmatter))).toEqual([`content/posts/hello/post.en.mdx: ${message}`])
})

test.each([
  ['no closing quote', post('title: "x'), /line \d+: .*probably a closing quote/],
  ['a second colon', post('title: Курс: основи'), /line 2: .*contains a second colon.*in quotes/],
  [
    'a colon in braces',
    post('tags: {a: b: c}'),
    /line 2: .*contains a second colon \(put the whole/,
  ],
  ['a tab', post('tags:\n\t- ai'), /line 3: .*begins with a tab \(indent with spaces\)/],
  [
    'a sign at the start',
    post('title: @home'),
    /line 2: .*begins a value with a special character .*in quotes/,
  ],
  ['a star at the start', post('title: *Bold*'), /begins a value with \* \(put the whole/],
  [
    'a mark at the start',
    post('title: !Bold text'),
    /line 2: .*begins a value with ! \(put the whole text/,
  ],
  ['no space behind a colon', post('title:Words\na: b'), /line 2: .*without a colon and a space/],
  ['a line that is indented less', post('a:\n  b: 1\n c: 2'), /line 4: .*indented differently/],
  ['no fields', post('title:Words'), /contains no fields \(allowed: lines such as title: Words/],
  ['an attribute without quotes', post(FRONTMATTER, '<Callout kind=tip>'), /line 9: .*kind="tip"/],
  [
    'words behind a quote of two strokes',
    post('title: "One "two" three"'),
    /line 2: .*inside '…' write a quote twice, 'it''s', inside "…" write \\ before it\)/,
  ],
  [
    'a mail box in brackets',
    post(FRONTMATTER, 'Write <me@site.ua> now'),
    /line 9: contains <me@site\.ua> \(write \[me@site\.ua\]\(mailto:me@site\.ua\)\)$/,
  ],
  [
    'an address in brackets',
    post(FRONTMATTER, 'a < b, see <https://a.ua/b>'),
    /line 9: contains <https:\/\/a\.ua\/b> \(write \[words\]\(https:\/\/a\.ua\/b\)\)$/,
  ],
  [
    'a component that is open at the end',
    post(FRONTMATTER, '<Callout kind="tip">\n\nwords\n'),
    /line 9: Expected a closing tag for `<Callout>`/,
  ],
  [
    'a comment that cuts a title',
    post(FRONTMATTER.replace('Hello', 'Learn C # fast')),
    /line 2: ends the text "Learn C" at #, which begins a comment \(put the whole text in quotes, or/,
  ],
  [
    'a tag that stands twice',
    post(FRONTMATTER.replace('w]', 'w, ai, ai]')),
    /"tags\.3": is "ai": must appear only once/,
  ],
  ['a sign of comparison', post(FRONTMATTER, 'a <5 b'), /line 9: contains < without .*write \\</],
  [
    'a key that stands twice',
    post(`${FRONTMATTER}\ntitle: Again`),
    /line \d+: is not valid YAML: defines a field twice/,
  ],
  ['broken MDX', post(FRONTMATTER, 'a <b> c'), /line 9: .*`<b>`/],
  [
    'a brace in prose',
    post(FRONTMATTER, 'a { b'),
    /line 9: contains a brace, which would be code \(write/,
  ],
  [
    'a line that begins as code does',
    post(FRONTMATTER, 'a\n\nexport of goods'),
    /line 11: begins a line with import or export, which would be code \(put another word before it\)$/,
  ],
  [
    'an empty line before all others',
    `\n${post(FRONTMATTER)}`,
    /en\.mdx: begins with a space or an empty line \(the first line must be ---\)$/,
  ],
  ['no frontmatter', 'Text', /has no frontmatter/],
  [
    'a control character',
    post(FRONTMATTER, 'a\u0008b'),
    /line 9: contains the control character U\+0008/,
  ],
  ['bytes that are no UTF-8', new Uint8Array([45, 45, 45, 10, 255, 254]), /is not UTF-8/],
])('%s is reported in one sentence without a stack trace', (_, source, message) => {
  const problems = getProblems(source)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(message)
  expect(problems[0]).not.toContain('\n')
})

test.each([
  [
    'a price with a space',
    'site/offers.yaml',
    'curator: { uah: 4 500 }',
    'field "curator.uah": is "4 500" (allowed: a number, without quotes, spaces and units, or a group of fields: min, max)',
  ],
  [
    'a range without its end',
    'site/offers.yaml',
    'curator: { uah: { min: 5 } }',
    'field "curator.uah.max": is missing',
  ],
  [
    'a level that no course has',
    'courses/a/course.yaml',
    'level: 0',
    `field "level": is 0 (allowed: ${LEVELS.join(', ')})`,
  ],
  [
    'a link that is not safe',
    'portfolio/a.yaml',
    'link: http://a.ua',
    'field "link": is "http://a.ua": must be an https:// address without spaces',
  ],
  [
    'a list that one language has more of',
    'courses/a/course.yaml',
    'benefits: { en: [One], uk: [Раз, Два] }',
    'field "benefits": is {"en":["One"],"uk":["Раз","Два"]}: has 1 lines in English and 2 in Ukrainian (allowed: the same number in both)',
  ],
  [
    'a time of no known unit',
    'cases/a.yaml',
    'timeline: { week: 2 }',
    'field "timeline": is {"week":2} (allowed: weeks, or days)',
  ],
  [
    'a line that its colon has made a field',
    'courses/a/page.en.yaml',
    'whyNow: { items: [Homework: three prompts] }',
    'field "whyNow.items.1": is {"Homework":"three prompts"} (allowed: text, in quotes: "Homework: three prompts")',
  ],
  [
    'a line that ends at its colon',
    'courses/a/page.en.yaml',
    'whyNow: { items: [Homework:] }',
    'field "whyNow.items.1": is {"Homework":null} (allowed: text, in quotes: "Homework:")',
  ],
  [
    'a group of fields where a text belongs',
    'courses/a/page.en.yaml',
    'whyNow: { answer: { en: Now } }',
    'field "whyNow.answer": is {"en":"Now"} (allowed: text)',
  ],
  [
    'a figure that is a number',
    'site/claims.yaml',
    'claims: { a: { figure: 70 } }',
    'field "claims.a.figure": is 70 (allowed: text, in quotes: "70", or a group of fields: en, uk)',
  ],
  [
    'a figure that is left out',
    'site/claims.yaml',
    'claims: { a: { words: { en: A, uk: B } } }',
    'field "claims.a.figure": is missing',
  ],
  [
    'a drawing of no known kind',
    'site/claims.yaml',
    'claims: { a: { drawing: { kind: pie } } }',
    'field "claims.a.drawing.kind": is not one of the known kinds (allowed: bars, dashes, meter, tally, week)',
  ],
  [
    'a name that no address can hold',
    'site/claims.yaml',
    'claims: { Ціна: {} }',
    'field "claims.Ціна": is the name "Ціна": must be lower-case Latin letters, digits and single hyphens',
  ],
  [
    'words in no language',
    'courses/a/course.yaml',
    'title: Fundamentals',
    'field "title": is "Fundamentals" (allowed: a group of fields: en, uk)',
  ],
  [
    'a discount that is more than the price',
    'site/site.yaml',
    'offers: { waitlistDiscount: 120 }',
    'field "offers.waitlistDiscount": is 120 (allowed: at most 100)',
  ],
  [
    'a range that runs down',
    'site/site.yaml',
    'offers: { completionBonus: { from: 30, to: 20 } }',
    'field "offers.completionBonus": is {"from":30,"to":20}: must have a "to" above its "from"',
  ],
  [
    'the domain where umami has an id',
    'site/site.yaml',
    'analytics: { provider: umami, script: https://a.ua/s.js, site: a.ua }',
    'field "analytics.site": is "a.ua": must be a domain such as example.com for plausible, the id of the website for umami',
  ],
  [
    'the address that git clones from',
    'site/site.yaml',
    'repository: { url: https://github.com/a/b.git }',
    'field "repository.url": is "https://github.com/a/b.git": must not end with / or .git',
  ],
  [
    'a list where a group belongs',
    'site/services.yaml',
    'curator: { plans: [] }',
    'field "curator.plans": is [] (allowed: a group of fields)',
  ],
  [
    'a link that the site does not have',
    'site/site.yaml',
    'links: { mesenger: {} }',
    'field "links.mesenger": is not known here (known: messenger, secondMessenger, network, shortVideos, videoChannel, waitlist, noCodePlatform, promptService)',
  ],
  [
    'a place before the first',
    'courses/a/course.yaml',
    'order: 0',
    'field "order": is 0 (allowed: more than 0)',
  ],
  [
    'a part larger than the whole',
    'site/claims.yaml',
    'claims: { a: { drawing: { kind: meter, of: 5, value: 50 } } }',
    'field "claims.a.drawing": is {"kind":"meter","of":5,"value":50}: must have a "value" of at most its "of"',
  ],
  [
    'more places left than there are',
    'courses/a/page.en.yaml',
    'proof: { places: { left: 3, of: 2 } }',
    'field "proof.places": is {"left":3,"of":2}: must not have more left than "of"',
  ],
  [
    'a time that no clock shows',
    'site/site.yaml',
    'workingHours: { opens: "9:60", closes: "18:00" }',
    'field "workingHours.opens": is "9:60": must be a time such as 9:00',
  ],
  [
    'a day that closes before it opens',
    'site/site.yaml',
    'workingHours: { opens: "10:00", closes: "9:00" }',
    'field "workingHours": is {"opens":"10:00","closes":"9:00"}: must close later than it opens',
  ],
  [
    'a list without lines',
    'courses/a/course.yaml',
    'benefits: { en: [], uk: [A] }',
    'field "benefits.en": has 0 items (allowed: at least 1 items)',
  ],
  [
    'a site whose visits are counted by its address',
    'site/site.yaml',
    'analytics: { site: "https://me.site/" }',
    'field "analytics.site": is "https://me.site/": must be a domain such as example.com, without https:// and a slash at its end, or an id',
  ],
  [
    'a text with a space in an address that moved',
    'site/redirects.yaml',
    'contains: [{ text: old page, to: /blog }]',
    'field "contains.1.text": is "old page": must be a part of a path, without spaces, quotes, braces, %, ; and $',
  ],
])('%s is reported with its nested field and the allowed values', (_, file, source, sentence) => {
  expect(getProblems(source, `content/${file}`)).toContain(`content/${file}: ${sentence}`)
})

test.each(['41,5', '"4.8"', '4 500', '$9', '399 грн', '9–12', '2 h 30 min'])(
  'the number %s is reported with its correct notation',
  (value) => {
    expect(getProblems(`hryvniaRate: ${value}`, 'content/site/site.yaml')).toContainEqual(
      expect.stringMatching(/\(allowed: a number, without quotes, spaces and units\)$/),
    )
  },
)

test.each(['example.com', 'example.com/blog', 'site.укр', '3f1c9a52-7d1e-4f0b-9c1a-2b3c4d5e6f70'])(
  'visits are counted for %s',
  (site) => {
    const problems = getProblems(`analytics: { site: ${site} }`, 'content/site/site.yaml')
    expect(problems.filter((problem) => problem.includes('analytics.site'))).toEqual([])
  },
)

test('a comment is allowed unless it truncates a value', () => {
  const frontmatter = FRONTMATTER.replace('Hello', '"Learn C # fast" # a note')
    .replace('date:', '# A note\ndate:')
    .replace('[bots]', '\n  # A note\n  - bots#1')
  expect(getProblems(post(frontmatter))).toEqual([])
})

test('trailing spaces around the front matter change nothing', () => {
  const withSpaces = `${post(FRONTMATTER).replaceAll(/^---$/gm, '--- \t')}\na\n\n---\n\nb\n`
  const file = parseContentFile(
    'content/posts/hello/post.en.mdx',
    new TextEncoder().encode(withSpaces),
  )
  expect(file.problems).toEqual([])
  expect(file.article?.notes).toEqual([])
  expect(getFieldLine(file, 'title')).toBe(2)
})

test.each([
  ['content/portfolio/kitchen.yaml', 'kitchen', undefined],
  ['content/portfolio/nuuk.yaml', 'nuuk', undefined],
  ['content/portfolio/atelier.en.yaml', 'atelier.en', undefined],
  ['content/pages/home.uk.yaml', 'home', 'uk'],
  ['content/courses/pi-course/page.en.yaml', 'pi-course', 'en'],
  ['content/courses/pi-course/course.yaml', 'pi-course', undefined],
])('%s is recognized as %s in %s', (file, id, locale) => {
  expect(parseContentFile(file, new Uint8Array())).toMatchObject({ id, locale })
})

test.each([
  ['content/posts/hello.mdx', /\(allowed: posts\/\*\/post\.\{en,uk\}\.mdx\)$/],
  [
    'content/courses/a/cours.yaml',
    /\(allowed: courses\/\*\/course\.yaml, courses\/\*\/page\.\{en,uk\}\.yaml\)$/,
  ],
  ['content/post/hello/en.mdx', /\(allowed: a file in posts\/, site\/, products\/, /],
])('the rejection of %s lists the types of its folder, or the folders', (file, sentence) => {
  const [problem, ...others] = getProblems('x', file)
  expect(others).toEqual([])
  expect(problem).toContain(`${file}: is not a known content file (allowed: `)
  expect(problem).toMatch(sentence)
})

test('a problem is reported with the line of its field, or of the group that lacks it', () => {
  const getSentences = (file: string, source: string) =>
    parseContentFile(file, new TextEncoder().encode(source)).problems.map(formatProblem)
  const invalid = post(FRONTMATTER.replace('[dialogflow]', '[Dialog Flow]'))
  expect(getSentences('content/posts/hello/post.en.mdx', invalid)).toEqual([
    expect.stringContaining('content/posts/hello/post.en.mdx:5: field "tags.1": is "Dialog Flow"'),
  ])
  const page = `faq:
  items:
    - question: When?
      answer: Soon.
    - question: Where?
`
  expect(getSentences('content/pages/consultation.en.yaml', page)).toEqual(
    expect.arrayContaining([
      'content/pages/consultation.en.yaml:5: field "faq.items.2.answer": is missing',
      'content/pages/consultation.en.yaml:1: field "seo": is missing',
    ]),
  )
})

test.each([
  ['hero.answer', 1],
  ['why.items.2', 5],
  ['why.items.3.text', 7],
  ['call.href', 8],
  // A missing field has the line of its group.
  ['why.items.3.words', 6],
  ['why.items.9', 4],
  ['why.answer', 3],
  ['closing', 1],
])('the field %s is found on line %d', (field, line) => {
  const yaml = `hero: { question: Why?, answer: So. }
why:
  items:
    - items
    - text
    - title: href
      text: answer
call: { label: Go, href: /blog }`
  const source = new TextEncoder().encode(yaml)
  expect(getFieldLine(parseContentFile('content/pages/home.en.yaml', source), field)).toBe(line)
  const article = new TextEncoder().encode(post(yaml))
  expect(getFieldLine(parseContentFile('content/posts/a/post.en.mdx', article), field)).toBe(
    line + 1,
  )
})

const FIELDS = 'title: T\nexcerpt: x\ndate: 2026-11-30'

test.each([
  [
    'title: "T\nexcerpt: x\ndate: 2026-11-30',
    'а',
    'line 2',
    /lacks a character, probably a closing quote/,
  ],
  [FIELDS, 'а<br>б', 'line 7', /^contains <br> \(break the line in the file/],
  [FIELDS, '<img src="a.png">', 'line 7', /^contains <img> \(write !\[what it shows\]/],
])('for %j and %j the line and the column are reported', (fields, body, field, sentence) => {
  const source = `---\n${fields}\n---\n\n${body}\n`
  const { problems } = parseContentFile('content/posts/a/post.uk.mdx', Buffer.from(source))
  expect(
    problems.some((problem) => problem.field === field && sentence.test(problem.message)),
  ).toBe(true)
})

test('text cut off by a comma in an inline mapping is reported', () => {
  const source = 'brand: { en: Words, more words, uk: «Слова», ще }\n'
  const { problems } = parseContentFile('content/site/site.yaml', Buffer.from(source))
  expect(problems[0]).toMatchObject({
    field: 'brand.more words',
    message: expect.stringMatching(/rest of a text after a comma \(put the text in quotes/),
  })
})

test.each([
  ['name: { en: "A, uk: Б }', 2],
  ['name: { en: "A", uk: "Б }', 2],
  ["name: { en: 'it''s A, uk: Б }", 2],
  ['name: "A', 2],
])('an unclosed quotation mark in %s is reported with its line', (row, line) => {
  const yaml = ['order: 1', row, 'description: { en: A, uk: Б }', 'courses: [a, b]', ''].join('\n')
  const { problems } = parseContentFile('content/packages/a.yaml', new TextEncoder().encode(yaml))
  expect(problems.map(({ field }) => field)).toEqual([`line ${line}`])
})

test('a wrongly indented list is reported with the line that would be merged', () => {
  const yaml = ['benefits:', '  en:', '    - one', '      - two', '    - a - b', ''].join('\n')
  const { problems } = parseContentFile('content/products/a.yaml', new TextEncoder().encode(yaml))
  const indentProblems = problems.filter(({ message }) => message.includes('indented further'))
  expect(indentProblems.map(({ field, message }) => [field, message.includes('"two"')])).toEqual([
    ['line 4', true],
  ])
})
