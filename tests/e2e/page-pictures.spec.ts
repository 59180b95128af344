import type { Locator, Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { expectScroll, expectWayBack, holdBack, open, scrollDownTo } from '#tests/support/site.ts'

const POST = '/blog/rozrobka-ai-agentiv-vid-prostoho-do-skladnoho'

const pictureOf = (page: Page) => page.locator('[data-slot=page-picture]')

/** The link of a page's own text, below its header. */
const linkTo = (page: Page, path: string) =>
  page.getByRole('main').locator(`a[href="${path}"]:visible`).first()

/** Rests the mouse on a link until the head of its page has been drawn. */
async function pointUntilDrawn(link: Locator): Promise<void> {
  const page = link.page()
  await expect(async () => {
    await page.mouse.move(1, 1)
    await link.hover()
    await expect(pictureOf(page)).toBeAttached({ timeout: 1000 })
  }).toPass()
}

/** Presses where the mouse is, and tells what is on the screen when the press has been answered. */
async function press(page: Page) {
  const shown = await page.evaluateHandle(() => {
    const pressed = new Promise<void>((resolve) =>
      document.addEventListener('click', () => setTimeout(resolve), { capture: true, once: true }),
    )
    // Where the application has not begun to open the page yet.
    return {
      look: pressed.then(() => {
        const picture = document.querySelector<HTMLElement>('[data-slot=page-picture]')
        const heading = picture?.querySelector('h1')
        const { x, y, width, height } = heading?.getBoundingClientRect() ?? new DOMRect()
        return {
          isInFront: picture?.style.opacity === '',
          text: heading?.textContent,
          box: [x, y, width, height].map(Math.round),
          title: document.title,
        }
      }),
    }
  })
  await page.mouse.down()
  await page.mouse.up()
  return shown.evaluate(({ look }) => look)
}

for (const [from, to] of [
  ['/', '/courses'],
  ['/courses', '/courses/prompt-engineering'],
  ['/products', '/consultation'],
  ['/blog', POST],
  ['/uk', '/uk/ai-curator'],
  ['/uk/blog', `/uk${POST}`],
] as const) {
  test(`${to} has its head on the screen as soon as its link in ${from} is pressed`, async ({
    page,
  }) => {
    await open(page, from)
    await pointUntilDrawn(linkTo(page, to))
    // Nobody meets it before.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(pictureOf(page)).toHaveCSS('opacity', '0')
    const shown = await press(page)
    await expect(page).toHaveURL(to)
    await expect(pictureOf(page)).toHaveCount(0)
    const heading = page.getByRole('heading', { level: 1 })
    const { x, y, width, height } = (await heading.boundingBox()) ?? new DOMRect()
    expect(shown).toEqual({
      isInFront: true,
      text: await heading.textContent(),
      box: [x, y, width, height].map(Math.round),
      title: await page.title(),
    })
  })
}

test('a post whose text is on its way has its head on the screen', async ({ page }) => {
  const release = await holdBack(page, `**/content/post/en/${POST.split('/').at(-1)}.js`)
  await open(page, '/blog')
  const link = linkTo(page, POST)
  const title = await link.textContent()
  await pointUntilDrawn(link)
  expect(await press(page)).toMatchObject({ isInFront: true, text: title })
  await expect(page).toHaveURL(POST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page.locator('.read')).toHaveCount(0)
  release()
  await expect(page.locator('.read')).not.toBeEmpty()
})

test('who comes back from a page that was shown so finds the place they left', async ({ page }) => {
  await open(page, '/blog')
  const link = page.getByRole('main').getByRole('article').nth(5).getByRole('link').first()
  const left = await scrollDownTo(link)
  await pointUntilDrawn(link)
  expect(await press(page)).toMatchObject({ isInFront: true })
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/)
  await expectScroll(page, 0)
  await expectWayBack(page, '/blog', left)
})

test('a picture goes when the mouse leaves the link, and when something else answers the press', async ({
  page,
}) => {
  await open(page, '/')
  const title = await page.title()
  const link = linkTo(page, '/courses')
  await pointUntilDrawn(link)
  await page.mouse.move(1, 1)
  await expect(pictureOf(page)).toHaveCount(0)

  await pointUntilDrawn(link)
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => {
      event.preventDefault()
      event.stopPropagation()
    }),
  )
  await press(page)
  await expect(pictureOf(page)).toHaveCount(0)
  await expect(page).toHaveTitle(title)
  await expect(page).toHaveURL('/')
})

test('a page that opens in another tab leaves this one as it is', async ({ page, context }) => {
  await open(page, '/')
  await pointUntilDrawn(linkTo(page, '/courses'))
  await page.keyboard.down('Control')
  const opened = context.waitForEvent('page')
  await page.mouse.down()
  await page.mouse.up()
  await opened
  await expect(pictureOf(page)).toHaveCSS('opacity', '0')
})

test.describe('where nothing hovers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('no picture is drawn', async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await open(page, '/blog')
    // It asks for pictures itself, where there is a mouse.
    await expect.poll(() => files.filter((file) => file.includes('fetch-ahead')).length).toBe(1)
    await page.waitForTimeout(1000)
    expect(files.filter((file) => file.includes('page-pictures'))).toEqual([])
  })
})
