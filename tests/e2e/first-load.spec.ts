import { LOCALES } from '#src/i18n/locales.ts'
import { localeOfPath } from '#src/i18n/paths.ts'
import { appPages, sentBytes, type BuiltPage } from '#tests/support/built-site.ts'
import { expect, test } from '#tests/support/playwright.ts'

const KIB = 1024

/** Articles that are opened in each language: what they load differs by their letters and pictures alone. */
const HEAVIEST = 4

const isArticle = ({ document }: BuiltPage) => document.querySelector('.article-body') !== null
const heaviest = LOCALES.flatMap((locale) =>
  appPages
    .filter((page) => isArticle(page) && localeOfPath(page.path) === locale)
    .toSorted((one, other) => sentBytes(other.file) - sentBytes(one.file))
    .slice(0, HEAVIEST),
)
const opened = [...appPages.filter((page) => !isArticle(page)), ...heaviest]

// `tests/site/weight.test.ts` adds up what documents name; which faces their letters ask for, a browser knows.
for (const { path, file } of opened) {
  const budget = localeOfPath(path) === 'uk' ? 200 : 160
  test(`${path} loads at most ${budget} KiB until it is touched`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const files = new Set<string>()
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      // Other documents are where the page sends a visitor without a code.
      if (origin !== baseURL || request.isNavigationRequest()) return
      files.add(decodeURIComponent(pathname.slice(1)))
    })
    await page.goto(path)
    // On a busy machine the network may rest before the application has begun.
    await expect(page.locator('html')).toHaveAttribute('data-app', /./)
    await page.waitForLoadState('networkidle')
    expect(files.size).toBeGreaterThan(5)
    const bytes = [file, ...files].reduce((sum, one) => sum + sentBytes(one), 0)
    expect(bytes / KIB, [...files].join('\n')).toBeLessThanOrEqual(budget)
  })
}
