import { localeOfPath, unlocalizePath } from '#src/i18n/paths.ts'
import { appPages, sentBytes, type BuiltPage } from '#tests/support/built-site.ts'
import { expect, test } from '#tests/support/playwright.ts'

const KIB = 1024

const isArticle = ({ document }: BuiltPage) => document.querySelector('.article-body') !== null

/** What a page is one of: its language and folder, `uk/case-study`; at the top each is of its own kind. */
function kindOf(page: BuiltPage): string {
  const path = unlocalizePath(page.path)
  const folder = isArticle(page) ? 'article' : path.slice(0, path.lastIndexOf('/'))
  return localeOfPath(page.path) + (folder || path)
}

// Pages of one kind differ by their letters and pictures alone: the heaviest are opened.
const heaviest = appPages.toSorted((one, other) => sentBytes(other.file) - sentBytes(one.file))
const opened = heaviest.filter((page, place) => {
  const heavier = heaviest.slice(0, place).filter((one) => kindOf(one) === kindOf(page))
  return heavier.length < (isArticle(page) ? 4 : 2)
})

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
