import type { Page } from '@playwright/test'

import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { factorySum } from '#tests/support/facts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { holdBack, open, pointUntilFetched, pressFetched, whenReady } from '#tests/support/site.ts'

/** Opens a page and leaves it alone until what stands around it runs. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'shell')
}

/** How many rules each stylesheet of the page has brought. */
async function countRules(page: Page): Promise<number[]> {
  return page.locator('link[rel=stylesheet]').evaluateAll((links: HTMLLinkElement[]) =>
    links.map(({ sheet }) => {
      try {
        return sheet?.cssRules.length ?? 0
      } catch {
        // In Chromium a sheet that failed may not be read.
        return 0
      }
    }),
  )
}

/** Addresses of scripts and data that the page has asked for so far, a list that goes on growing. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

for (const path of [
  '/',
  '/uk/consultation',
  '/courses/ai-checklist',
  '/uk/blog/dialogflow-session',
  '/content-factory',
  '/uk/admin',
  // Its clock stands below the screen.
  '/uk/courses/ai-agents-course',
]) {
  test(`${path} loads nothing of its own before somebody does something, and then wakes as it stands`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const own = (/data-page="([^"]+)"/.exec(html)?.[1] ?? '').split(' ')
    expect(own.length).toBeGreaterThan(3)
    const scripts = watchScripts(page)
    await look(page, path)
    await page.evaluate(() => Reflect.set(document.querySelector('h1') ?? {}, 'isFirst', true))
    expect(scripts.filter((file) => own.includes(file))).toEqual([])
    await page.mouse.move(5, 5)
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    expect(own.filter((file) => !scripts.includes(file))).toEqual([])
    expect(
      await page.evaluate(() => Reflect.get(document.querySelector('h1') ?? {}, 'isFirst')),
    ).toBe(true)
    await expect(page).toHaveTitle(/\S/)
    expect(await page.locator('head title').count()).toBe(1)
  })
}

test('a pointer that rests where a page appears wakes nothing, one that moves does', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointermove')))
  })
  const html = page.locator('html')
  await look(page, '/about')
  await expect(html).not.toHaveAttribute('data-touched')
  await page.mouse.move(5, 5)
  await expect(html).toHaveAttribute('data-app', 'ready')
})

test('a page that has stood before its reader for a while opens links as if it had been touched, one in a tab behind others sleeps on', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {
      get: () => sessionStorage.getItem('front') === null,
    })
  })
  const html = page.locator('html')
  await look(page, '/about')
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(10_000)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await expect(html).not.toHaveAttribute('data-touched')
  const files = watchScripts(page)
  await page.evaluate(() => {
    sessionStorage.setItem('front', '')
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.fastForward(10_000)
  await expect(html).toHaveAttribute('data-app', 'ready')
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
  await expect.poll(() => files.some((file) => file.includes('/products'))).toBe(true)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Reflect.set(globalThis, 'isSame', true))
  await link.dispatchEvent('click')
  await expect(page).toHaveURL('/products')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSame'))).toBe(true)
})

for (const path of ['/courses/ai-fundamentals', '/uk/courses/prompt-engineering']) {
  test(`the offer of ${path} counts down while its page is asleep, and goes on when that wakes up`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-20T12:00:00+02:00') })
    await page.goto(path)
    const digits = page.locator('.offer [role=timer] dd')
    const shown = async () => (await digits.allInnerTexts()).join(':')
    await page.clock.runFor(3000)
    await expect(digits.last()).not.toHaveAttribute('data-empty')
    await expect(page.locator('html')).toHaveAttribute('data-app', 'shell')
    await digits.last().evaluate((element) => Reflect.set(element, 'isFirst', true))
    const asleep = await shown()
    await page.clock.runFor(60_000)
    await expect.poll(shown).not.toBe(asleep)
    await page.mouse.move(5, 5)
    await page.clock.runFor(3000)
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    const awake = await shown()
    await page.clock.runFor(60_000)
    await expect.poll(shown).not.toBe(awake)
    expect(await digits.last().evaluate((element) => Reflect.get(element, 'isFirst'))).toBe(true)
  })
}

test('what stands around a page that is asleep answers: the theme, and a link of the header', async ({
  page,
}) => {
  await look(page, '/about')
  const title = await page.title()
  // Without a pointer: a press that no move has come before.
  await page.getByRole('button', { name: 'Dark' }).dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
    .dispatchEvent('click')
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page).not.toHaveTitle(title)
  expect(await page.locator('head title').count()).toBe(1)
  expect(await page.locator('head meta[name=description]').count()).toBe(1)
  await page.goBack()
  await expect(page).toHaveTitle(title)
  expect(await page.locator('head title').count()).toBe(1)
  await expect(page.locator('h1')).toHaveCount(1)
})

test('a code that is sent while its page is asleep opens the course', async ({ page }) => {
  await look(page, '/access-code')
  await page.getByRole('textbox').fill(DEMO_CODE)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('who signs in while the page is asleep is let in', async ({ page }) => {
  await look(page, '/admin')
  await page.getByLabel('Username').fill(DEMO_ADMIN.user)
  await page.getByLabel('Password').fill(DEMO_ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Title')).toBeVisible()
})

test('a box that is ticked while its page is asleep counts', async ({ page }) => {
  await look(page, '/content-factory')
  await page.getByRole('checkbox', { name: /Content creation form/ }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText(
    factorySum('form'),
  )
  await expect(page).toHaveURL('/content-factory?with=form')
})

test('a tab that is pressed before anything runs opens', async ({ page }) => {
  const release = await holdBack(page, '**/*.js')
  await page.goto('/content-factory')
  const tab = page.getByRole('tab', { name: 'Simple packages' })
  await tab.click()
  release()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/content-factory?tab=packages')
})

