import type { Page } from '@playwright/test'

import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { factorySum } from '#tests/support/facts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

test.beforeEach(({ expectConsole }) => {
  // The course keeps itself in the background, and a test may end before it has.
  expectConsole(/ERR_ABORTED/)
})

test('the total of the factory follows what is ticked', async ({ page }) => {
  await open(page, '/content-factory')
  await translate(page)
  await page.getByRole('checkbox', { name: /Customer profiles/ }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText(
    factorySum('profiles'),
  )
})

test('the savings of a course follow the sliders', async ({ page }) => {
  await open(page, '/uk/courses/prompt-engineering?hours=10&cost=500')
  await translate(page)
  const result = page.locator('.calc .panel')
  await expect(result).toContainText('120 000')
  await page.getByRole('slider').first().press('ArrowRight')
  await expect(result).toContainText('132 000')
  await expect(result).toContainText('286')
  await expect(result).not.toContainText('120 000')
})

test('ticks of the checklist are counted', async ({ page }) => {
  await open(page, '/courses/ai-checklist')
  await translate(page)
  await page.getByRole('checkbox').first().check()
  await expect(page.locator('.sheet-n .big')).toContainText('1')
})

test('search finds one thing after another', async ({ page }) => {
  await open(page, '/search')
  await translate(page)
  const field = page.getByRole('combobox')
  const status = page.locator('.find-f [role=status]')
  for (const query of ['ai', 'ai agent', 'consultation', 'zzqqxx']) {
    await field.fill(query)
    await expect(status).toHaveText(/result/i)
    await expect(page.getByRole('option').first()).toBeVisible({ visible: query !== 'zzqqxx' })
  }
  await field.fill('')
  await expect(status).toBeEmpty()
})

test('a wrong code and then the right one open the course, whose builder answers', async ({
  page,
}) => {
  await open(page, '/access-code')
  await translate(page)
  const field = page.getByLabel('Access code')
  await field.fill('a wrong one')
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'code' })).toBeVisible()
  await field.fill(DEMO_CODE)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  const builder = page.locator('.pb')
  await builder.getByRole('textbox').first().fill('an editor')
  const score = builder.locator('.score .big')
  await builder.getByRole('button', { name: 'Check' }).click()
  await expect(score).toContainText('20')
  await builder.getByRole('textbox').nth(1).fill('shorten a text')
  await builder.getByRole('button', { name: 'Check' }).click()
  await expect(score).toContainText('40')
  await builder.getByRole('button', { name: 'Clear' }).click()
  await expect(score).toContainText('0')
  await builder.getByRole('button', { name: 'Undo' }).click()
  await expect(builder.getByRole('textbox').first()).toHaveValue('an editor')
  await page.getByRole('button', { name: /^Start.*Prompt basics/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish module' }).click()
  await expect(page.getByText('Module 1 finished.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Prompt basics' })).toContainText(
    'Completed',
  )
})

/**
 * Translates a page as browsers do: each text, also one that comes later, is put into elements of the
 * browser's own, behind the back of whoever has drawn it.
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
