import { expect, test } from 'vitest'

import { robotsText } from './index-files.ts'

test('robots.txt names the sitemap', () => {
  expect(robotsText('https://example.com/sitemap.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n',
  )
})

test('a demonstration can be crawled, so that robots see its noindex', () => {
  expect(robotsText(undefined)).toBe('User-agent: *\nAllow: /\n')
})
