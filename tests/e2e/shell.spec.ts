import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import {
  expectScroll,
  expectWayBack,
  holdBack,
  open,
  pressFetched,
  scrollDownTo,
  whenReady,
} from '#tests/support/site.ts'

const NOT_FOUND = /404 \(Not Found\)/

test('the other language is no step of its own: Back leaves the page', async ({ page }) => {
  await open(page, '/courses')
  for (const [label, place, before] of [
    ['Укр', '/uk/blog', '/uk/courses'],
    ['Eng', '/blog', '/uk/courses'],
  ] as const) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^(?:Blog|Блог)$/ })
      .click()
    await expect(page).toHaveURL(/\/blog$/)
    await whenReady(page)
    await page.getByRole('banner').getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(place)
    await page.goBack()
    await expect(page).toHaveURL(before)
    await whenReady(page)
  }
})

test('an English page leads to its Ukrainian twin with query and hash, and the choice is kept', async ({
  page,
}) => {
  await open(page, '/blog/dialogflow-session?from=mail#check-yourself')
  await page.getByRole('link', { name: 'Укр' }).click()
  await expect(page).toHaveURL('/uk/blog/dialogflow-session?from=mail#check-yourself')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('uk')
  await page.goto('/courses')
  await expect(page).toHaveURL('/uk/courses')
  await page.getByRole('link', { name: 'Eng' }).click()
  await expect(page).toHaveURL('/courses')
  await page.goto('/')
  await expect(page).toHaveURL('/')
})

for (const how of ['the middle button', 'the context menu'] as const) {
  test(`English opened in a new tab by ${how} stays English, with query and hash`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(
      () => localStorage.getItem('language') ?? localStorage.setItem('language', 'uk'),
    )
    await open(page, '/uk/courses?filter=free#main')
    const toggle = page.getByRole('link', { name: 'Eng' })
    await expect(toggle).toHaveAttribute('href', '/courses')
    const opened = how === 'the middle button' ? context.waitForEvent('page') : context.newPage()
    await toggle.click({ button: how === 'the middle button' ? 'middle' : 'right' })
    const tab = await opened
    // What the menu's "open in a new tab" would open.
    if (how === 'the context menu') {
      await tab.goto(await toggle.evaluate((link: HTMLAnchorElement) => link.href))
    }
    await expect(tab).toHaveURL('/courses?filter=free#main')
    await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
    expect(await tab.evaluate(() => localStorage.getItem('language'))).toBe('en')
    await toggle.click()
    await expect(page).toHaveURL('/courses?filter=free#main')
  })
}

test('a stored Ukrainian sends a bare path to its twin before anything is painted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'uk')
    const painted = JSON.parse(sessionStorage.getItem('painted') ?? '[]')
    new PerformanceObserver(() => {
      painted.push(location.pathname)
      sessionStorage.setItem('painted', JSON.stringify(painted))
    }).observe({ type: 'paint' })
  })
  // Time enough to paint what is left.
  await page.route('/uk/blog?page=2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/blog?page=2#top')
  await expect(page).toHaveURL('/uk/blog?page=2#top')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  const painted = () => page.evaluate(() => sessionStorage.getItem('painted'))
  await expect.poll(painted).toContain('/uk/blog')
  expect(await painted()).not.toContain('"/blog"')
})

test('/en is replaced by the bare path and means English from then on', async ({ page }) => {
  await page.addInitScript(
    () => sessionStorage.getItem('set') ?? localStorage.setItem('language', 'uk'),
  )
  await page.addInitScript(() => sessionStorage.setItem('set', '1'))
  await page.goto('/en/courses?a=1')
  await expect(page).toHaveURL('/courses?a=1')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
})

