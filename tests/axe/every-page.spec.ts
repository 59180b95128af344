import { readdirSync } from 'node:fs'

import { findViolations } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/playwright.ts'

const PART_COUNT = 8

/** Shown in a frame of a page that has the landmarks and the heading. */
const FRAME = '/support-chat'

/** Parts of pages of which the rest is another maker's: of the desk, the bar above the CMS. */
const CHECKED_PARTS: Partial<Record<string, string>> = { '/desk/': '#desk-bar' }

/** Addresses of all pages of the built site: `uk/blog.html` → `/uk/blog`. */
const paths = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`)
  .filter((path) => path !== FRAME)
  .toSorted()

for (let part = 0; part < PART_COUNT; part += 1) {
  test(`a reader finds every page accessible in both themes (part ${part + 1} of ${PART_COUNT})`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(10 * 60_000)
    // Not-found pages have status 404, remote covers are not reachable, and the desk's policy keeps the CMS from eval.
    expectConsole(/404|https?:\/\/(?!localhost)|script-src eval/)
    const faults: string[] = []
    for (const path of paths.filter((_, index) => index % PART_COUNT === part)) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      const part = CHECKED_PARTS[path] ?? 'body'
      await page.locator(part).waitFor()
      const violations = await findViolations(page, 'all', part)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 800 })
      // The CMS follows the system with a delay and fades from one color to the other.
      if (part !== 'body') await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      violations.push(...(await findViolations(page, 'look', part)))
      faults.push(...violations.map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}
