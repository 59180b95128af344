import { expect, test } from 'vitest'

import { readAttributes, demoSite, fixtureSite, getText } from '#tests/support/sites.ts'

const getPageText = (path: string, site = fixtureSite()) =>
  getText(site.page(path).document.querySelector('main'))

const getLinks = (path: string) =>
  readAttributes(fixtureSite().page(path).document, 'main a[href]', 'href')

test('an ended offer shows neither an old price nor a countdown', () => {
  const { document } = fixtureSite().page('/courses/ended-offer')
  for (const removedText of ['$30', 'Regular price']) {
    expect(getPageText('/courses/ended-offer')).not.toContain(removedText)
  }
  expect(document.querySelectorAll('[role=timer]')).toEqual([])
})

test('a course or package on sale links to its payment page, an upcoming one to its contents and the waitlist', () => {
  expect(getLinks('/courses/prompt-engineering')).toContain('https://example.com/pay/pi-course')
  expect(getLinks('/learning-path')).toContain('https://example.com/pay/pair')
  expect(getLinks('/courses/second-course')).toContain('https://example.com/pay/second-course')
  expect(getLinks('/uk/courses/third-course')).toContain('/site/uk/courses/third-course/content')
  expect(getLinks('/courses/third-course/content')).toContain('https://example.com/waitlist')
  const opened = fixtureSite()
    .page('/courses/prompt-engineering')
    .document.querySelectorAll('main a[href^="https://example.com/pay/"]')
  for (const link of opened) expect(link.getAttribute('target')).toBe('_blank')
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
