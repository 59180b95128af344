import type { Page } from '@playwright/test'

import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { readLessons } from '#scripts/lessons/lesson-library.ts'
import { findViolations } from '#tests/support/accessibility.ts'
import { type DeployedSite, startDeployedSite } from '#tests/support/deployed-site.ts'
import { plain, sentencesOf } from '#tests/support/plain-text.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open, signIn, whenReady } from '#tests/support/site.ts'

/** Longer than an open page waits before it asks for a new build again. */
const LATER = '11:00'

/** Longer than the service worker waits for a page before it shows the kept one. */
const SLOW = 6500

const KEPT = 'This course opens without a network on this device.'

/** Signs in and waits until the course is kept. */
async function keepCourse(page: Page): Promise<void> {
  await signIn(page)
  await expect(page.getByText(KEPT)).toBeVisible()
}

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build)

/** All that the browser keeps for the site, as text. */
async function keptTexts(page: Page): Promise<string> {
  const texts = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })
  return plain(texts)
}

test('after one visit the course and the articles read last open without a network', async ({
  page,
  context,
  expectConsole,
}) => {
  await keepCourse(page)
  // One article is come upon by a link, the other by its address.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  const link = page.getByRole('article').first().getByRole('heading')
  const first = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  const firstPath = new URL(page.url()).pathname
  await page.goto('/uk/blog/dialogflow-session')
  await whenReady(page)
  const second = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  // Links on the screen ask for their pages ahead, which are not all kept.
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
  await expect(page.getByRole('main').getByRole('paragraph').nth(2)).toBeVisible()
  await page.goto(firstPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  await page.goto('/dashboard?module=1')
  const dialog = page.getByRole('dialog', { name: 'Prompt basics' })
  await expect(dialog.getByRole('heading', { name: 'Five parts of a prompt' })).toBeVisible()
  await page.goto('/dashboard/1')
  await expect(page.getByRole('heading', { name: 'Five parts of a prompt' })).toBeVisible()
})

test('what is not kept says so in its language, leads to what is, and opens with the network', async ({
  page,
  context,
  expectConsole,
}) => {
  await keepCourse(page)
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/)
  await context.setOffline(true)
  const missing = async (path: string, words: string) => {
    const tab = await context.newPage()
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(words)
    await expect(tab).toHaveURL(path)
    return tab
  }
  for (const path of ['/edu/', '/blog/dialogflow-session.md']) {
    await (await missing(path, 'There is no network')).close()
  }
  const ukrainian = await missing('/uk/case-study/converso', 'Немає мережі')
  await expect(ukrainian.locator('html')).toHaveAttribute('lang', 'uk')
  await ukrainian.close()

  const tab = await missing('/case-study/converso', 'There is no network')
  expect(await findViolations(tab)).toEqual([])
  const kept = tab.getByRole('navigation', { name: 'What opens without a network' })
  await expect(kept.getByRole('link')).toHaveText([
    '50 ready prompts',
    'Checklist of a good prompt',
    /^Prompt engineering, the course/,
  ])
  await expect(kept.getByRole('link').last()).toHaveAttribute('href', '/dashboard')
  await context.setOffline(false)
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Converso')
})

test('the switch opens the other language without a network, and what is kept in one alone is named in both', async ({
  page,
  context,
  expectConsole,
}) => {
  await keepCourse(page)
  // The other language comes behind it, as long as the course is open.
  await expect.poll(() => missingFiles(page, '/uk/dashboard')).toEqual([])
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/\/05-.*\.uk-/))
  await open(page, '/blog/dialogflow-session')
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await page.getByRole('banner').getByRole('link', { name: 'Укр' }).click()
  await expect(page).toHaveURL('/uk/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Далі: модуль')
  await page.goto('/uk/dashboard?module=1')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toContainText(
    /[а-яі]/,
  )

  await page.goto('/uk/case-study/converso')
  await whenReady(page)
  const article = page
    .getByRole('navigation', { name: 'Що відкривається без мережі' })
    .locator('a[lang=en]')
  await expect(article).toHaveCount(1)
  // A network that comes back on the way does not call back to the page that is left.
  await page.evaluate(() =>
    addEventListener('beforeunload', () => dispatchEvent(new Event('online'))),
  )
  await article.click()
  await expect(page).toHaveURL('/blog/dialogflow-session')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
})

test('a page that opens without a network is told of by what stands there', async ({
  page,
  context,
  expectConsole,
}) => {
  await keepCourse(page)
  expectConsole(/./)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[role=status], [role=alert]')) {
        said.push(one.textContent ?? '')
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Consultation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('There is no network')
  await expect(page).toHaveTitle('There is no network')
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'))
  await expect.poll(said).toContain('There is no network')
  expect(await said()).not.toContain('Unexpected')
})

