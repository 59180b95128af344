import { expect, test } from 'vitest'

import { iconLinks, themeColors, webManifest } from './web-manifest.ts'

const options = { base: '/site/', brand: 'Olena\u00A0Test', description: 'AI consultant.' }

test('a manifest starts in its language, below the base path of the site', () => {
  const en = JSON.parse(webManifest({ ...options, locale: 'en' }))
  const uk = JSON.parse(webManifest({ ...options, locale: 'uk' }))
  expect(en).toMatchObject({ lang: 'en', start_url: '/site/', scope: '/site/', name: 'Olena Test' })
  expect(uk).toMatchObject({ lang: 'uk', start_url: '/site/uk', scope: '/site/' })
  for (const { src } of [...en.icons, ...uk.icons]) expect(src).toMatch(/^\/site\/[\w-]+\.\w+$/)
})

test('a page links the icons, the manifest of its language and a theme color per theme', () => {
  const links = iconLinks('uk', '/site/')
  for (const href of ['favicon.ico', 'apple-touch-icon.png', 'uk/manifest.webmanifest']) {
    expect(links).toContain(`href="/site/${href}"`)
  }
  expect(themeColors().match(/name="theme-color"/g)).toHaveLength(2)
})