test('contents of an article fold before anything runs, for whoever follows a link of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdBack(page, '**/*.js')
  await page.goto('/blog/dialogflow-session')
  const contents = page.locator('.toc-m')
  await contents.locator('summary').click()
  await expect(contents).toHaveAttribute('open')
  await contents.getByRole('link').nth(2).click()
  await expect(contents).not.toHaveAttribute('open')
  await expect(page).toHaveURL(/#/)
  const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
  await expect(heading).toBeInViewport()
  release()
})

test('a press counts however long the code of its page takes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3000)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'shell')
  const release = await holdBack(page, '**/*.js')
  await page
    .getByRole('button', { name: /^Learn More/ })
    .first()
    .click()
  await page.clock.runFor(20_000)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what is ticked on the checklist while its page is asleep counts, and so does what a reload keeps', async ({
  page,
}) => {
  await look(page, '/courses/ai-checklist')
  const release = await holdBack(page, '**/assets/**/*.js')
  const boxes = page.getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(2).check()
  release()
  await expect(page.getByText('2 of 7 ticked')).toBeAttached()
  await boxes.nth(4).check()
  await expect(page.getByText('3 of 7 ticked')).toBeAttached()
  await expect(page.locator('input:checked')).toHaveCount(3)
  await page.reload()
  await whenReady(page)
  const kept = await page.locator('input:checked').count()
  await expect(page.getByText(`${kept} of 7 ticked`)).toBeAttached()
})

test('both sliders that are moved while their page is asleep stay where they are', async ({
  page,
}) => {
  await look(page, '/uk/courses/prompt-engineering')
  const release = await holdBack(page, '**/assets/**/*.js')
  const hours = page.getByRole('slider', { name: 'Годин на тиждень' })
  const cost = page.getByRole('slider', { name: 'Вартість вашої години' })
  await hours.fill('20')
  await cost.fill('1000')
  await page.mouse.move(5, 5)
  release()
  await expect(page).toHaveURL(/\?hours=20&cost=1000$/)
  await expect(hours).toHaveValue('20')
  await expect(cost).toHaveValue('1000')
})

test('who is signed in does not see the form', async ({ page }) => {
  await holdBack(page, '**/assets/**/*.js')
  await page.addInitScript(() => localStorage.setItem('adminToken', 'made-up'))
  await page.goto('/admin')
  await expect(page.getByLabel('Username')).toBeHidden()
})

test('a link of a page that is asleep opens as a document, one file, and Back returns', async ({
  page,
}) => {
  await look(page, '/uk/blog/dialogflow-session')
  const title = await page.title()
  await page.evaluate(() => Reflect.set(globalThis, 'isFirst', true))
  await page.locator('#main .back a').dispatchEvent('click')
  await expect(page).toHaveURL('/uk/blog')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page).not.toHaveTitle(title)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isFirst'))).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveTitle(title)
  await expect(page.locator('.read p').first()).toBeVisible()
})

// As WebKit and Firefox do it: Chromium goes on loading until the next document is there.
for (const [name, file] of [
  ['the application has come', 'entry-client'],
  ['its page has', 'privacy'],
] as const) {
  test(`a link that is followed before ${name} is not lost where the browser then gives up loading`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/request failed: .*\/assets\/(?:entry-client|privacy)-/)
    expectConsole(/Failed to load resource/)
    const giveUp = await holdBack(page, `**/assets/${file}-*.js`, 'abort')
    const asked = page.waitForRequest(`**/assets/${file}-*.js`)
    const arrive = await holdBack(page, '**/courses')
    // Without the list of pages' files links open documents.
    await holdBack(page, '**/content/page-files/*.js')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.goto('/privacy')
    if (file === 'privacy') {
      await expect(page.locator('html')).toHaveAttribute('data-app', 'shell')
      await page.mouse.move(5, 5)
      await page.mouse.move(9, 9)
    }
    await asked
    const followed = page.waitForRequest('**/courses')
    const link = page.getByRole('banner').getByRole('link', { name: 'Courses' })
    await link.click({ noWaitAfter: true })
    await followed
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(file))
    giveUp()
    await failed
    // Long enough for a reload, which comes within milliseconds, to take the place of the link.
    await page.waitForTimeout(500)
    arrive()
    await expect(page).toHaveURL('/courses')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    expect(documents).toEqual(['/privacy', '/courses'])
  })
}

