import { expect, test } from 'vitest'

import { getAltText, parseHeading, pictureHead } from './share-card.ts'

test.each([
  ['<main><h1 lang="en">A post</h1><h1>B</h1>', { title: 'A post' }],
  [
    '<p data-slot="question" class="text-h1">Why?</p><h1 class="text-h1">In <span data-slot="highlight">10</span> s &amp; <!-- -->less</h1>',
    { question: 'Why?', title: 'In 10 s & less' },
  ],
  [
    '<p data-slot="question" class="text-h1">Other?</p><h2>Two</h2><h1>&quot;It&#x27;s&quot; &lt;b&gt;</h1>',
    { title: '"It\'s" <b>' },
  ],
])('the first heading of %s is found', (body, heading) => {
  expect(parseHeading(body)).toEqual(heading)
})

test('the text alternative contains all text of the picture', () => {
  const card = { locale: 'en' as const, brand: 'B', note: '', art: { id: 'a', tags: [] } }
  expect(getAltText({ ...card, question: 'Why?', title: 'So.' })).toBe('Why? So.')
  expect(getAltText({ ...card, title: 'So.' })).toBe('So.')
})

test('a text alternative cannot close its attribute', () => {
  expect(pictureHead({ url: 'https://example.com/a.png', alt: '"><script>' })).toContain(
    '<meta property="og:image:alt" content="&quot;&gt;&lt;script&gt;"/>',
  )
})
