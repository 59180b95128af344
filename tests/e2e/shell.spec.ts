import type { ElementHandle, Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import {
  expectScroll,
  expectWayBack,
  delayRequests,
  open,
  openSettled,
  scrollDownTo,
  whenReady,
} from '#tests/support/site.ts'

const PHONE = { width: 390, height: 800 }

test('a reader changes the language and keeps the page, the query, the place and the choice', async ({
  page,
}) => {
  const banner = page.getByRole('banner')
  const stored = () => page.evaluate(() => localStorage.getItem('language'))
  await open(page, '/blog/kitchen-sink?from=mail#main')
  await banner.getByRole('link', { name: 'Укр' }).click()
  await expect(page).toHaveURL('/uk/blog/kitchen-sink?from=mail#main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Усе одразу')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  await expect(banner.getByRole('link', { name: 'Укр' })).toHaveAttribute('aria-current', 'true')
  expect(await stored()).toBe('uk')
  await page.goto('/courses')
  await expect(page).toHaveURL('/uk/courses')
  await whenReady(page)
  await banner.getByRole('link', { name: 'Eng' }).click()
  await expect(page).toHaveURL('/courses')
  expect(await stored()).toBe('en')
  await page.goto('/')
  await expect(page).toHaveURL('/')
})

test('a reader goes back past the other language, and opens it in tabs of its own @nightly', async ({
  page,
  context,
}) => {
  const banner = page.getByRole('banner')
  // Switching the language adds no history entry, so Back leaves the page.
  await open(page, '/courses')
  for (const [label, expectedUrl, before] of [
    ['Укр', '/uk/blog', '/uk/courses'],
    ['Eng', '/blog', '/uk/courses'],
  ] as const) {
    await banner.getByRole('link', { name: /^(?:Blog|Блог)$/ }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await whenReady(page)
    await banner.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(expectedUrl)
    await page.goBack()
    await expect(page).toHaveURL(before)
    await whenReady(page)
  }

  // With stored Ukrainian the English page is opened in a new tab, by middle click and by context menu.
  await page.evaluate(() => localStorage.setItem('language', 'uk'))
  await open(page, '/uk/courses?filter=free#main')
  const english = banner.getByRole('link', { name: 'Eng' })
  for (const button of ['middle', 'right'] as const) {
    const opened = button === 'middle' ? context.waitForEvent('page') : context.newPage()
    await english.click({ button })
    const tab = await opened
    if (button === 'right') {
      await tab.goto(await english.evaluate((link: HTMLAnchorElement) => link.href))
    }
    await expect(tab).toHaveURL('/courses?filter=free#main')
    await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
    await tab.close()
    await page.evaluate(() => localStorage.setItem('language', 'uk'))
  }
})

test('a reader finds a header that is compact beyond ten pixels, and a footer that ends the screen @nightly', async ({
  page,
}) => {
  const banner = page.getByRole('banner')
  const home = banner.getByRole('link', { name: 'Home', exact: true })
  for (const query of ['', '?utm_source=mail', '?tag=ai']) {
    await page.goto(`/${query}`)
    await expect.soft(home, query).toHaveAttribute('aria-current')
  }
  await open(page, '/courses/second-course')
  await expect.soft(home).not.toHaveAttribute('aria-current')
  await expect.soft(banner.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current')
  const names = await banner.getByRole('link').allTextContents()
  expect
    .soft(names.filter(Boolean))
    .toEqual(['Sample Studio', 'Home', 'Products', 'Courses', 'Blog', 'Eng', 'Укр'])

  const readStyle = () =>
    banner.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element)
      return {
        height: element.getBoundingClientRect().height,
        isTranslucent: /[\s,/]0?\.\d+\)$/.test(backgroundColor),
      }
    })
  const initialStyle = await readStyle()
  await page.evaluate(() => scrollTo(0, 11))
  await expect.poll(readStyle).not.toEqual(initialStyle)
  await expect.poll(async () => (await readStyle()).height).toBeLessThan(initialStyle.height)
  await expect.poll(async () => (await readStyle()).isTranslucent).toBe(true)
  await page.evaluate(() => scrollTo(0, 10))
  await expect.poll(readStyle).toEqual(initialStyle)
  // Tabbing through the header does not scroll the page.
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await expectScroll(page, 500)
  for (const link of await banner.getByRole('link').all()) await link.focus()
  await expectScroll(page, 500)

  const footer = page.getByRole('contentinfo')
  const year = new Date().getFullYear()
  await expect
    .soft(footer)
    .toContainText(year > 2025 ? `© 2025–${year} Sample Studio` : '© 2025 Sample Studio')
  for (const [name, href] of [
    ['Messaging app', 'https://example.com/messenger'],
    ['Professional network', 'https://example.com/network'],
  ] as const) {
    const link = footer
      .getByRole('link', { name: new RegExp(`^${name}\\s\\(?opens in a new tab`) })
      .last()
    await expect.soft(link).toHaveAttribute('href', href)
    await expect.soft(link).toHaveAttribute('target', '_blank')
  }
  for (const [name, href] of [
    ['About', '/about'],
    ['Learning path', '/learning-path'],
    ['Consultation', '/consultation'],
  ] as const) {
    await expect.soft(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await page.goto('/blog')
  await expect.soft(footer).toContainText('I usually reply within two hours.')
  await expect.soft(footer).toContainText('9:00–18:00, Kyiv time')
  for (const [path, width, height] of [
    ['/search', 1440, 1000],
    ['/uk/access-code', 1024, 1366],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, path)
    const end = () =>
      footer.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
    await expect.poll(end, path).toBeGreaterThanOrEqual(height)
  }
})

test('a reader chooses a theme that holds over a reload and in other tabs, and colours the bars around the page', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page, '/uk')
  const choice = (name: string) =>
    page.getByRole('contentinfo').getByRole('button', { name, exact: true })
  const light = await expectThemeColor(page)
  expect(light).toMatch(/^#[d-f]/)
  await choice('Темна').click()
  await expect(choice('Темна')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => getGround(page)).toMatch(/^#[0-3]/)
  const dark = await expectThemeColor(page)
  // Also before hydration.
  const release = await delayRequests(page, '**/*.js')
  await page.goto('/uk/blog', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await expectThemeColor(page)).toBe(dark)
  release()
  await whenReady(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(choice('Темна')).toHaveAttribute('aria-pressed', 'true')

  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(other, '/about')
  expect(await getGround(other)).toBe(dark)
  await choice('Світла').click()
  await expect.poll(() => getGround(other)).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await getGround(page)).toBe(light)
  await choice('Системна').click()
  await expect.poll(() => getGround(page)).toBe(dark)
  await expectThemeColor(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expect.poll(() => getGround(page)).toBe(light)
  await expectThemeColor(page)
})

test('a reader on a phone opens the menu, goes on from it, and has it closed by Back, by a key and by a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await openSettled(page, '/courses')
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const layers = page.getByRole('dialog')
  // By keyboard, because Playwright scrolls before a click.
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  for (const name of ['Home', 'Products', 'Courses', 'Blog', 'Search']) {
    await expect.soft(menu.getByRole('link', { name, exact: true })).toBeAttached()
  }
  await expect.soft(menu.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current')
  await expect
    .soft(menu.getByRole('link', { name: 'Book free demo' }))
    .toHaveAttribute('href', '/ai-curator')
  await page.mouse.move(195, 300)
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(menu.getByRole('button', { name: 'Dark' })).toBeInViewport({ timeout: 500 })
  }).toPass()
  await page.mouse.wheel(0, 2000)
  await page.keyboard.press('Escape')
  await expect(layers).toHaveCount(0)
  await expect(button).toBeFocused()
  await expectScroll(page, 1000)

  await page.setViewportSize(PHONE)
  await button.click()
  await menu.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(layers).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await button.click()
  await menu.getByRole('link', { name: 'Sample Studio' }).click()
  await expect(page).toHaveURL('/')
  await expect(layers).toHaveCount(0)
  // Pressing the button opens a page that has already been loaded.
  await button.click()
  await menu.getByRole('link', { name: 'Sample Studio' }).click()
  await expect(layers).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(layers).toHaveCount(0)
  await button.click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/courses')
  await expect(layers).toHaveCount(0)

  // Search opens once above the menu, however often it is requested, and Escape closes it.
  await button.click()
  await menu.getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Search' })).toBeFocused()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(layers).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

/** Acts on a page before hydration and then lets its scripts load. */
async function actBeforeHydration(
  page: Page,
  path: string,
  act: () => Promise<void>,
): Promise<void> {
  const release = await delayRequests(page, '**/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await act()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await whenReady(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

test('the application starts when the pointer moves, and not at the event that browsers send after a layout', async ({
  page,
}) => {
  // The page is not loaded, so that the application does not start by itself.
  await delayRequests(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const startAt = (movement: number) =>
    page.evaluate((movementX) => {
      dispatchEvent(new PointerEvent('pointermove', { movementX }))
      return document.querySelector('link[rel=modulepreload]') !== null
    }, movement)
  expect(await startAt(0)).toBe(false)
  expect(await startAt(1)).toBe(true)
})

test('a visitor from a campaign reads on in the page that was built, and its address stays', async ({
  page,
}) => {
  for (const [query, isKept] of [
    ['utm_source=telegram&utm_campaign=41&fbclid=IwAR0', true],
    ['case=case-clinic', false],
  ] as const) {
    let heading: ElementHandle | undefined
    await actBeforeHydration(page, `/?${query}`, async () => {
      heading = await page.getByRole('heading', { level: 1 }).elementHandle()
    })
    expect(await heading?.evaluate((element) => element.isConnected), query).toBe(isKept)
    await expect(page, query).toHaveURL(`/?${query}`)
  }
})

test('a reader who presses before the application runs is answered once, when it does', async ({
  page,
}) => {
  const layers = page.getByRole('dialog')

  await page.setViewportSize(PHONE)
  await actBeforeHydration(page, '/courses', () =>
    page.getByRole('button', { name: 'Menu' }).click(),
  )
  await expect(layers).toHaveCount(1)
  await expect(layers).toHaveAccessibleName('Menu')
  await page.keyboard.press('Escape')
  await expect(layers).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 720 })
  await actBeforeHydration(page, '/about', () => page.keyboard.press('/'))
  await expect(page.getByRole('combobox')).toBeFocused()
  await expect(layers).toHaveCount(1)

  await page.emulateMedia({ colorScheme: 'light' })
  await actBeforeHydration(page, '/about', () =>
    page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click(),
  )
  await expect.poll(() => getGround(page)).toMatch(/^#[0-3]/)

  // The page is not scrolled, and the case or project is not opened twice.
  let scrollPosition = 0
  await actBeforeHydration(page, '/', async () => {
    const button = page.getByRole('button', { name: 'Learn More Clinic line' })
    await button.scrollIntoViewIfNeeded()
    await button.click()
    scrollPosition = await page.evaluate(() => scrollY)
  })
  expect(scrollPosition).toBeGreaterThan(300)
  await expect(layers).toHaveAccessibleName('Clinic line')
  await expectScroll(page, scrollPosition)
  await page.keyboard.press('Escape')
  await expect(layers).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expectScroll(page, scrollPosition)
})

test('what a reader chooses, ticks or follows before the application runs is done once, when it does @nightly', async ({
  page,
  expectConsole,
}) => {
  await actBeforeHydration(page, '/content-factory', async () => {
    await page.getByRole('tab', { name: 'Ready packages' }).click()
  })
  await expect(page).toHaveURL('/content-factory?tab=packages')

  await actBeforeHydration(page, '/courses/ai-checklist', async () => {
    const boxes = page.getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(2).check()
  })
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(page.getByText(/^2 of \d/).first()).toBeAttached()

  // A link opens its page in at most one document, and Back works.
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const release = await delayRequests(page, '**/*.js')
  await page.goto('/privacy', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'Укр' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/uk/privacy')
  release()
  await whenReady(page)
  expect(documents).toEqual(['/privacy', '/uk/privacy'])
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  // Firefox cancels pending requests when a link is followed; the page must not be reloaded.
  expectConsole(/ERR_FAILED|dynamically imported module/)
  documents.length = 0
  const failScripts = await delayRequests(page, '**/*.js', 'abort')
  const releasePage = await delayRequests(page, '**/uk/about')
  await page.goto('/uk/offer', { waitUntil: 'commit' })
  const aboutLink = page.getByRole('contentinfo').getByRole('link', { name: 'Про мене' })
  await aboutLink.click({ noWaitAfter: true })
  failScripts()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  releasePage()
  await expect(page).toHaveURL('/uk/about')
  expect(documents).toEqual(['/uk/offer', '/uk/about'])
})

test('a reader who follows a link is at the top of a page that is focused, announced and named once, and returns to where they were', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const announcement = page.getByRole('status').filter({ hasText: 'page opened' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSettled(page, '/blog?from=mail')
  expect(await findDuplicateTags(page)).toEqual([])
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()

  await openSettled(page, '/blog')
  const link = main.getByRole('article').nth(7).getByRole('link')
  const scrollPosition = await scrollDownTo(link)
  // Dispatched in place, because a real click may scroll the page.
  await link.dispatchEvent('click')
  await expect(page).toHaveURL('/blog/note-one')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Note one')
  await expect(main).toBeFocused()
  await expect(announcement).toHaveText(/^Note one\b.*, page opened$/)
  await expect(page).toHaveTitle(/^Note one · /)
  await expectScroll(page, 0)
  expect(await findDuplicateTags(page)).toEqual([])
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/note-one$/)
  await expectWayBack(page, '/blog', scrollPosition)
  await expect(announcement).not.toContainText('Note one')

  // Back to a scroll position inside a page, after the next page was reloaded.
  await main.getByRole('link', { name: 'A long read' }).click()
  await expect(page).toHaveURL('/blog/long-read')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'The stairs', exact: true }).click()
  await expect(page).toHaveURL('/blog/long-read#the-stairs')
  const heading = page.getByRole('heading', { name: 'The stairs', exact: true })
  await expect(heading).toBeInViewport()
  const getTop = () =>
    heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.mouse.move(600, 400)
  const startPosition = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(startPosition + 200)
  await waitForScrollEnd(page)
  const top = await getTop()
  // Dispatched in place, because a real click scrolls the page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dispatchEvent('click')
  await expect(page).toHaveURL('/about')
  await page.reload()
  await whenReady(page)
  await page.goBack()
  await expect(page).toHaveURL('/blog/long-read#the-stairs')
  await expect.poll(async () => Math.abs((await getTop()) - top)).toBeLessThan(3)

  // A link to an anchor on another page scrolls to it.
  await openSettled(page, '/blog/kitchen-sink')
  await main.getByRole('link', { name: 'the long read' }).click()
  await expect(page).toHaveURL('/blog/long-read#the-window')
  await expect(page.getByRole('heading', { name: 'The window', exact: true })).toBeInViewport()
})

test('a reader whose page has lost its files sees the error screen between header and footer, and reloads it @nightly', async ({
  page,
  expectConsole,
}) => {
  const scripts = async (path: string) => {
    const requested = new Set<string>()
    const note = (request: { url: () => string }) => {
      if (request.url().endsWith('.js')) requested.add(request.url())
    }
    page.on('request', note)
    await openSettled(page, path)
    page.off('request', note)
    return requested
  }
  const [sharedScripts, pageScripts] = [
    await scripts('/uk/privacy'),
    await scripts('/uk/content-factory'),
  ]
  const notShared = [...pageScripts].filter((file) => !sharedScripts.has(file))
  expect(notShared).not.toEqual([])
  expectConsole(/./)
  await page.route(
    (url) => notShared.includes(url.href),
    (route) => route.abort(),
  )
  await page.goto('/uk/content-factory')
  const reload = page.getByRole('button', { name: 'Оновити сторінку' })
  // The page retries once before it offers a reload to the visitor.
  await expect(async () => {
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await page.waitForLoadState('networkidle')
    await expect(reload).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/застосунку/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.unrouteAll()
  await reload.click()
  await whenReady(page)
  await expect(page.getByRole('tab').first()).toBeVisible()
})

/** Waits until scrolling has ended. */
async function waitForScrollEnd(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const before = await page.evaluate(() => scrollY)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
      return (await page.evaluate(() => scrollY)) - before
    })
    .toBe(0)
}

/** Background color of the open page: `#ffffff`. */
function getGround(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return ''
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    return String(canvas.fillStyle)
  })
}

/** Expects the theme color to equal the background, and returns it. */
async function expectThemeColor(page: Page): Promise<string> {
  // Like a browser: the first theme color whose media query matches.
  const bars = await page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return ''
    canvas.fillStyle = metas.find(({ media }) => matchMedia(media).matches)?.content ?? ''
    return String(canvas.fillStyle)
  })
  const ground = await getGround(page)
  expect(bars).toBe(ground)
  return ground
}

/** Duplicate elements in the head, by the property that they describe. */
async function findDuplicateTags(page: Page): Promise<string[]> {
  const tags = page.locator('head').locator('title, meta[name]:not([media]), meta[property], link')
  const names = await tags.evaluateAll((elements) =>
    elements
      .filter((tag) => tag.matches(':not(link), [rel=canonical], [rel=alternate]'))
      .map((tag) =>
        ['name', 'property', 'rel', 'hreflang', 'type', 'title']
          .map((attribute) => tag.getAttribute(attribute) ?? '')
          .join(' '),
      ),
  )
  return names.filter((name, index) => names.indexOf(name) < index)
}
