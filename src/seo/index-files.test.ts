import { expect, test } from 'vitest'

import { robotsText } from './index-files.ts'

test('a site names its sitemap', () => {
  expect(robotsText('https://example.com/sitemap.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n',
  )
})

test('a demonstration may be read, so that its pages can say that they are not to be listed', () => {
  expect(robotsText(undefined)).toBe('User-agent: *\nAllow: /\n')
})
