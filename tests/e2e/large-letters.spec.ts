import { expect, test } from '#tests/support/playwright.ts'

/** One page of each kind: what stands beside each other in one is too wide first. */
const PATHS = [
  '/',
  '/ai-curator',
  '/consultation',
  '/content-factory',
  '/courses',
  '/courses/ai-agents-course',
  '/courses/prompt-engineering',
  '/learning-path',
  '/offer',
]

test('with letters twice as large no page is wider than a phone, nor a word cut by its number', async ({
  playwright,
  launchOptions,
  browserName,
  baseURL,
}) => {
  test.skip(browserName !== 'chromium', 'others have no switch for the size of letters')
  test.slow()
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  const tooWide: string[] = []
  for (const path of PATHS.flatMap((one) => [one, `/uk${one}`.replace(/\/$/, '')])) {
    await page.goto(path)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const taken = await page.evaluate(() => document.documentElement.scrollWidth)
      if (taken > width) tooWide.push(`${path} takes ${taken} of ${width}`)
    }
  }
  expect(tooWide).toEqual([])
  await page.goto('/uk/courses/prompt-engineering')
  const [name, figure] = await page.locator('.panel tr').first().locator('th, td').all()
  const above = await name?.boundingBox()
  const below = await figure?.boundingBox()
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity)
  await browser.close()
})