test('/en with the address of another site behind it stays on this one', async ({
  page,
  expectConsole,
}) => {
  expectConsole(NOT_FOUND)
  await page.goto('/en//evil.example/x')
  await expect(page).toHaveURL('/evil.example/x')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

test.describe('an address that is no page', () => {
  for (const [path, title, home] of [
    ['/foo/about', 'Page Not Found', '/'],
    ['/ukraine', 'Page Not Found', '/'],
    ['/uk/foo', 'Сторінку не знайдено', '/uk'],
    ['/courses/prompt-engineering/foo', 'Page Not Found', '/'],
    ['/uk/case-study/converso/foo', 'Сторінку не знайдено', '/uk'],
    ['/blog/chatgpt-hybrid/foo', 'Page Not Found', '/'],
    ['/blog/tag/ai/foo', 'Page Not Found', '/'],
  ] as const) {
    test(`${path} is not found, with status 404 and a way home`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(NOT_FOUND)
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await whenReady(page)
      const button = page.getByRole('main').getByRole('link', { name: /Homepage|На головну/ })
      await button.click()
      await expect(page).toHaveURL(home)
    })
  }

  // What leads where is the units' (src/content/legacy-path.test.ts): here the server leads, and the page that is missing.
  for (const [from, to] of [
    ['/ua/posts/dialogflow-agent', '/uk/blog/dialogflow-agent'],
    ['/uk/ua/posts/dialogflow-agent', '/uk/blog/dialogflow-agent'],
    ['/DialogFlow-basics', '/blog/tag/dialogflow'],
    ['/uk/blog/tag/dialogflow-cx/page/2', '/uk/blog/tag/dialogflow'],
  ] as const) {
    test(`the old address ${from} leads to ${to}`, async ({ page, expectConsole }) => {
      expectConsole(NOT_FOUND)
      await page.goto(from)
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('an unknown post says so in its language', async ({ page, expectConsole }) => {
    expectConsole(NOT_FOUND)
    await page.goto('/blog/nothing-here')
    await expect(page.getByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible()
    await page.goto('/uk/blog/nothing-here')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Публікацію не знайдено' }),
    ).toBeVisible()
  })

  test('an unknown course says so and leads to the catalogue', async ({ page, expectConsole }) => {
    expectConsole(NOT_FOUND)
    await watchEmptyMain(page)
    await page.goto('/courses/nothing')
    await expect(page.getByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'wasEmpty'))).toBe(false)
    // As on every page that is missing, the footer asks what one was looking for.
    await expect(
      page.getByRole('contentinfo').getByText('What if I have a question?'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back to Courses' }).click()
    await expect(page).toHaveURL('/courses')
  })
})

for (const [path, width, height] of [
  ['/courses/none', 1440, 1000],
  ['/uk/search', 768, 1024],
  ['/access-code', 1024, 1366],
] as const) {
  test(`the footer of ${path} ends with the screen, however short the page is`, async ({
    page,
    expectConsole,
  }) => {
    if (path === '/courses/none') expectConsole(NOT_FOUND)
    await page.setViewportSize({ width, height })
    await open(page, path)
    const end = () =>
      page
        .getByRole('contentinfo')
        .evaluate((one) => Math.round(one.getBoundingClientRect().bottom))
    await expect.poll(end).toBeGreaterThanOrEqual(height)
  })
}

test('the home page is marked in the header whatever its address asks for', async ({ page }) => {
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })
  for (const query of ['', '?utm_source=mail', '?tag=ai']) {
    await open(page, `/${query}`)
    await expect(home).toHaveAttribute('aria-current')
  }
  await open(page, '/about?utm_source=mail')
  await expect(home).not.toHaveAttribute('aria-current', 'page')
})

/** What the head says of the page more than once, by what it says it of. */
async function saidTwice(page: Page): Promise<string[]> {
  const tags = page.locator('head').locator('title, meta[name]:not([media]), meta[property], link')
  const names = await tags.evaluateAll((all) =>
    all
      .filter((tag) => tag.matches(':not(link), [rel=canonical], [rel=alternate]'))
      .map((tag) =>
        ['name', 'property', 'rel', 'hreflang', 'type', 'title']
          .map((attribute) => tag.getAttribute(attribute) ?? '')
          .join(' '),
      ),
  )
  return names.filter((name, at) => names.indexOf(name) < at)
}

for (const path of ['/courses?category=business', '/uk/search?q=dialogflow', '/no-such-page']) {
  test(`the head says one thing of the page that is drawn anew at ${path}, and of the next`, async ({
    page,
    expectConsole,
  }) => {
    if (path === '/no-such-page') expectConsole(NOT_FOUND)
    await open(page, path)
    expect(await saidTwice(page)).toEqual([])
    await pressFetched(page.getByRole('banner').getByRole('link').nth(2), 'products')
    await expect(page).toHaveTitle(/^(?:Products|Продукти)/)
    expect(await saidTwice(page)).toEqual([])
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
  })
}

test('the header is compact beyond ten pixels of scroll, and not at ten', async ({ page }) => {
  await open(page, '/blog')
  const header = page.getByRole('banner')
  await page.evaluate(() => scrollTo(0, 11))
  await expect(header).toHaveClass(/compact/)
  await page.evaluate(() => scrollTo(0, 10))
  await expect(header).not.toHaveClass(/compact/)
})

test('the menu opens, scrolls by itself and closes over a page that stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await open(page, '/courses')
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(page.locator('.hdr')).toHaveClass(/compact/)
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  // By keyboard: a click of a test first scrolls to what it clicks.
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.mouse.move(195, 300)
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(menu.getByRole('button', { name: 'Dark' })).toBeInViewport({ timeout: 500 })
  }).toPass()
  await page.mouse.wheel(0, 2000)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expectScroll(page, 1500)
})

