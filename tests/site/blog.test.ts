import { expect, test } from 'vitest'

import { readAttribute, readAttributes, fixtureSite, getText } from '#tests/support/sites.ts'

const getMain = (path: string) => fixtureSite().page(path).document.querySelector('main')
const getPageText = (path: string) => getText(getMain(path))

/** Distinct links in a page's content: `site/blog/note-one Note one`. */
const getLinks = (path: string) => [
  ...new Set(
    getMain(path)
      ?.querySelectorAll('a[href]')
      .map((link) => `${link.getAttribute('href')?.replace('/site', '')} ${getText(link)}`),
  ),
]

/** Posts that a page links to, in order. */
const getPosts = (path: string) =>
  getLinks(path).flatMap((link) => /^(?:\/uk)?\/blog\/(?!tag|page)(\S+)/.exec(link)?.[1] ?? [])

const FIRST_PAGE = [
  'kitchen-sink',
  'long-read',
  'series-three',
  'series-two',
  'series-one',
  'only-in-english',
  'only-in-ukrainian',
  'note-one',
  'note-two',
]
const SECOND = ['note-three', 'note-four', 'note-five', 'note-six']

test('the post list shows nine posts per page, newest first, and links its other pages without JavaScript', () => {
  for (const folder of ['', '/uk']) {
    expect(getPosts(`${folder}/blog`)).toEqual(FIRST_PAGE)
    expect(getPosts(`${folder}/blog/page/2`)).toEqual(SECOND)
  }
  expect(getLinks('/blog')).toEqual(
    expect.arrayContaining(['/blog/page/2 Page 2 of 2', '/blog/tag All tags']),
  )
  expect(getLinks('/uk/blog/page/2')).toContain('/uk/blog Сторінка 1 з 2')
  expect(fixtureSite().files).not.toContain('blog/page/3.html')
})

test('a card has a picture, a title, an excerpt, a localized date, a reading time and a link', () => {
  const [card] = getMain('/uk/blog')?.querySelectorAll('article') ?? []
  expect(getText(card)).toMatch(
    /^1 червня 2024 ai development Усе одразу Одна стаття з усім, що може вжити автор: компоненти, код, таблиця, примітка та зображення\. Читати далі \d+\sхв читання Оновлено 15 червня 2024$/,
  )
  expect(card?.querySelector('time')?.getAttribute('datetime')).toBe('2024-06-01')
  expect(card?.querySelector('img')?.getAttribute('alt')).toBe('Три смуги різної довжини')
  expect(card?.querySelector('h2 a')?.getAttribute('href')).toBe('/site/uk/blog/kitchen-sink')
})

test('a tag page lists its posts under its topic, and shows the counts of other tags', () => {
  expect(getPosts('/blog/tag/chatbot')).toEqual([
    'series-three',
    'series-two',
    'series-one',
    'note-one',
    'note-four',
    'note-five',
  ])
  expect(getPageText('/blog/tag/chatbot')).toContain(
    'Posts tagged with “chatbot” 6 posts, newest first.',
  )
  expect(getPageText('/uk/blog/tag/automation')).toContain('про автоматизацію?')
  expect(getLinks('/blog/tag').slice(1)).toEqual([
    '/blog/tag/ai ai 5',
    '/blog/tag/automation automation 4',
    '/blog/tag/chatbot chatbot 6',
    '/blog/tag/development development 1',
    '/blog/tag/dialogflow dialogflow 3',
  ])
  // No post has this tag.
  expect(fixtureSite().files).not.toContain('blog/tag/programming.html')
})

test('a post links to the list, its tags, its series, its neighbors and its source', () => {
  expect(getLinks('/blog/series-two')).toEqual([
    '/blog Back to the blog',
    '/blog/tag/dialogflow dialogflow',
    '/blog/tag/chatbot chatbot',
    '#count Count',
    '#compare Compare',
    '/blog/series-one Series: part one',
    '/blog/series-three Series: part three',
    '/blog/series-two.md Open as Markdown',
    'https://example.com/repository/edit/main/content/posts/series-two/post.en.mdx Edit this page (opens in a new tab)',
    '/blog/series-one Older post Series: part one',
    '/blog/series-three Newer post Series: part three',
    '/blog/tag/ai ai 5',
    '/blog/tag/automation automation 4',
    '/blog/tag/chatbot chatbot 6',
    '/blog/tag/development development 1',
    '/blog/tag/dialogflow dialogflow 3',
    '/blog/note-one Note one',
  ])
  expect(getPageText('/blog/series-two')).toContain('A series of three Part 2 of 3')
})

test('an untranslated post is shown in its own language, marked and with a notice', () => {
  const { document } = fixtureSite().page('/uk/blog/only-in-english')
  expect(readAttribute(document, 'html', 'lang')).toBe('uk')
  expect(readAttributes(document, 'main [lang]', 'lang')).toContain('en')
  expect(getPageText('/uk/blog/only-in-english')).toContain('Цей допис є лише англійською.')
  expect(getPageText('/blog/only-in-ukrainian')).toContain('available in Ukrainian only')
})

test('an article renders every component that authors may use', () => {
  const { document } = fixtureSite().page('/blog/kitchen-sink')
  const count = (selector: string) => document.querySelectorAll(`main ${selector}`).length
  expect({
    days: readAttributes(document, 'main time', 'datetime').slice(0, 2),
    tables: count('table'),
    // A wide table must be scrollable by keyboard.
    scrollers: count('[tabindex="0"] table'),
    tasks: count('li input[type=checkbox][disabled]'),
    done: count('li input[type=checkbox][checked]'),
    steps: count('ol > li') > 2,
    quotes: count('blockquote'),
    notes: count('sup a[href="#user-content-fn-source"]'),
    struck: count('del'),
    captions: document.querySelectorAll('main figcaption').map((caption) => getText(caption)),
    pictures: readAttributes(
      document,
      'main figure img, main p + img, main img[alt^=Stripes]',
      'alt',
    ),
    twins: readAttributes(document, 'main h2[id^=example]', 'id'),
  }).toEqual({
    days: ['2024-06-01', '2024-06-15'],
    tables: 2,
    scrollers: 2,
    tasks: 2,
    done: 1,
    steps: true,
    quotes: 1,
    notes: 1,
    struck: 1,
    captions: expect.arrayContaining([
      'Three ways of doing nothing',
      'From the first box to the second',
    ]),
    pictures: ['Two boxes joined by an arrow', 'Stripes in three colors'],
    twins: ['example', 'example-2'],
  })
})

test('decomposed letters are normalized to NFC on every page and in every feed', () => {
  const { pages, files, read } = fixtureSite()
  expect(read('uk/blog/only-in-ukrainian.html')).toContain('Лише українською')
  const feeds = files.filter((file) => /\.(?:xml|json|txt|md)$/.test(file))
  const decomposed = [...pages.map(({ file }) => file), ...feeds].filter((file) =>
    /[иіИІ][\u0306\u0308]/.test(read(file)),
  )
  expect(decomposed).toEqual([])
})
