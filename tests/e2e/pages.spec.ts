import AxeBuilder from '@axe-core/playwright'

import { appPages } from '#tests/support/built-site.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

// Articles are one template: the longest of each language stands for the others here.
const isArticle = (path: string) => /\/blog\/(?!tag|page)[^/]+$/.test(path)
const longest = ['/blog', '/uk/blog'].map(
  (prefix) =>
    appPages
      .filter(({ path }) => isArticle(path) && path.startsWith(`${prefix}/`))
      .toSorted((a, b) => b.html.length - a.html.length)[0]?.path,
)
const paths = appPages
  .map(({ path }) => path)
  .filter((path) => !isArticle(path) || longest.includes(path))

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const path of paths) {
  test(`${path} starts without a word in the console and breaks no accessibility rule`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  test(`${path} is accessible in the dark theme on a phone and never scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await expect(page.getByRole('button', { name: /^(?:Menu|Меню)$/ })).toBeInViewport({ ratio: 1 })
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  for (const path of ['/', '/uk', '/blog', '/uk/courses', longest[0] ?? '']) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const hidden = await page.locator('main :is(p, h1, h2, h3, li)').evaluateAll(
        (elements) =>
          elements.filter(
            (element) =>
              !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
              // What has no box of its own is seen by its children.
              getComputedStyle(element).display !== 'contents' &&
              !element.closest('details:not([open]), noscript, .needs-js'),
          ).length,
      )
      expect(hidden).toBe(0)
    })
  }

  test('the language switch and the menu work by links', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Укр' }).click()
    await expect(page).toHaveURL('/uk/blog')
    await page
      .getByRole('navigation', { name: 'Головне меню' })
      .getByRole('link', { name: 'Курси' })
      .click()
    await expect(page).toHaveURL('/uk/courses')
  })

  test('every post can be reached from the list by links', async ({ page }) => {
    const reached = new Set<string>()
    for (const path of ['/blog', '/blog/page/2']) {
      await page.goto(path)
      const links = page.locator('.post a')
      for (const link of await links.all()) reached.add((await link.getAttribute('href')) ?? '')
    }
    const posts = appPages.filter(({ path }) => isArticle(path) && !path.startsWith('/uk'))
    expect([...reached].toSorted()).toEqual(posts.map(({ path }) => path).toSorted())
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Page 2 of 2' }).click()
    await expect(page).toHaveURL('/blog/page/2')
  })
})
