import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, expect, onTestFinished, test } from 'vitest'

import { checkContent } from './check-content.ts'
import { unreadablePictures } from './check-picture.ts'
import { keepPlainText } from './plain-text.ts'
import { formatProblem } from './problem.ts'
import { createContentReader } from './read-content.ts'

// The real content, in a folder where it may be broken.
const root = mkdtempSync(join(tmpdir(), 'broken-files-'))
for (const folder of ['content', 'public']) cpSync(folder, join(root, folder), { recursive: true })
afterAll(() => rmSync(root, { recursive: true, force: true }))
const read = createContentReader(root)

const POST = 'content/posts/chatgpt-hybrid/post.en.mdx'
const COURSE = 'content/courses/pi-course/course.yaml'
const CLAIMS = 'content/site/claims.yaml'
const PACKAGE = 'content/packages/starter.yaml'

type Break = (text: string) => string | Uint8Array | undefined

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)
const append = (words: string) => (text: string) => `${text}\n${words}\n`

async function problemsWith(
  file: string,
  breakIt: Break,
  check: () => string[] | Promise<string[]> = problemsOf,
): Promise<string[]> {
  const path = join(root, file)
  let before: string | undefined
  try {
    before = readFileSync(path, 'utf8')
  } catch {
    await mkdir(dirname(path), { recursive: true })
  }
  const broken = breakIt(before ?? '')
  expect(broken, 'the file is another one').not.toBe(before)
  if (broken === undefined) rmSync(path)
  else await writeFile(path, broken)
  try {
    return await check()
  } finally {
    if (before === undefined) rmSync(path)
    else writeFileSync(path, before)
  }
}

async function problemsOf(): Promise<string[]> {
  const { problems } = checkContent(read(), { root, today: '2999-01-01' })
  return [...problems, ...(await unreadablePictures(root))].map(formatProblem)
}

test('the content that the others begin from has no problem', async () => {
  const { problems } = checkContent(read(), { root, today: '2999-01-01' })
  expect(problems.map(formatProblem)).toEqual([])
})

test('what leads to posts that are still to come is a problem, links between such posts are none', () => {
  const { problems } = checkContent(read(), { root, today: '2000-01-01' })
  const sentences = problems.map(formatProblem)
  expect(sentences).toContainEqual(
    expect.stringMatching(/redirects\.yaml:\d+: .*\/blog\/tag\/dialogflow/),
  )
  expect(sentences.filter((sentence) => sentence.startsWith('content/posts/'))).toEqual([])
})

test('an offer that has ended breaks no build, and is told', async () => {
  const path = join(root, COURSE)
  const before = readFileSync(path, 'utf8')
  const past = '2025-12-01T00:00:00+02:00'
  await writeFile(
    path,
    before.replace(/^countdown: .*$/m, `countdown: fixed\ncountdownUntil: ${past}`),
  )
  onTestFinished(() => writeFileSync(path, before))
  const now = Date.parse(past)
  const { problems, warnings } = checkContent(read(), { root, today: '2999-01-01', now })
  expect(problems.map(formatProblem)).toEqual([])
  const told = warnings.map(formatProblem)
  expect(told).toContainEqual(
    expect.stringMatching(/"countdownUntil": is 2025-12-01T.*, which has passed: /),
  )
  expect(told).toContainEqual(
    expect.stringMatching(
      /pi-course\/page\.en\.yaml:\d+: field "[\w.]+": names {pi-course\.regular}, but that offer ended on 2025-12-01T\S+: the page leaves it out/,
    ),
  )
})

test('a course that goes on sale breaks no build, and what its page promises of a waitlist is told', () => {
  const path = join(root, 'content/courses/firebase-studio-course/course.yaml')
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, before.replace('isComingSoon: true', 'enrollUrl: https://example.com/pay'))
  onTestFinished(() => writeFileSync(path, before))
  const { problems, warnings } = checkContent(read(), { root, today: '2999-01-01' })
  expect(problems.map(formatProblem)).toEqual([])
  expect(warnings.map(formatProblem)).toContainEqual(
    expect.stringMatching(
      /firebase-studio-course\/page\.uk\.yaml:\d+: field "[\w.]+": names {waitlistDiscount}, but the course is on sale/,
    ),
  )
})

