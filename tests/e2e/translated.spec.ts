import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

test('a visitor whose browser translates the pages counts, ticks, searches, filters and turns pages as ever @nightly', async ({
  page,
  expectConsole,
}) => {
  // React renders a part again that was translated before hydration, and reports it.
  expectConsole(/Minified React error #418/)
  await open(page, '/content-factory')
  await translate(page)
  const total = page.getByRole('status').filter({ hasText: 'Together' })
  const feature = page.getByRole('checkbox', { name: /^Profiles/ })
  await feature.check()
  await expect(total).toContainText('$500')
  await feature.uncheck()
  await expect(total).toContainText('$400')

  await open(page, '/uk/courses/prompt-engineering?hours=10&cost=500')
  await translate(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('120 000')
  await page.getByRole('slider').first().press('ArrowRight')
  await expect(main).toContainText('132 000')
  await expect(main).not.toContainText('120 000')

  await open(page, '/courses/ai-checklist')
  await translate(page)
  await page.getByRole('checkbox').first().check()
  await expect(main.getByText(/1 of \d/).first()).toBeAttached()

  await open(page, '/search')
  await translate(page)
  const query = page.getByRole('combobox')
  const count = main.getByRole('status')
  for (const [words, hasHits] of [
    ['note', true],
    ['long read', true],
    ['zzqqxx', false],
  ] as const) {
    await query.fill(words)
    await expect(count).toHaveText(/result/i)
    await expect(page.getByRole('option').first()).toBeVisible({ visible: hasHits })
  }
  // The same result, with other words marked.
  for (const [words, mark] of [
    ['note', 'Note'],
    ['note two', 'two'],
  ] as const) {
    await query.fill(words)
    const name = page.getByRole('option', { name: 'Note two' }).locator('b')
    await expect(name.locator('mark', { hasText: mark })).toBeVisible()
    await expect(name).toHaveText('Note two')
  }
  await query.fill('')
  await expect(count).toBeEmpty()

  await open(page, '/')
  await translate(page)
  await page.getByRole('button', { name: 'Events 1' }).click()
  await expect(page.locator('#success-stories').getByRole('article')).toHaveCount(1)
  await page
    .getByRole('button', { name: /^Learn More/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Shop assistant')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await open(page, '/blog')
  await translate(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
})

/**
 * Translates a page as browsers do: every text node, also later ones, is replaced by elements that React does
 * not know.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrapTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, svg, code')) {
          continue
        }
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrapTexts(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node.parentNode) wrapTexts(node instanceof Text ? node.parentNode : node)
        }
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
}
