import { expect, test } from 'vitest'

import { llmsText } from './llms.ts'
import type { PageRecord } from './page-record.ts'

function createPage(path: string, fields: Partial<PageRecord> = {}): PageRecord {
  return {
    locale: 'en',
    path,
    title: `Title of ${path}`,
    description: `About ${path}`,
    url: `https://example.com${path}`,
    isPublic: true,
    isIndexed: true,
    alternates: [],
    ...fields,
  }
}

const options = {
  locale: 'en' as const,
  brand: 'Olena\u00A0Test',
  description: 'AI consultant.',
  sections: { pages: 'Pages', products: 'Products', courses: 'Courses', blog: 'Blog' },
  articleUrl: ({ path }: PageRecord) =>
    path.startsWith('/blog/') ? `https://example.com${path}.md` : undefined,
  otherLanguage: { name: 'Ukrainian', url: 'https://example.com/uk/llms.txt' },
}

test('pages are listed in their sections, articles link to their Markdown', () => {
  const pages = ['/', '/products', '/courses/a', '/blog/hello'].map((path) => createPage(path))
  expect(llmsText({ ...options, pages })).toBe(`# Olena Test

> AI consultant.

## Pages

- [Title of /](https://example.com/): About /

## Products

- [Title of /products](https://example.com/products): About /products

## Courses

- [Title of /courses/a](https://example.com/courses/a): About /courses/a

## Blog

- [Title of /blog/hello](https://example.com/blog/hello.md): About /blog/hello

## Optional

- [Ukrainian](https://example.com/uk/llms.txt): llms.txt
`)
})

test('private pages and pages in the other language are omitted', () => {
  const pages = [
    createPage('/admin', { isPublic: false }),
    createPage('/products', { locale: 'uk' }),
  ]
  const text = llmsText({ ...options, pages })
  expect(text).not.toContain('/admin')
  expect(text).not.toContain('/products')
})

test('optional entries are listed last, and brackets in link texts are escaped', () => {
  const pages = ['/privacy', '/blog/tag/ai', '/blog/page/2', '/privacy-by-design'].map((path) =>
    createPage(path, { title: `[${path}]` }),
  )
  expect(llmsText({ ...options, pages })).toContain(`## Pages

- [\\[/privacy-by-design\\]](https://example.com/privacy-by-design): About /privacy-by-design

## Optional

- [\\[/privacy\\]](https://example.com/privacy): About /privacy
- [\\[/blog/tag/ai\\]](https://example.com/blog/tag/ai.md): About /blog/tag/ai
- [\\[/blog/page/2\\]](https://example.com/blog/page/2.md): About /blog/page/2
`)
})
