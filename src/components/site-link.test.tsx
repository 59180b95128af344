import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SiteLink } from './site-link.tsx'

test.each([
  ['/checklist.md', '/checklist.md'],
  ['docs/a.pdf?page=2#end', '/docs/a.pdf?page=2#end'],
  ['./a.pdf', '/a.pdf'],
  ['https://example.com/a.pdf', 'https://example.com/a.pdf'],
  ['#part', '#part'],
])('a link to %s leads to %s', (href, address) => {
  expect(renderToStaticMarkup(<SiteLink href={href}>a</SiteLink>)).toBe(
    `<a href="${address}">a</a>`,
  )
})
