import { expect, test } from '#tests/support/playwright.ts'
import { holdBack, open, whenReady } from '#tests/support/site.ts'

/** Accessible name of a link that opens in a new tab. */
const newTab = (name: string) => new RegExp(`^${name}\\s\\(?opens in a new tab`)

/** Initial message of a messenger link. */
function messageOf(href: string | null): string {
  const text = new URL(href ?? '').searchParams.get('text') ?? ''
  // No-break spaces and word joiners count as spaces.
  return text.replaceAll(/[^\S\n]|\u2060/g, ' ')
}

test('a client reads what the consultation and the curator cost and hold, who answers, and writes by messenger', async ({
  page,
}) => {
  await open(page, '/uk/consultation')
  const main = page.getByRole('main')
  const offer = main.locator('section').first()
  for (const text of ['4 000 грн', '5 000 грн', '−20 %', 'Ви заощадите 1 000 грн.']) {
    await expect.soft(offer).toContainText(text)
  }
  await expect.soft(main.locator('s')).toContainText('5 000 грн')
  for (const text of [
    '20 + 30 + 10 = 60',
    '60 хвилин',
    'Чи можна перенести?',
    'Окупається за 40 днів.',
  ]) {
    await expect.soft(main).toContainText(text)
  }
  await expect.soft(page.getByRole('img', { name: /^4\sзустрічі на\sмісяць/ })).toBeVisible()
  await page.getByRole('link', { name: 'Обрати час' }).click()
  await expect(page).toHaveURL('/uk/consultation#booking')
  const booking = page.getByRole('link', { name: /^Написати нам/ })
  await expect(page.locator('#booking').getByRole('heading').first()).toBeInViewport()
  const href = await booking.getAttribute('href')
  expect.soft(href).toMatch(/^https:\/\/example\.com\/messenger\?/)
  expect.soft(messageOf(href)).toBe('Вітаю! Хочу домовитися про розмову, 60 хвилин, 4 000 грн.')
  await expect
    .soft(main.getByRole('link', { name: /^Інший месенджер/ }).last())
    .toHaveAttribute('href', /^https:\/\/example\.com\/second-messenger/)

  await open(page, '/consultation')
  await expect.soft(offer).toContainText('$150')
  await expect.soft(main.locator('s')).toHaveCount(0)
  await expect.soft(main).not.toContainText('UAH')
  const question = main.getByText('Can it be moved?')
  const answer = main.getByText('Yes, write as soon as you know.')
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  await question.click()
  await expect(answer).toBeHidden()

  // The demo request names the plan.
  await open(page, '/ai-curator')
  const plan = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  for (const text of ['30,000', 'Activation 5,000 UAH, up to 2 months', 'Up to 5 documents']) {
    await expect.soft(plan('Quick Start')).toContainText(text)
  }
  for (const text of ['50,000', 'Activation 9,000 UAH, up to 4 months', 'Recommended']) {
    await expect.soft(plan('Partnership')).toContainText(text)
  }
  await expect.soft(plan('Quick Start')).not.toContainText('Recommended')
  for (const text of ['60%', 'from 30,000 UAH', 'ends 7.6 m'])
    await expect.soft(main).toContainText(text)
  // The bar of the waiting time overflows the screen, but the page does not.
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: /^Book a free demo.*Quick Start/ }).click()
  await expect(page).toHaveURL('/ai-curator#final-form')
  await expect.soft(main.locator('form')).toHaveCount(0)
  const call = main.locator('#final-form').getByRole('link', { name: /^Book a free demo/ })
  await expect(call).toBeInViewport()
  const message = messageOf(await call.getAttribute('href'))
  expect(message.split('\n')).toEqual([
    'Hello! I would like a demo of the helper.',
    'Plan: Quick Start',
    'Name: ',
    'Contact: ',
    'School: ',
  ])

  await open(page, '/about')
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Sample Studio, in person.')
  await expect.soft(main.getByRole('img', { name: 'A portrait of two colors' })).toBeVisible()
  for (const [name, href] of [
    ['Short videos', 'https://example.com/short-videos'],
    ['Professional network', 'https://example.com/network'],
    ['Video channel', 'https://example.com/video-channel'],
    ['Free question', /^https:\/\/example\.com\/messenger\?text=Hello.*question/],
    ['Messaging app', 'https://example.com/messenger'],
    ['Other messaging app', 'https://example.com/second-messenger'],
  ] as const) {
    const link = main.getByRole('link', { name: newTab(name) })
    await expect.soft(link, name).toHaveAttribute('href', href)
    await expect.soft(link, name).toHaveAttribute('target', '_blank')
  }
  for (const skill of ['Assistants', 'Automation', 'Prompts', 'Agents', 'Training', 'Plans']) {
    await expect.soft(main.getByRole('heading', { name: skill })).toBeVisible()
  }
  await expect.soft(main).toContainText('A talk, 60 minutes, costs $150.')
})

test('a school that chooses a plan before the application runs finds it in the message, in both languages', async ({
  page,
}) => {
  for (const [path, link, line] of [
    ['/ai-curator', /^Book a free demo.*Partnership/, 'Plan: Partnership'],
    ['/uk/ai-curator', /Партнерство/, 'План: Партнерство'],
  ] as const) {
    const release = await holdBack(page, '**/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('[data-slot=plans]').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(`${path}#final-form`)
    release()
    await whenReady(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const call = page.locator('#final-form a[target]').first()
    await expect.poll(async () => messageOf(await call.getAttribute('href'))).toContain(line)
  }
})
