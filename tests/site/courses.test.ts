import { expect, test } from 'vitest'

import { readAttributes, demoSite, fixtureSite, getText } from '#tests/support/sites.ts'

const getPageText = (path: string, site = fixtureSite()) =>
  getText(site.page(path).document.querySelector('main'))

const getLinks = (path: string) =>
  readAttributes(fixtureSite().page(path).document, 'main a[href]', 'href')

test('every page shows prices in the currency of its language, converting missing ones', () => {
  const english = ['Regular price $45 Price $11', 'Price $8', 'Price $21', 'Price $31', 'Price $41']
  for (const price of english) expect(getPageText('/courses')).toContain(price)
  const ukrainian = [
    'Звичайна ціна 900 грн Ціна 450 грн',
    'Ціна 300 грн',
    'Ціна 850 грн',
    'Ціна 1 262 грн',
    'Ціна 1 600 грн',
  ]
  for (const price of ukrainian) expect(getPageText('/uk/courses')).toContain(price)
  for (const price of ['from 30,000 UAH', 'from $2,000', '$150', '$10–20', 'Free'])
    expect(getPageText('/products')).toContain(price)
})

test('a text of the content contains the current price of its course', () => {
  expect(getPageText('/courses/prompt-engineering')).toContain(
    'Now it is $11, and the regular price is $45.',
  )
  expect(getPageText('/')).toContain('now from $8')
})

test('an ended offer shows neither an old price nor a countdown', () => {
  const { document } = fixtureSite().page('/courses/ended-offer')
  expect(getPageText('/courses/ended-offer')).toContain('Price $15')
  for (const removedText of ['$30', 'Regular price']) {
    expect(getPageText('/courses/ended-offer')).not.toContain(removedText)
  }
  expect(document.querySelectorAll('[role=timer]')).toEqual([])
  expect(getPageText('/courses')).toContain('Ended offer Sold at its price again. Price $15')
})

test('a course on sale links to its payment page, an upcoming one to its contents and the waitlist', () => {
  expect(getLinks('/courses/prompt-engineering')).toContain('https://example.com/pay/pi-course')
  expect(getLinks('/courses/second-course')).toContain('https://example.com/pay/second-course')
  expect(getLinks('/uk/courses/third-course')).toContain('/site/uk/courses/third-course/content')
  expect(getLinks('/courses/third-course/content')).toContain('https://example.com/waitlist')
  const opened = fixtureSite()
    .page('/courses/prompt-engineering')
    .document.querySelectorAll('main a[href^="https://example.com/pay/"]')
  for (const link of opened) expect(link.getAttribute('target')).toBe('_blank')
})

test('a package costs less than its courses and links to its payment page or to a message that names it', () => {
  expect(getPageText('/uk/learning-path')).toMatch(
    /Пара Перші два рівні\. Окремо 1 300 грн\s?Ціна 1 100 грн Ви заощадите 200 грн/,
  )
  expect(getPageText('/uk/learning-path')).toMatch(/Окремо 4 162 грн\s?Ціна 3 200 грн/)
  expect(getPageText('/uk/learning-path')).toContain('Передзамовлення')
  expect(getLinks('/learning-path')).toContain('https://example.com/pay/pair')
  const message = getLinks('/learning-path').find((href) => href.includes('/messenger?text='))
  expect(new URL(message ?? '').searchParams.get('text')).toContain('Whole path')
})

test('each language shows its own guarantee', () => {
  expect(getPageText('/courses/ended-offer')).toContain('30-day money-back guarantee')
  expect(getPageText('/uk/courses/ended-offer')).toContain('7 днів')
})

test('samples and ratings that rest on them are shown only in a demonstration, and marked', () => {
  const samples = {
    '/courses/prompt-engineering': ['Sample Sample student 1, editor', '4.7/5'],
    '/courses/ai-checklist': ['Whom has it helped?', 'Sample Sample reader'],
    '/uk/courses/ai-fundamentals': ['Зразковий студент 3'],
    '/consultation': ['Sample Sample client 1'],
  }
  for (const [path, texts] of Object.entries(samples)) {
    for (const text of texts) {
      expect(getPageText(path, demoSite())).toContain(text)
      expect(getPageText(path)).not.toContain(text.replace('Sample Sample', 'Sample'))
    }
  }
  expect(getPageText('/consultation')).toContain('Sample client 2, head of a school')
})

test('the home page contains all cases in full without JavaScript', () => {
  const text = getPageText('/')
  expect(text).toContain('+25% orders 2 weeks timeline $1,500 investment 220% return on investment')
  expect(text).toContain('−50% time for checking 4 weeks timeline Homework is checked')
  expect(getPageText('/uk').match(/Впровадження/g)?.length).toBe(2)
})

test('only a project with a case study has a page and a link to the product', () => {
  expect(getLinks('/')).toEqual(expect.arrayContaining(['/site/case-study/project-beta']))
  expect(getLinks('/').filter((href) => href.includes('project-gamma'))).toEqual([])
  expect(getLinks('/case-study/project-alpha')).toContain('https://example.com/alpha')
  // Every case study ends with links to messengers.
  const courseLinks = getLinks('/case-study/project-beta').filter(
    (href) => !href.includes('messenger'),
  )
  expect(courseLinks.filter((href) => /^https|^#$/.test(href))).toEqual([])
})
