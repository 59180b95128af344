import { expect, test } from '#tests/support/playwright.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

/** One page of each kind, with its message about what requires JavaScript. */
const PAGES: [path: string, message?: string][] = [
  ['/'],
  ['/uk/products'],
  ['/courses', 'filters'],
  ['/uk/courses/prompt-engineering'],
  ['/courses/ai-fundamentals', 'countdowns'],
  ['/courses/ai-checklist'],
  ['/uk/learning-path'],
  ['/uk/ai-curator'],
  ['/uk/case-study/project-alpha'],
  ['/blog'],
  ['/blog/kitchen-sink'],
  ['/uk/blog/tag/ai'],
  ['/content-factory', 'calculators'],
  ['/search?q=note', 'Search requires JavaScript'],
  ['/admin', 'Writing posts requires JavaScript'],
  ['/access-code', 'Turn on JavaScript'],
  ['/dashboard', 'Turn on JavaScript'],
  ['/uk/404'],
]

test('a reader without JavaScript reads every kind of page, is told what does not work, and goes on by links', async ({
  page,
}) => {
  for (const [path, message] of PAGES) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect.soft(page.getByText(/JavaScript is off|вимкнено\sJavaScript/), path).toBeVisible()
    if (message) {
      await expect.soft(page.locator('body'), path).toContainText(message, { useInnerText: true })
    }
    const { hidden, dead } = await page.evaluate(() => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const queryAll = (selector: string) => [...document.querySelectorAll(selector)]
      return {
        hidden: queryAll('main :is(p, h1, h2, h3, li)')
          // An element with `display: contents` is visible through its children.
          .filter((element) => !isSeen(element) && getComputedStyle(element).display !== 'contents')
          .filter(
            (element) =>
              !element.closest('details:not([open]), noscript, .needs-js, [data-slot=quote]'),
          )
          .map((element) => element.outerHTML.slice(0, 80)),
        // An enlargeable picture is visible, and a locked course shows what unlocks it.
        dead: queryAll('button, [role=tab], input[type=range], select')
          .filter((control) => isSeen(control))
          .filter((control) => !control.matches('[disabled], [aria-disabled=true], form *'))
          .filter((control) => !control.querySelector('img'))
          .map((control) => control.outerHTML.slice(0, 80)),
      }
    })
    expect.soft(hidden, path).toEqual([])
    expect.soft(dead, path).toEqual([])
  }

  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Page 2 of 2' }).click()
  await expect(page).toHaveURL('/blog/page/2')
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('link', { name: 'Укр' }).click()
  await expect(page).toHaveURL('/uk/blog/page/2')
  await page
    .getByRole('navigation', { name: 'Головне меню' })
    .getByRole('link', { name: 'Курси' })
    .click()
  await expect(page).toHaveURL('/uk/courses')

  await page.goto('/uk/learning-path')
  const answer = page.getByRole('main').getByRole('group').last()
  await answer.locator('summary').click()
  await expect(answer.getByRole('paragraph').first()).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Learn More/ })).toHaveCount(0)
  const caseGroup = page.getByRole('group').filter({ hasText: 'Shop assistant' })
  await caseGroup.getByText('Shop assistant').click()
  await expect(caseGroup.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Kyiv time')

  await page.goto('/content-factory')
  const main = page.getByRole('main')
  for (const text of ['Foundation', 'Protection', '$220', 'Small', '$600', 'Large', '$1,500']) {
    await expect.soft(main.getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expect(main.getByRole('tab')).toHaveCount(0)

  await page.goto('/blog/kitchen-sink')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