test('the free materials and the code page are kept with the course', async ({
  page,
  context,
  expectConsole,
}) => {
  await keepCourse(page)
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await context.setOffline(true)
  for (const [path, words] of [
    ['/bonus_prompts.md', '50 ready prompts'],
    ['/checklist.md', 'Checklist of a good prompt'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('body')).toContainText(words)
  }
  await page.goto('/access-code')
  await whenReady(page)
  await page.getByLabel('Access code').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid access code')).toBeVisible()
})

test('a picture of another site is asked for by the page, whose policy admits it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^request to another host: https:\/\/pictures\.example\//)
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ path: 'tests/fixtures/pixel.png' }),
  )
  await keepCourse(page)
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const width = await page.evaluate(async () => {
    const picture = new Image()
    picture.src = 'https://pictures.example/content/cover.png'
    await picture.decode()
    return picture.naturalWidth
  })
  expect(width).toBeGreaterThan(0)
})

test('the right code opens the course when the network went after a wrong one', async ({
  page,
  context,
  expectConsole,
}) => {
  // The service worker is the course's own.
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|when fetching the script/)
  await open(page, '/access-code')
  await page.getByLabel('Access code').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid access code')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByLabel('Access code').fill(DEMO_CODE)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is next.')
})

test('of a lesson that was read nothing is kept in plain text', async ({ page }) => {
  await keepCourse(page)
  await page.goto('/dashboard?module=1')
  await expect(page.getByRole('dialog').getByText('Every working request')).toBeVisible()
  await page.goto('/dashboard/1')
  await expect(page.getByText('Every working request')).toBeVisible()

  const [lesson] = readLessons('en')
  const sentences = sentencesOf(lesson?.document.body ?? [])
  expect(sentences.length).toBeGreaterThan(70)
  const shown = plain(await page.getByRole('main').innerText())
  expect(sentences.filter((sentence) => shown.includes(sentence)).length).toBeGreaterThan(50)
  const kept = await keptTexts(page)
  expect(kept).toContain('courseAccessCode')
  expect(sentences.filter((sentence) => kept.includes(sentence))).toEqual([])
})

/** Paths of all files that the browser keeps for the site. */
async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caching = (await caches.keys()).map((name) => caches.open(name))
    const requests = await Promise.all(caching.map(async (cache) => (await cache).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** What of a page is not kept: its document, or the files that this names. */
async function missingFiles(page: Page, path: string): Promise<string[]> {
  const kept = await keptPaths(page)
  const text = await page.evaluate(async (url) => (await caches.match(url))?.text(), path)
  const named = text?.match(/(?<![\w.])\/(?:assets|content)\/[^\s"'()<>]+/g) ?? [path]
  return named.filter((file) => !kept.includes(file))
}

test('whatever is read beside it, the course stays', async ({ page, context, expectConsole }) => {
  await keepCourse(page)
  await expect
    .poll(async () => (await keptPaths(page)).join('\n'))
    .toMatch(/lessons\/05-[^/]*\.uk-/)
  await page.reload()
  await expect(page.getByText(KEPT)).toBeVisible()
  const named = await page.locator('script[data-entry]').getAttribute('data-entry')
  await page.evaluate(async (asset) => {
    const read = (count: number, url: string) =>
      Promise.all(Array.from({ length: count }, (_, index) => fetch(`${url}?${index}`)))
    await read(80, '/bonus_prompts.md')
    await read(420, asset)
  }, named ?? '')
  // What the worker pushes out it pushes out one after the other.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('assets')).keys()).length))
    .toBeLessThanOrEqual(400)
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/)
  await context.setOffline(true)
  await page.goto('/checklist.md')
  await expect(page.locator('body')).toContainText('Checklist of a good prompt')
  await page.goto('/dashboard/1')
  await expect(page.getByRole('heading', { name: 'Five parts of a prompt' })).toBeVisible()
  // Never opened on this device.
  await page.goto('/uk/dashboard/1')
  await expect(page.getByRole('heading', { name: 'Пʼять частин промпту' })).toBeVisible()
})

test('while a lesson is missing the course is not said to open without a network', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { fetch } = globalThis
    globalThis.fetch = (input, init) =>
      new Request(input, init).url.includes('/lessons/05-')
        ? Promise.resolve(new Response('', { status: 404 }))
        : fetch(input, init)
  })
  await signIn(page)
  // The last of its kind in either cache, which are filled side by side.
  for (const kept of [/\/lessons\/04-/, /^\/404$/m]) {
    await expect.poll(async () => (await keptPaths(page)).join('\n')).toMatch(kept)
  }
  // Time for what would be said then.
  await page.waitForTimeout(500)
  await expect(page.getByText(KEPT)).toHaveCount(0)
})

test('lessons of earlier builds are not kept for ever, those of the other language stay', async ({
  page,
}) => {
  const old = '/assets/lessons/01-prompt-basics.en-old.bin'
  await keepCourse(page)
  await page.evaluate(async (path) => {
    await (await caches.open('course')).put(path, new Response('old'))
  }, old)
  await page.goto('/uk/dashboard')
  await expect.poll(() => keptPaths(page)).not.toContain(old)
  const kept = (await keptPaths(page)).join('\n')
  expect(kept).toMatch(/lessons\/01-prompt-basics\.en-/)
  expect(kept).toMatch(/lessons\/01-prompt-basics\.uk-/)
})

