// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { loadPage, loadSite } from '#src/content/registry.ts'
import { LOCALES } from '#src/i18n/locales.ts'

import { EducationPage } from './education-page.tsx'

const sides = await Promise.all(
  LOCALES.map(async (locale) => ({
    locale,
    site: await loadSite(locale),
    page: await loadPage(locale, 'edu'),
  })),
)

test('the standalone education page has the header, both languages and the legal links', () => {
  render(<EducationPage sides={sides} />)
  const [banner] = screen.getAllByRole('banner')
  if (!banner) throw new Error('there is no header')
  const header = within(banner)
  const paths = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))
  expect(paths(header.getAllByRole('link'))).toEqual([
    '/',
    '/',
    '/products',
    '/courses',
    '/blog',
    '#en',
    '#uk',
  ])
  for (const locale of LOCALES) expect(document.getElementById(locale)?.lang).toBe(locale)
  const footer = within(screen.getByRole('contentinfo'))
  expect(paths(footer.getAllByRole('link'))).toEqual(
    expect.arrayContaining(['/privacy', '/offer', '/uk/privacy', '/uk/offer', '/uk/courses']),
  )
})