test('the focus walks through the header without moving the page', async ({ page }) => {
  await open(page, '/courses')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(page.locator('.hdr')).toHaveClass(/compact/)
  const header = page.getByRole('banner').getByRole('link')
  for (let at = 0; at < (await header.count()); at += 1) await header.nth(at).focus()
  await expectScroll(page, 1500)
})

// Within the application: a document would have none of it open.
async function openSecondPage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await pressFetched(page.getByRole('dialog').getByRole('link', { name: 'Blog' }), 'blog')
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('main')).toBeFocused()
}

test('the menu closes over the page that its brand leads to, and stays closed on the way back', async ({
  page,
}) => {
  await openSecondPage(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const brand = menu.locator('.brand')
  await brand.click()
  await expect(page).toHaveURL('/')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(menu).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL('/')
  // Here already.
  await page.getByRole('button', { name: 'Menu' }).click()
  await brand.click()
  await expect(menu).toBeHidden()
})

test('the menu and the search over it close over the page that a result leads to', async ({
  page,
}) => {
  await openSecondPage(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('dialogflow session')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL('/blog/dialogflow-session')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a step back closes the menu and the search that stand over the page', async ({ page }) => {
  await openSecondPage(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL('/blog')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const key of ['/', 'Control+k']) {
  test(`${key} in the open menu opens search once, which one Escape closes`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.keyboard.press(key)
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Control+k')
    // Search from the menu, asked for once more by the key.
    await expect(page.locator('.find')).toHaveCount(1)
    // The menu hears a moment later that it stands in front no more.
    await page.waitForTimeout(200)
    await page.keyboard.press('Escape')
    await expect(page.locator('.find')).toHaveCount(0)
    await menu.getByRole('link', { name: 'Search' }).click()
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await expect(page.locator('.find')).toHaveCount(0)
    await expect(menu.getByRole('link', { name: 'Search' })).toBeFocused()
  })
}

for (const key of ['Control+Shift+K', 'Control+Alt+k']) {
  test(`${key} is left to the browser`, async ({ page }) => {
    await open(page, '/')
    const listening = await page.evaluateHandle(() => ({
      pressed: new Promise<KeyboardEvent>((resolve) => {
        addEventListener('keydown', (event) => {
          if (event.key.toLowerCase() === 'k') resolve(event)
        })
      }),
    }))
    await page.keyboard.press(key)
    expect(await listening.evaluate(async ({ pressed }) => (await pressed).defaultPrevented)).toBe(
      false,
    )
  })
}

test('the menu closes on a screen that has become wide', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

// Else the browser would compute all of the page anew as the dialog opens, and once more as it closes.
test('the page does not take over what a dialog sets on the body', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  const inherited = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const style = getComputedStyle(element)
      return [style.pointerEvents, style.getPropertyValue('--removed-body-scroll-bar-size')]
    })
  expect(await inherited('body')).toEqual(['none', '0px'])
  expect(await inherited('#root')).toEqual(['auto', ''])
})

test('a press before the application runs is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const release = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  release()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a reader who has scrolled before the application runs stays there, and so does a case over the page', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto('/')
  const button = page.getByRole('button', { name: /^Learn More/ }).first()
  await button.scrollIntoViewIfNeeded()
  await button.click()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectScroll(page, place)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectScroll(page, place)
})

test('the bars around the page have the colour of the theme that is shown', async ({ page }) => {
  // As a browser does: the first colour whose condition holds.
  const shown = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      const paper = document.createElement('canvas').getContext('2d')
      if (paper)
        paper.fillStyle = metas.find((meta) => matchMedia(meta.media).matches)?.content ?? ''
      const ground = document.createElement('canvas').getContext('2d')
      if (ground) ground.fillStyle = getComputedStyle(document.documentElement).backgroundColor
      return { bars: paper?.fillStyle, page: ground?.fillStyle }
    })
  const choose = (name: string) =>
    page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click()
  const expectOne = async (theme: string) => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const { bars, page: ground } = await shown()
    expect(bars, theme).toBe(ground)
    return bars
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page, '/uk')
  const light = await expectOne('light')
  await choose('Темна')
  const dark = await expectOne('dark')
  expect(dark).not.toBe(light)
  // Before the application runs, too.
  const release = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto('/uk/blog')
  expect(await expectOne('dark')).toBe(dark)
  release()
  await whenReady(page)
  await choose('Системна')
  await expectOne('light')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectOne('dark')
})

test('the theme can be chosen, holds over a reload and follows other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Dark' })
  await dark.click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  const other = await context.newPage()
  await open(other, '/blog')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await dark.and(page.locator('button')).waitFor()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a navigation moves focus to the page, says its title, and scrolls to the top; back returns', async ({
  page,
}) => {
  await open(page, '/blog')
  const link = page.getByRole('main').getByRole('article').nth(5).getByRole('link')
  const left = await scrollDownTo(link)
  await link.click()
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'page opened' })).toHaveCount(1)
  await expectScroll(page, 0)
  await expectWayBack(page, '/blog', left)
})