test('who saves data keeps no lessons of earlier builds either', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const old = '/assets/lessons/01-prompt-basics.en-old.bin'
  await keepCourse(page)
  await page.evaluate(async (path) => {
    await (await caches.open('course')).put(path, new Response('old'))
  }, old)
  await page.reload()
  await expect.poll(() => keptPaths(page)).not.toContain(old)
  expect((await keptPaths(page)).join('\n')).toMatch(/lessons\/01-prompt-basics\.en-/)
})

test.describe('when the site is deployed anew', () => {
  let site: DeployedSite

  test.beforeEach(async () => {
    site = await startDeployedSite()
  })
  test.afterEach(async ({ context }) => {
    // A page or a worker that is still loading would miss the host.
    await context.close()
    await site.close()
  })

  test('an open page says so, and one reload brings the new version, kept for offline too', async ({
    page,
    context,
    expectConsole,
  }) => {
    await page.clock.install()
    await signIn(page, site.url)
    await expect(page.getByText(KEPT)).toBeVisible()
    await site.deploy('second')
    await page.clock.fastForward(LATER)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const note = page.getByRole('status').filter({ hasText: 'A new version of the site is ready.' })
    await expect(note).toBeVisible()
    expect(await build(page)).toBeUndefined()
    await note.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => build(page)).toBe('second')
    await expect(page.getByText(KEPT)).toBeVisible()
    await expect(note).toHaveCount(0)

    expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('is next.')
    expect(await build(page)).toBe('second')
  })

  test('a tab of the former build keeps no pages of the next one beside its own lessons', async ({
    page,
    expectConsole,
  }) => {
    await signIn(page, site.url)
    await expect(page.getByText(KEPT)).toBeVisible()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(`${site.url}/`)
    await site.deploy('second')
    await page.goBack()
    await expect(page.getByText('A new version of the site is ready.')).toBeVisible()
    await expect(page.getByText(KEPT)).toHaveCount(0)

    expectConsole(/net::ERR_/)
    site.connect(false)
    await page.goto(`${site.url}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('is next.')
    expect(await build(page)).toBeUndefined()
  })

  test('a page that the host sends for a missing file is not kept in its place', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/MIME type|dynamically imported module|^uncaught: $/)
    await signIn(page, site.url)
    await expect(page.getByText(KEPT)).toBeVisible()
    await site.deploy('second')
    site.coverFiles(true)
    await page.goto(`${site.url}/consultation`)
    await expect(page.getByText('its buttons do not work now')).toBeVisible()
    site.coverFiles(false)
    await page.reload()
    await whenReady(page)
    expect(await build(page)).toBe('second')
  })

  for (const isKnown of [false, true]) {
    test(`a script that came in half is there whole after a reload, ${isKnown ? 'kept by the worker' : 'on a first visit'}`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/SyntaxError|^uncaught: /)
      if (isKnown) {
        await signIn(page, site.url)
        await expect(page.getByText(KEPT)).toBeVisible()
        await site.deploy('second')
      }
      // The application itself: the page loads itself anew.
      site.cutOnce('/assets/entry-')
      await page.goto(`${site.url}/consultation`)
      await whenReady(page)
      // A page within it: its reader presses the button.
      site.cutOnce('/assets/about-')
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
      await page.getByRole('button', { name: 'Reload' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await whenReady(page)
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
    })
  }

  test('a network too slow to wait for shows the old page once, and the new one after a reload', async ({
    page,
    expectConsole,
  }) => {
    test.slow()
    // The worker may still wait for its files when the host goes.
    expectConsole(/net::ERR_/)
    await signIn(page, site.url)
    await expect(page.getByText(KEPT)).toBeVisible()
    await page.goto(`${site.url}/blog`)
    await whenReady(page)
    await site.deploy('second')
    site.slowPages(SLOW)
    await page.reload()
    expect(await build(page)).toBeUndefined()
    // The answer that came too late is kept all the same.
    await expect
      .poll(async () => (await keptTexts(page)).includes('data-build="second"'), {
        timeout: 2 * SLOW,
      })
      .toBe(true)
    await page.reload()
    expect(await build(page)).toBe('second')
  })

  test('a network that leads nowhere counts as none until it leads to the site again', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/net::ERR_|dynamically imported module/)
    await signIn(page, site.url)
    await expect(page.getByText(KEPT)).toBeVisible()
    site.connect(false)
    await page.goto(`${site.url}/consultation`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('There is no network')
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0)
    site.connect(true)
    await expect(heading).not.toContainText('There is no network')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })

  test('a build that is told to keep nothing takes the service worker and its caches away', async ({
    page,
  }) => {
    await signIn(page, site.url)
    await expect(page.getByText(KEPT)).toBeVisible()
    await site.deploy('without', { offline: false })
    await page.goto(`${site.url}/blog`)
    await expect
      .poll(() =>
        page.evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          caches: await caches.keys(),
        })),
      )
      .toEqual({ workers: 0, caches: [] })
    expect(await build(page)).toBe('without')
  })
})