for (const late of ['entry-client', 'privacy']) {
  test(`a step forward is followed, although the file of ${late} is still on its way`, async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await open(page, '/privacy')
    const before = await heading.innerText()
    await pressFetched(page.getByRole('contentinfo').getByRole('link', { name: 'Offer' }), 'offer')
    await expect(page).toHaveURL('/offer')
    await expect(heading).not.toHaveText(before)
    const after = await heading.innerText()
    await page.goBack()
    await expect(heading).toHaveText(before)
    const release = await holdBack(page, `**/assets/${late}-*.js`)
    const asked = page.waitForRequest(`**/assets/${late}-*.js`)
    await page.reload()
    await page.mouse.move(5, 5)
    await asked
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL('/offer')
    release()
    await expect(heading).toHaveText(after)
  })
}

test('before it is known which files pages need, links open documents; from then on they stay in the application', async ({
  page,
}) => {
  const deliver = await holdBack(page, '**/content/page-files/*.js')
  const html = page.locator('html')
  const mark = () => page.evaluate(() => Reflect.set(globalThis, 'isMarked', true))
  const isMarked = () => page.evaluate(() => Reflect.get(globalThis, 'isMarked') === true)
  const products = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
  await look(page, '/about')
  await page.mouse.move(5, 5)
  await expect(html).toHaveAttribute('data-app', 'ready')
  await mark()
  await products.click()
  await expect(page).toHaveURL('/products')
  await expect(html).toHaveAttribute('data-app', 'shell')
  expect(await isMarked()).toBe(false)

  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(products).toHaveJSProperty('target', '')
  const files = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/content/page-files/'),
  )
  // A browser keeps what the mouse does before a page is painted to itself.
  await expect(async () => {
    await page.mouse.move(5, 5)
    await page.mouse.move(50, 500)
    await expect(html).toHaveAttribute('data-app', 'ready', { timeout: 1000 })
  }).toPass()
  deliver()
  await files
  await expect(page.locator('link[rel=modulepreload][href*="products"]').first()).toBeAttached()
  await mark()
  await products.click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  expect(await isMarked()).toBe(true)
})

test('a link whose page has been fetched ahead stays in the application, although its own page is asleep', async ({
  page,
}) => {
  const own = /\/assets\/about-[^/]+\.js$/
  const deliver = await holdBack(page, '**/assets/about-*.js')
  const products = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
  await look(page, '/about')
  const title = await page.title()
  await page.evaluate(() => Reflect.set(globalThis, 'isMarked', true))
  await page.mouse.move(5, 5)
  await pointUntilFetched(products, 'products')
  const missing = () =>
    page.evaluate(() => {
      const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
      return Array.from(links, ({ href }) => href).filter((href) => !come.has(href))
    })
  await expect.poll(async () => (await missing()).every((file) => own.test(file))).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'shell')
  await products.click()
  await expect(page).toHaveURL('/products')
  await expect(page).not.toHaveTitle(title)
  expect(await page.locator('head title').count()).toBe(1)
  deliver()
  await page.goBack()
  await expect(page).toHaveTitle(title)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isMarked'))).toBe(true)
})

test('a post of this browser, which is in no document, opens in the application however early', async ({
  page,
}) => {
  await holdBack(page, '**/content/page-files/*.js')
  await page.addInitScript(() => {
    localStorage.setItem(
      'blogPosts',
      JSON.stringify([{ slug: 'own', title: 'Свій допис', content: 'Текст.', date: '2023-10-10' }]),
    )
  })
  await open(page, '/uk/blog')
  await page.evaluate(() => Reflect.set(globalThis, 'isMarked', true))
  await page.getByRole('article').getByRole('link', { name: 'Свій допис' }).click()
  await expect(page).toHaveURL('/uk/blog/own')
  await expect(page.getByRole('main').getByText('Текст.', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isMarked'))).toBe(true)
})

test('a reader who scrolls stays where they are while the page wakes up', async ({ page }) => {
  await look(page, '/blog/dialogflow-session')
  await page.mouse.wheel(0, 900)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800)
})

test('without a network a page that is asleep stays as it is, and wakes up once there is one', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/)
  await look(page, '/privacy')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await page.mouse.move(5, 5)
  expect((await failed).url()).toMatch(/\.(?:js|css)$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'shell')
  await expect.poll(() => countRules(page)).toContain(0)
  await context.setOffline(false)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect.poll(() => countRules(page)).not.toContain(0)
})