test('a page that is opened before anything can be said takes the focus and is announced', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/messages-*.js')
  // Once pages are fetched ahead it is the application that opens them.
  const isFetching = page.waitForRequest('**/assets/page-pictures-*.js')
  await page.goto('/blog')
  const first = page.getByRole('article').first().getByRole('link').first()
  const title = await first.innerText()
  await isFetching
  await first.dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('main')).not.toBeFocused()
  release()
  await expect(page.locator('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'page opened' })).toContainText(title)
})

test('what announces pages is asked for again where it has not come', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/messages-|Failed to load resource/)
  let misses = 0
  await page.route(
    '**/assets/messages-*.js',
    (route) => {
      misses += 1
      return route.abort()
    },
    { times: 1 },
  )
  await open(page, '/about')
  await expect.poll(() => misses).toBe(1)
  await pressFetched(
    page.getByRole('contentinfo').getByRole('link', { name: 'Learning path' }),
    'learning-path',
  )
  await expect(page).toHaveURL('/learning-path')
  await expect(page.getByRole('status').filter({ hasText: 'page opened' })).toHaveCount(1)
})

test('who reads on from a place inside a page and follows a link comes back to where they were', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/blog')
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').click()
  await page.locator('.toc-m summary').click()
  await page.locator('.toc-m a').nth(2).click()
  await expect(page).toHaveURL(/#/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const place = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place + 500)
  await page.waitForTimeout(300)
  const topOf = () =>
    page.evaluate(
      () => document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top,
    )
  const left = (await topOf()) ?? 0
  // Where it stands: to press it scrolls the page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dispatchEvent('click')
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL(/#/)
  await expect.poll(async () => Math.abs(((await topOf()) ?? Infinity) - left)).toBeLessThan(3)
})

test('the skip link leads to the page’s main part', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a page whose words cannot be loaded shows the error screen, header and footer around it', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/./)
  const modulesOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    return (/data-page="([^"]+)"/.exec(html)?.[1] ?? '').split(' ')
  }
  const [home, courses] = await Promise.all([modulesOf('/'), modulesOf('/courses')])
  // One of them: the page is loaded anew once for each.
  const words = courses.find((file) => !home.includes(file) && /\/courses-[^.]+\.js$/.test(file))
  expect(words).toBeDefined()
  await page.route(`**${words}`, (route) => route.abort())
  await open(page, '/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Courses' })
    .click()
  // It tries once more by itself.
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation')
    return visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  })
  await whenReady(page)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Six courses/ })).toBeVisible()
})

test('no string becomes markup or script, and the attempt is told', async ({
  page,
  expectConsole,
  silence,
}) => {
  expectConsole(/Content Security Policy|TrustedHTML|TrustedScript|Trusted Type/)
  await open(page, '/')
  const refusals = await page.evaluate(() => {
    const attempts = [
      () => (document.body.innerHTML = '<img src="/x" onerror="document.title = 1">'),
      () => (document.createElement('script').src = 'https://evil.example/a.js'),
      () => (document.createElement('script').textContent = 'document.title = 1'),
    ]
    return attempts.map((attempt) => {
      try {
        return `taken: ${attempt()}`
      } catch (error) {
        return String(error)
      }
    })
  })
  for (const refusal of refusals) expect(refusal).toMatch(/^TypeError: .*Trusted/)
  await expect
    .poll(() => silence.messages.join('\n'))
    .toContain("This document requires 'TrustedHTML' assignment")
})

/** Notes whether a page's place was ever painted with nothing in it. */
async function watchEmptyMain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { wasEmpty: false })
    const look = () => {
      if (document.querySelector('main')?.childElementCount === 0) {
        Object.assign(window, { wasEmpty: true })
      }
      requestAnimationFrame(look)
    }
    look()
  })
}

for (const { file, path, language } of [
  { file: '/index.html', path: '/', language: 'en' },
  { file: '/uk.html', path: '/uk', language: 'uk' },
  {
    file: '/courses/ai-fundamentals.html?from=mail#faq',
    path: '/courses/ai-fundamentals?from=mail#faq',
    language: 'en',
  },
  { file: '/about.html', path: '/uk/about', language: 'uk' },
]) {
  test(`${file} is the page ${path} where the language is ${language}`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('language', stored), language)
    await page.goto(file)
    await expect(page).toHaveURL(path)
    const heading = page.getByRole('heading', { level: 1 })
    const words = await heading.textContent()
    await whenReady(page)
    await page.mouse.wheel(0, 200)
    await expect(page.locator('html[data-wanted]')).toHaveCount(1)
    await expect(heading).toHaveText(words ?? '')
    await expect(page).toHaveURL(path)
  })
}