test('a package dearer than its courses from the waitlist breaks no build, and is told', () => {
  const path = join(root, PACKAGE)
  const before = readFileSync(path, 'utf8')
  const [, regular] = /^regularPrice: (\d+)$/m.exec(before) ?? []
  writeFileSync(
    path,
    before
      .replace(/^discountedPrice: .*$/m, `discountedPrice: ${Number(regular) - 1}`)
      .replace(/^savings: .*$/m, 'savings: 1'),
  )
  onTestFinished(() => writeFileSync(path, before))
  const { problems, warnings } = checkContent(read(), { root, today: '2999-01-01' })
  expect(problems.map(formatProblem)).toEqual([])
  expect(warnings.map(formatProblem)).toContainEqual(
    expect.stringMatching(
      /starter\.yaml:\d+: field "discountedPrice": is \d+, but its courses cost/,
    ),
  )
})

// Each line: what is wrong, the file, how it becomes so, and the sentence. What one file is wrong in by itself has
// its sentence in read-content.test.ts.
const BROKEN: [name: string, file: string, breakIt: Break, sentence: RegExp][] = [
  [
    'a text of no course',
    'content/courses/new-course/page.uk.yaml',
    () => 'title: A',
    /page\.uk\.yaml: has no course \(content\/courses\/new-course\/course\.yaml is missing\)/,
  ],
  [
    'a legal page that the site has no address for',
    'content/legal/cookies/en.mdx',
    () => '---\ntitle: Cookies\n---\n',
    /is in the folder "cookies" \(allowed: privacy, offer\)/,
  ],
  [
    'an unknown component',
    POST,
    append('<Chart />'),
    /line \d+: uses <Chart> \(allowed: Callout, /,
  ],
  [
    'an element that is named as what every object has',
    POST,
    append('<constructor />'),
    /line \d+: uses <constructor> \(allowed: Callout, /,
  ],
  [
    'an update before the first day',
    POST,
    replace(/^updated: .*/m, 'updated: 2020-01-01'),
    /field "updated": is 2020-01-01, before the date/,
  ],
  [
    'a folder that is no slug',
    'content/posts/My Post/post.en.mdx',
    copyOf(POST, { title: 'title: Another title' }),
    /folder "My Post" is no slug/,
  ],
  [
    'a project whose name no address can hold',
    'content/portfolio/мій-проєкт.yaml',
    copyOf('content/portfolio/converso.yaml', { order: 'order: 99' }),
    /мій-проєкт\.yaml: file name "мій-проєкт" is no slug \(allowed: lower-case latin letters/,
  ],
  [
    'a slug that a page of the site has',
    'content/posts/tag/post.en.mdx',
    copyOf(POST, { title: 'title: Another title' }),
    /slug "tag" is reserved/,
  ],
  [
    'a title that two posts have',
    'content/posts/twin/post.en.mdx',
    copyOf(POST),
    /field "title": is "A hybrid bot: .*", and so is that of content\/posts\/chatgpt-hybrid\/en\.mdx/,
  ],
  [
    'an order that two courses have',
    COURSE,
    replace('order: 1', 'order: 2'),
    /^content\/courses\/pi-course\/course\.yaml:\d+: field "order": is 2, and so is that of content\/courses\/ai-fundamentals\//,
  ],
  [
    'an order that two packages have',
    PACKAGE,
    replace(/order: \d/, 'order: 2'),
    /field "order": is 2, and so is that of content\/packages\/full-path\.yaml/,
  ],
  [
    'steps of a meeting without a length',
    'content/site/services.yaml',
    replace('[25, 30, 25, 10]', '[25, 30, 35]'),
    /^content\/site\/services\.yaml:\d+: field "consultation\.steps": has 3 lengths, but content\/pages\/consultation\.en\.yaml has 4 steps/,
  ],
  [
    'a chat whose script no page may load',
    'content/site/support-chat.yaml',
    replace('script: https://www.gstatic.com/', 'script: https://chat.example.com/'),
    /field "hosts\.script": lacks https:\/\/chat\.example\.com, the host of the chat's own script/,
  ],
  [
    'a link to no page',
    POST,
    append('See [there](/blog/no-such-post).'),
    /line \d+: links to "\/blog\/no-such-post", which is no page of the site/,
  ],
  [
    'a link of a lesson to no link of the site',
    'content/lessons/05-tools-and-consultation/lesson.en.mdx',
    replace('site:promptService', 'site:promptServise'),
    /line \d+: links to "site:promptServise" \(allowed: site: and one of messenger, /,
  ],
  [
    'a link to no heading',
    POST,
    append('See [above](#no-such-heading).'),
    /line \d+: links to "#no-such-heading", which is no heading here/,
  ],
  [
    'a link to no heading of another article',
    POST,
    append('See [there](/blog/dialogflow-training#no-such-heading).'),
    /line \d+: links to "\/blog\/dialogflow-training#no-such-heading", but "no-such-heading" is no heading of \/blog\/dialogflow-training/,
  ],
  [
    'a link to no heading of a legal page',
    POST,
    append('See [there](/offer#no-such-heading).'),
    /line \d+: links to "\/offer#no-such-heading", but .* is no heading of \/offer \(known: /,
  ],
  [
    'a link without an address',
    POST,
    append('See [there]().'),
    /line \d+: links to "" \(allowed: an address, https:\/\/example\.com, or a path such as \/blog\)/,
  ],
  [
    'a link with the beginning of an address',
    POST,
    append('See [there](https://).'),
    /line \d+: links to "https:\/\/" \(allowed: an address, /,
  ],
  [
    'a link that names its language',
    POST,
    append('See [there](/uk/blog).'),
    /line \d+: links to "\/uk\/blog" \(leave out the language/,
  ],
  [
    'a link that runs',
    POST,
    append('See [there](javascript:alert(1)).'),
    /line \d+: links to "javascript:alert\(1\)" \(allowed: http/,
  ],
  [
    'a link without its scheme',
    POST,
    append('See [there](www.site.ua).'),
    /links to "www\.site\.ua" \(allowed: https:\/\/www\.site\.ua, or a path/,
  ],
  [
    'a link with half a scheme',
    POST,
    append('See [there](https:/site.ua/a).'),
    /line \d+: links to "https:\/site\.ua\/a" \(allowed: https:\/\/site\.ua\/a\)$/,
  ],
  [
    'a link without the strokes of its scheme',
    POST,
    append('See [there](http:site.ua).'),
    /line \d+: links to "http:site\.ua" \(allowed: http:\/\/site\.ua\)$/,
  ],
  [
    'a mail box without its scheme',
    POST,
    append('Write [me](me@site.ua).'),
    /links to "me@site\.ua" \(allowed: mailto:me@site\.ua, or a path/,
  ],
  [
    'a link of a description to no page',
    'content/portfolio/converso.yaml',
    replace(/^(fullDescription:\n {2}en: \|-?\n)/m, '$1    See [it](/blog/no-such-post).\n\n'),
    /field "fullDescription\.en": links to "\/blog\/no-such-post", which is no page of the site/,
  ],
  [
    'an area of a course that is no page',
    COURSE,
    replace('area: /dashboard', 'area: /dashbord'),
    /field "area": links to "\/dashbord", which is no page/,
  ],
  [
    'a landing that is no address of a course',
    COURSE,
    replace('landing: /courses/', 'landing: /corses/'),
    /field "landing": is "\/corses\/prompt-engineering": must be \/courses\/ and/,
  ],
  [
    'a landing that another page has',
    COURSE,
    replace(/landing: .*/, 'landing: /about'),
    /field "landing": is "\/about": must be \/courses\/ and/,
  ],
  [
    'a landing that another course has',
    COURSE,
    replace(/landing: .*/, 'landing: /courses/ai-fundamentals'),
    /field "landing": is "\/courses\/ai-fundamentals", which is the page of content\/courses\/ai-fu/,
  ],
  [
    'a photograph that is not there',
    'content/pages/about.uk.yaml',
    replace('portrait: {', 'portrait: { src: /me.jpg,'),
    /field "portrait\.src": is "\/me\.jpg", which is no picture in public\//,
  ],
  [
    'a page in one language only',
    'content/pages/home.uk.yaml',
    () => undefined,
    /content\/pages\/home\.uk\.yaml: is missing \(both languages are required\)/,
  ],
  [
    'a line in one language only',
    COURSE,
    replace(', uk: Промпт-інжиніринг', ''),
    /field "title\.uk": is missing/,
  ],
  [
    'a translation with another date',
    POST,
    replace('2024-09-10', '2024-09-11'),
    /chatgpt-hybrid\/uk\.mdx:4: field "date": is "2024-09-10", but "2024-09-11" in .*\/en\.mdx:4 \(allowed: the same in both; either/,
  ],
  [
    'a draft in one language alone',
    POST,
    replace('date:', 'draft: true\ndate:'),
    /uk\.mdx:2: field "draft": is false, but true in content\/posts\/chatgpt-hybrid\/en\.mdx:4 /,
  ],
  [
    'a sum that is wrong',
    PACKAGE,
    replace('1198', '1199'),
    /field "regularPrice": is 1199 \(expected 1198, the sum of its courses\)/,
  ],
  [
    'savings that are wrong',
    PACKAGE,
    replace('savings: 199', 'savings: 198'),
    /field "savings": is 198 \(expected 199, regular less discounted\)/,
  ],
  [
    'an old price that is no higher than the price at the rate',
    COURSE,
    (text) => text.replace('priceUAH: 399\n', '').replace('oldPriceUAH: 799', 'oldPriceUAH: 100'),
    /field "oldPriceUAH": is 100, not above the price \d+/,
  ],
  [
    'an old price of a service below its price',
    'content/site/offers.yaml',
    replace('oldUah: 6000', 'oldUah: 4000'),
    /field "consultation\.oldUah": is 4000, not above the price 4500/,
  ],
  [
    'a course that is free in one currency alone',
    COURSE,
    replace('price: 9', 'price: 0'),
    /field "priceUAH": is 399, but price is 0 \(allowed: 0 in both or in neither/,
  ],
  [
    'a course that is free in the other currency alone',
    COURSE,
    replace('priceUAH: 399', 'priceUAH: 0'),
    /field "priceUAH": is 0, but price is 9 \(allowed: 0 in both or in neither/,
  ],
  [
    'a price with a fraction',
    COURSE,
    replace('price: 9', 'price: 9.5'),
    /field "price": is 9\.5 \(allowed: a whole number\)/,
  ],
  [
    'an old price below the new one',
    COURSE,
    replace('oldPrice: 39', 'oldPrice: 8'),
    /field "oldPrice": is 8, not above the price 9/,
  ],
  [
    'a picture that is not there',
    POST,
    append('![a scheme](./no-such.png)'),
    /line \d+: shows "\.\/no-such\.png", which does not exist/,
  ],
  [
    'a picture without words',
    POST,
    append('![](./ladder.en.svg)'),
    /line \d+: shows "\.\/ladder\.en\.svg" without a text alternative/,
  ],
  [
    'a cover that is not there',
    POST,
    replace('tags:', 'image: ./no-such.png\ntags:'),
    /field "image": is "\.\/no-such\.png", which does not exist/,
  ],
  [
    'a cover that is no picture',
    POST,
    replace('tags:', 'image: ./en.mdx\ntags:'),
    /field "image": is "\.\/en\.mdx" \(allowed: a picture beside the article, \.\/cover\.png, or/,
  ],
  [
    'a cover in a folder of its own',
    POST,
    replace('tags:', 'image: ./images/cover.png\ntags:'),
    /field "image": is "\.\/images\/cover\.png" \(allowed: a picture beside the article/,
  ],
  [
    'a file of 10 MB',
    POST,
    append('word '.repeat(2_000_000)),
    /is too large \(allowed: at most 1000000 bytes\)/,
  ],
  [
    'a picture of another kind than its name says',
    'content/posts/chatgpt-hybrid/photo.jpg',
    () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
    /photo\.jpg: is a picture of the kind HEIC \(allowed: a PNG, JPEG/,
  ],
  [
    'a picture where no article finds it',
    'content/lessons/images/scheme.svg',
    () => '<svg viewBox="0 0 1 1"></svg>',
    /scheme\.svg: is a picture that no page shows \(allowed: beside an article/,
  ],
  [
    'a picture of 10 MB',
    'content/posts/chatgpt-hybrid/large.svg',
    () => ' '.repeat(10_000_000),
    /has 10000000 bytes \(allowed for a picture: at most 5000000\)/,
  ],
]

/** Another file with other lines for some fields. */
function copyOf(file: string, lines: Record<string, string> = {}): Break {
  return () =>
    Object.entries(lines).reduce(
      (text, [field, line]) => text.replace(new RegExp(`^${field}: .*`, 'm'), line),
      readFileSync(file, 'utf8'),
    )
}

test.each(BROKEN)('%s is one sentence that names the file', async (_, file, breakIt, sentence) => {
  const problems = await problemsWith(file, breakIt)
  const about = problems.filter((problem) => sentence.test(problem))
  expect(about, problems.join('\n')).toHaveLength(1)
  expect(about[0]).toMatch(/^content\/[\p{L}\w./ -]+(?::\d+)?: /u)
  expect(about[0]).not.toContain('\n')
})

// What is broken is told, and nothing of what refers to it.
test.each<[name: string, file: string, breakIt: Break, sentences: RegExp[]]>([
  ['a price that is no number', COURSE, replace('price: 9', 'price: $9'), [/"price": is "\$9"/]],
  [
    'a field of a figure with another name',
    CLAIMS,
    replace('figure:', 'figur:'),
    [/"claims\.[\w-]+\.figure": is missing/, /"claims\.[\w-]+\.figur": is not known here/],
  ],
  ['figures that are not there', CLAIMS, () => undefined, [/claims\.yaml: is missing/]],
  [
    'a project with a slip of a finger',
    'content/portfolio/converso.yaml',
    replace('title:', 'titel:'),
    [/"title": is missing/, /"titel": is not known here/],
  ],
  [
    'a site without its name',
    'content/site/site.yaml',
    replace(/^brand: /m, 'brnd: '),
    [/"brand": is missing/, /"brnd": is not known here/],
  ],
  [
    'a lesson that cannot be read',
    'content/lessons/01-prompt-basics/lesson.en.mdx',
    replace('title: ', 'title: "'),
    [/line \d+: is not valid YAML/],
  ],
  [
    'a product of no known group',
    'content/products/consultation.yaml',
    replace(/^group: .*$/m, 'group: none'),
    [/"group": is "none"/],
  ],
])('%s is told alone', async (_, file, breakIt, sentences) => {
  const problems = await problemsWith(file, breakIt)
  expect(problems).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
})

test('a post that is broken in both languages is told twice, and no link to it', async () => {
  const breakIt = replace('title: ', 'title: "')
  const problems = await problemsWith(POST, breakIt, () =>
    problemsWith(POST.replace('/en.', '/uk.'), breakIt),
  )
  expect(problems).toEqual([
    expect.stringMatching(/\/en\.mdx: line \d+: is not valid YAML/),
    expect.stringMatching(/\/uk\.mdx: line \d+: is not valid YAML/),
  ])
})

test('a file with a wrong name is told, and nothing that refers to what it was meant for', async () => {
  const problems = await problemsWith(
    COURSE,
    () => undefined,
    () => problemsWith(COURSE.replace('.yaml', '.yml'), copyOf(COURSE)),
  )
  expect(problems).toEqual([
    expect.stringMatching(/course\.yml: is no known kind of content/),
    expect.stringMatching(/page\.en\.yaml: has no course/),
    expect.stringMatching(/page\.uk\.yaml: has no course/),
  ])
})

test('a link may lead to a heading of an article in its own language, and no other', async () => {
  const heading = (file: string) =>
    read().find((one) => one.file === file)?.article?.headings[0]?.id ?? ''
  const [english, ukrainian] = ['en', 'uk'].map((locale) =>
    heading(`content/posts/dialogflow-training/post.${locale}.mdx`),
  )
  const to = (id = '') => append(`See [there](/blog/dialogflow-training#${id}).`)
  expect(english).not.toBe(ukrainian)
  expect(await problemsWith(POST, to(english))).toEqual([])
  expect(await problemsWith(POST, to(ukrainian))).toEqual([expect.stringContaining('no heading')])
})

test('a page that the law asks for is missed in both languages', async () => {
  const file = 'content/legal/offer/en.mdx'
  const problems = await problemsWith(
    file,
    () => undefined,
    () => problemsWith(file.replace('/en.', '/uk.'), () => undefined),
  )
  expect(problems).toEqual([
    'content/legal/offer/en.mdx: is missing',
    'content/legal/offer/uk.mdx: is missing',
  ])
})

test('a broken course warns of no prices that cannot be known', async () => {
  const warningsOf = () =>
    checkContent(read(), { root, today: '2999-01-01' }).warnings.map(formatProblem)
  const before = warningsOf()
  const after = await problemsWith(COURSE, replace('price: 9', 'price: $9'), warningsOf)
  expect(before).toEqual(expect.arrayContaining(after))
})

test('Windows line ends and a byte order mark are no mistakes and are taken away', async () => {
  const before = readFileSync(join(root, POST), 'utf8')
  const windows = `\uFEFF${before.replaceAll('\n', '\r\n')}`
  expect(await problemsWith(POST, () => windows)).toEqual([])

  await writeFile(join(root, POST), windows)
  expect(keepPlainText(root)).toEqual([join(root, POST)])
  expect(readFileSync(join(root, POST), 'utf8')).toBe(before)
  expect(keepPlainText(root)).toEqual([])
})
