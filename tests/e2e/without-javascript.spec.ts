import { appPages } from '#tests/support/built-site.ts'
import { expect, steadyTest, test } from '#tests/support/playwright.ts'

steadyTest.use({ hasScript: false })

for (const { path } of appPages) {
  steadyTest(`${path} can be read to its end`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/JavaScript is off|вимкнено\sJavaScript/)).toBeVisible()
    const { hidden, dead } = await page.evaluate(() => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const all = (selector: string) => [...document.querySelectorAll(selector)]
      return {
        hidden: all('main :is(p, h1, h2, h3, li)')
          .filter((element) => !isSeen(element))
          // What has no box of its own is seen by its children; a quote is for paper.
          .filter((element) => getComputedStyle(element).display !== 'contents')
          .filter((element) => !element.closest('details:not([open]), noscript, .needs-js, .quote'))
          .map((element) => element.outerHTML.slice(0, 80)),
        // The picture that a press would enlarge is there, and a locked course says what opens it.
        dead: all('button, [role=tab], input[type=range], select')
          .filter((control) => isSeen(control))
          .filter(
            (control) =>
              !control.matches('[disabled], [aria-disabled=true], .zoom, form :not([type=button])'),
          )
          .map((control) => control.outerHTML.slice(0, 80)),
      }
    })
    expect(hidden).toEqual([])
    expect(dead).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('the pages of the list, the language switch and the menu work by links', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/blog')
    await page.getByRole('link', { name: /^Page 2 of/ }).click()
    await expect(page).toHaveURL('/blog/page/2')
    await page.getByRole('link', { name: 'Укр' }).click()
    await expect(page).toHaveURL('/uk/blog/page/2')
    await page
      .getByRole('navigation', { name: 'Головне меню' })
      .getByRole('link', { name: 'Курси' })
      .click()
    await expect(page).toHaveURL('/uk/courses')
  })

  test('a case told in place has all its figures', async ({ page }) => {
    await page.goto('/')
    const told = page.locator('.cases-told details', { hasText: 'Smart Travel Assistant' })
    await told.locator('summary').click()
    await expect(told.getByRole('listitem')).toContainText([
      /15%.*conversion/,
      /2\sweeks.*timeline/,
      /\$2,800.*investment/,
      /250%.*return on investment/,
    ])
  })

  test('questions open, and what cannot work says why', async ({ page }) => {
    await page.goto('/uk/learning-path')
    // The first is open from the start.
    const question = page.locator('main details').nth(1)
    await question.locator('summary').click()
    await expect(question.locator('p').first()).toBeVisible()
    for (const [path, words] of [
      ['/search?q=bot', 'Search needs JavaScript'],
      ['/admin', 'Writing posts needs JavaScript'],
      ['/access-code', 'which needs JavaScript'],
      ['/dashboard', 'which needs JavaScript'],
      ['/content-factory', 'calculators, countdowns'],
      ['/courses', 'filters'],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('body'), path).toContainText(words, { useInnerText: true })
    }
  })
})
