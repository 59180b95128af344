import { expect, test } from '#tests/support/playwright.ts'
import { delayRequests, whenReady } from '#tests/support/site.ts'

/** Initial message of a messenger link. */
function getMessage(href: string | null): string {
  const text = new URL(href ?? '').searchParams.get('text') ?? ''
  // No-break spaces and word joiners count as spaces.
  return text.replaceAll(/[^\S\n]|\u2060/g, ' ')
}

test('a school that chooses a plan before the application runs finds it in the message, in both languages @nightly', async ({
  page,
}) => {
  for (const [path, link, line] of [
    ['/ai-curator', /^Book a free demo.*Partnership/, 'Plan: Partnership'],
    ['/uk/ai-curator', /Партнерство/, 'План: Партнерство'],
  ] as const) {
    const release = await delayRequests(page, '**/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('[data-slot=plans]').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(`${path}#final-form`)
    release()
    await whenReady(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const callLink = page.locator('#final-form a[target]').first()
    await expect.poll(async () => getMessage(await callLink.getAttribute('href'))).toContain(line)
  }
})
