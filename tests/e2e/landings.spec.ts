import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

const textOf = (href: string | null) => new URL(href ?? '').searchParams.get('text') ?? ''

test('the consultation costs its price, its steps last 90 minutes, and it is booked by messenger', async ({
  page,
}) => {
  await open(page, '/uk/consultation')
  await expect(page.locator('.offer')).toContainText(/−25\s%/)
  await expect(page.locator('.offer')).toContainText(/4\s500\sгрн/)
  await expect(page.locator('.offer s')).toContainText(/6\s000\sгрн/)
  await expect(page.getByText(/25 \+ 30 \+ 25 \+ 10 = 90/)).toBeVisible()
  await expect(page.getByRole('img', { name: /5\sзустрічей на\sмісяць/ })).toBeVisible()
  await page.getByRole('link', { name: 'Обрати час' }).click()
  await expect(page).toHaveURL(/#booking$/)
  const booking = page.getByRole('link', { name: /^Написати в месенджер/ })
  await expect(booking).toBeInViewport()
  expect(textOf(await booking.getAttribute('href'))).toMatch(
    /консультацію, 90\sхвилин, 4\s500\sгрн/,
  )
})

test('in English the consultation costs $200 and no price is struck through', async ({ page }) => {
  await open(page, '/consultation')
  await expect(page.locator('.offer')).toContainText('$200')
  await expect(page.locator('main s')).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText(/497|997/)
})

test('the curator names two plans, recommends one and ends without a form', async ({ page }) => {
  await open(page, '/ai-curator')
  const plan = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  await expect(plan('Quick Start')).toContainText(/45,000\s+UAH/)
  await expect(plan('Quick Start')).toContainText(/8,000\sUAH per launch, up to 2\smonths/)
  await expect(plan('Quick Start')).toContainText(/10\sdocuments/)
  await expect(plan('Strategic Partnership')).toContainText('Recommended')
  await expect(plan('Strategic Partnership')).toContainText(
    /12,000\sUAH per launch, up to 3\smonths/,
  )
  await page.getByRole('link', { name: /^Book free demo.*Quick Start/ }).click()
  await expect(page).toHaveURL(/#final-form$/)
  await expect(page.locator('main form')).toHaveCount(0)
  const call = page.locator('#final-form').getByRole('link', { name: /^Book free demo/ })
  const message = textOf(await call.getAttribute('href'))
  for (const label of ['Name: ', 'Contact: ', 'School: ']) expect(message).toContain(label)
})

test('two hours are drawn as a bar that leaves the screen, and nothing scrolls sideways', async ({
  page,
}) => {
  await open(page, '/ai-curator')
  await expect(page.getByText(/2\shours end 11\.4\sm/)).toBeVisible()
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
})

for (const [path, title] of [
  ['/privacy', 'Privacy: what this site keeps'],
  ['/uk/privacy', 'Приватність: що зберігає цей сайт'],
  ['/offer', 'Public offer and refunds'],
  ['/uk/offer', 'Публічна оферта й повернення'],
] as const) {
  test(`${path} is a sample and says so`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(/Sample text|Зразок тексту/)).toBeVisible()
  })
}

test('no label of a button takes two lines on a phone of 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/uk',
    '/uk/ai-curator',
    '/uk/consultation',
    '/uk/learning-path',
    '/courses',
  ]) {
    await open(page, path)
    const tall = await page.locator('.btn:visible').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const text = document.createRange()
        const tops = [...button.childNodes].flatMap((node) => {
          if (!(node instanceof Text)) return []
          text.selectNodeContents(node)
          return [...text.getClientRects()].map(({ top }) => Math.round(top))
        })
        return new Set(tops).size > 1 ? [button.textContent] : []
      }),
    )
    expect.soft(tall, path).toEqual([])
  }
})
