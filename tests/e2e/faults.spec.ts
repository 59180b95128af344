import type { BrowserContext, Page } from '@playwright/test'

import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { enrollUrl } from '#tests/support/facts.ts'
import { breakStorage, STORAGE_FAULTS, type StorageFault } from '#tests/support/faults.ts'
import { expect, test } from '#tests/support/playwright.ts'
import {
  holdBack,
  open,
  pointUntilFetched,
  pressFetched,
  serveCover,
  signIn,
  signInAsOwner,
  whenReady,
  writePost,
} from '#tests/support/site.ts'

const PHONE = { width: 390, height: 844 }

/** What a browser says of a file that is not there, and of a part of the page that needed it. */
const MISSING =
  /status of 404|dynamically imported module|ERR_FAILED|ERR_INTERNET_DISCONNECTED|^uncaught: $/

/** A post of this browser, as it is stored. */
const OWN_POSTS = JSON.stringify([
  { slug: 'own', title: 'Свій допис', content: 'Текст **свій**.', date: '2023-10-10' },
])

const toast = (page: Page) => page.getByRole('region', { name: /^(?:Messages|Повідомлення)$/ })

/** What is wrong with a browser's storage, if anything is. */
type Storage = StorageFault | 'sound'

const keeps = (fault: Storage) => fault !== 'blocked' && fault !== 'full'

/** What visitors and the owner come for. Each has to end well, whatever became of the storage. */
const JOURNEYS: Record<string, (page: Page, fault: Storage) => Promise<void>> = {
  'reading a post and going back': async (page) => {
    await open(page, '/blog')
    const link = page.getByRole('article').filter({ hasNotText: 'допис' }).first().getByRole('link')
    const title = await link.first().innerText()
    await link.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('article')).toHaveCount(9)
  },
  'finding and reading a post of one’s own': async (page, fault) => {
    await open(page, '/uk/blog')
    const own = page.getByRole('article').filter({ hasText: 'Старий допис' })
    await expect(page.getByRole('article')).toHaveCount(9)
    // Where nothing can be read, there is none, and the list is the site's.
    await expect(own).toHaveCount(fault === 'older' ? 1 : 0)
    if (fault !== 'older') return
    await own.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Старий допис')
    await expect(page.getByRole('main').getByText('давно')).toBeVisible()
  },
  'searching and sharing': async (page) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.resolve()
    })
    await open(page, '/blog')
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search' }).fill('dialogflow session')
    await expect(page.getByRole('option').first()).toContainText('Sessions and contexts')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog/dialogflow-session')
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    const share = page.getByRole('button', { name: 'Share' }).first()
    // What is jumped over on the way down is laid out first, and moves the button.
    await share.hover()
    await share.click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  },
  'filtering the courses on the way to the payment': async (page, fault) => {
    await open(page, '/courses')
    await page.getByRole('button', { name: /^AI development/ }).click()
    await expect(page).toHaveURL('/courses?category=aiDevelopment')
    await page.getByRole('button', { name: /^All/ }).click()
    const first = page.getByRole('article').first()
    // Who has finished it already has it open.
    if (fault === 'older') return expect(first).toContainText('Completed')
    await first.getByRole('link', { name: /^Enroll/ }).click()
    await expect(page).toHaveURL('/courses/prompt-engineering')
    const pay = page.getByRole('main').getByRole('link', { name: /^Enroll/ })
    await expect(pay.first()).toHaveAttribute('href', enrollUrl('pi-course'))
  },
  'from the code to a finished module and a saved prompt': async (page, fault) => {
    const module = fault === 'older' ? 2 : 1
    await open(page, '/access-code')
    await page.getByLabel('Access code').fill(DEMO_CODE)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Module ${module} of 5 is next.`,
    )
    if (!keeps(fault)) await expect(toast(page)).toContainText('is gone once the page is closed')

    await page.getByRole('button', { name: /^Start/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('textbox', { name: 'My notes' }).fill('Context, always.')
    await dialog.getByRole('button', { name: 'Finish module' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Module ${module + 1} of 5 is next.`,
    )
    await page
      .getByRole('button', { name: /^Review/ })
      .nth(module - 1)
      .click()
    await expect(dialog.getByRole('textbox', { name: 'My notes' })).toHaveValue('Context, always.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByLabel('Role', { exact: true }).fill('Marketer')
    await page.getByRole('button', { name: 'Check prompt' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Score: 20' })).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`Saved prompts (${fault === 'older' ? 2 : 1})`)).toBeVisible()
    await expect(page.getByText('Saved in this browser.')).toHaveCount(keeps(fault) ? 1 : 0)
  },
  'writing a post and publishing it': async (page, fault) => {
    await serveCover(page)
    await signInAsOwner(page)
    await writePost(page, 'Сховище')
    await page.getByRole('button', { name: 'Publish' }).click()
    if (keeps(fault)) {
      await expect(page).toHaveURL('/blog')
      const posts = page.getByRole('article')
      await expect(posts.first()).toContainText('Сховище')
      if (fault === 'older') await expect(posts.nth(1)).toContainText('Старий допис')
      await posts.first().getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сховище')
      await expect(page.getByRole('main').getByText('Текст.', { exact: true })).toBeVisible()
      return
    }
    await expect(page.getByText(/so nothing was saved/)).toBeVisible()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByLabel('Content')).toHaveValue('Текст.')
  },
  'counting in both calculators': async (page) => {
    await open(page, '/uk/courses/prompt-engineering')
    await page.getByRole('slider', { name: 'Годин на тиждень' }).press('ArrowRight')
    await expect(page).toHaveURL(/hours=11/)
    await open(page, '/content-factory')
    await page.getByRole('checkbox', { name: /Content creation form/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Total' })).toHaveText(/\$750$/)
  },
  'choosing a theme and a language': async (page) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/products')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('banner').getByRole('link', { name: 'Укр' }).click()
    await expect(page).toHaveURL('/uk/products')
    await whenReady(page)
    await page.getByRole('banner').getByRole('link', { name: 'Eng' }).click()
    await expect(page).toHaveURL('/products')
  },
}

/** Whether a journey comes by anything that earlier versions have kept. */
const readsKept = (name: string) => /one’s own|filtering|module|writing/.test(name)

for (const fault of STORAGE_FAULTS) {
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    if (fault === 'older' && !readsKept(name)) continue
    test(`${name}, with ${fault} storage`, async ({ page, context, expectConsole }) => {
      expectConsole(/request to another host: https:\/\/example\.com\/cover\.svg/)
      await breakStorage(context, fault)
      await journey(page, fault)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeAttached()
      if (fault !== 'unreadable') return
      // What could not be read is kept beside what was written over it.
      const lost = await page.evaluate(() =>
        Object.keys(sessionStorage).length === 0
          ? []
          : [
              'completedModules',
              'courseHomework',
              'promptDraft',
              'savedPrompts',
              'blogPosts',
              'userProgress',
            ].filter(
              (key) =>
                !/half|version/.test(localStorage.getItem(key) ?? '') &&
                !localStorage.getItem(`${key}.backup`),
            ),
      )
      expect(lost).toEqual([])
    })
  }
}

test('that nothing is kept is said as soon as anything can be said', async ({ page, context }) => {
  await breakStorage(context, 'blocked')
  const release = await holdBack(page, '**/assets/messages-*.js')
  await signIn(page)
  await expect(toast(page)).toHaveCount(0)
  release()
  await expect(toast(page)).toContainText('is gone once the page is closed')
})

/** How long every answer takes on the slow network, in milliseconds. */
const DELAY = 250

/** Journeys whose presses fetch nothing that those of the others do not. */
const HARDLY_FETCH = /filtering|counting|theme/

for (const [name, journey] of Object.entries(JOURNEYS)) {
  if (HARDLY_FETCH.test(name)) continue
  test(`${name}, over a slow network`, async ({ page, context, expectConsole }) => {
    test.slow()
    expectConsole(/request to another host: https:\/\/example\.com\/cover\.svg/)
    await context.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY))
      // A page that has been left needs its answers no more.
      await route.fallback().catch(() => undefined)
    })
    await journey(page, 'sound')
    await expect(page.getByRole('contentinfo')).toBeAttached()
  })
}

test.describe('with the clipboard refused', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      localStorage.setItem('userProgress', '{"completedCourses":["pi-course"]}')
    }),
  )

  test('the link with the progress is there to be taken by hand', async ({ page }) => {
    await open(page, '/learning-path')
    await page.getByRole('button', { name: 'Copy a link for another device' }).click()
    await expect(page.getByRole('textbox', { name: 'Copy a link for another device' })).toHaveValue(
      /#progress=/,
    )
  })

  test('a prompt stays to be selected, and can still be saved', async ({ page, expectConsole }) => {
    expectConsole(/Failed to copy code/)
    await signIn(page)
    await page.getByRole('button', { name: 'Webinar e-mail' }).click()
    await page.getByRole('button', { name: 'Check prompt' }).click()
    const prompt = page.getByRole('group', { name: 'Your prompt' })
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0)
    await expect(prompt).toContainText(/webinar/i)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved prompts (1)')).toBeVisible()
  })

  test('a quote and its code stay to be selected', async ({ page, expectConsole }) => {
    expectConsole(/Failed to copy code/)
    await open(page, '/content-factory')
    await page.getByRole('button', { name: /^Copy/ }).first().click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'Total' })).toBeVisible()
  })
})

/** Who pays for every byte has nothing fetched ahead of a press. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** How often a page is loaded from now on. */
function countLoads(page: Page): () => number {
  let count = 0
  page.on('load', () => (count += 1))
  return () => count
}

/** Files of a name answer as they do after a deploy has replaced them. */
async function remove(page: Page, name: string, isGone = () => true): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[\\w-]{7,8}\\.js$`), (route) =>
    isGone()
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' })
      : route.continue(),
  )
}

test.describe('with a file missing after a deploy', () => {
  test.beforeEach(({ expectConsole }) => expectConsole(MISSING))

  for (const [path, words] of [
    ['/', 'You can read this page, but its buttons do not work now'],
    ['/blog', 'You can read this page, but its buttons do not work now'],
    ['/uk/blog', 'Сторінку можна читати, але її кнопки зараз не працюють'],
  ] as const) {
    test(`${path} reloads once, then says what still works`, async ({ page }) => {
      const loads = countLoads(page)
      await remove(page, 'entry-client')
      await page.goto(path)
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeInViewport({ ratio: 1 })
      expect(loads()).toBe(2)
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  /** What each of them came for: from where, by which link, and the file that a deploy has renamed. */
  const RENAMED: [name: string, from: string, file: string, to: string][] = [
    ['the courses', '/privacy', 'courses(?:\\.index)?', '/courses'],
    ['a post', '/blog', 'blog\\._slug', '/blog/chatgpt-hybrid'],
    ['the calculator', '/privacy', 'content-factory', '/content-factory'],
    ['the way to the payment', '/courses', 'courses\\._id', '/courses/prompt-engineering'],
  ]
  for (const [name, from, file, to] of RENAMED) {
    test(`${name}, whose file is there again after the reload, opens as if nothing had been`, async ({
      page,
    }) => {
      const loads = countLoads(page)
      // Of the page that is loaded anew some files are asked for before it has loaded.
      let visits = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) visits += 1
      })
      await remove(page, file, () => visits < 2)
      await open(page, from)
      await page.locator(`a[href="${to}"]:visible`).first().click()
      await expect(page).toHaveURL(to)
      await expect.poll(loads).toBe(2)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    })
  }

  test('a post of one’s own whose file stays away says so, and stays kept', async ({ page }) => {
    const loads = countLoads(page)
    await page.addInitScript((posts) => localStorage.setItem('blogPosts', posts), OWN_POSTS)
    await remove(page, '-own-post')
    await open(page, '/uk/blog')
    await page
      .getByRole('article')
      .filter({ hasText: 'Свій допис' })
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Цю частину не вдалося завантажити',
    )
    await expect.poll(loads).toBe(2)
    await expect(page.getByRole('banner')).toBeVisible()
    const kept = await page.evaluate(() => localStorage.getItem('blogPosts'))
    expect(kept).toContain('Свій допис')
  })

  test('a page whose file stays away says so in its language, header and footer around it', async ({
    page,
  }) => {
    const loads = countLoads(page)
    await remove(page, 'courses')
    await open(page, '/uk')
    await pressFetched(
      page.getByRole('navigation', { name: 'Головне меню' }).getByRole('link', { name: 'Курси' }),
      'courses',
    )
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Цю частину не вдалося завантажити',
    )
    await expect.poll(loads).toBe(2)
    await whenReady(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: /блог/i }).first().click()
    await expect(page).toHaveURL('/uk/blog')
    await expect(page.getByRole('article')).toHaveCount(9)
  })

  const PARTS: [name: string, path: string, file: string, press: (page: Page) => Promise<void>][] =
    [
      [
        'search',
        '/',
        'search-dialog',
        (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
      ],
      ['the menu', '/', 'site-menu', (page) => page.getByRole('button', { name: 'Menu' }).click()],
      [
        'a case',
        '/',
        'case-dialog',
        (page) =>
          page
            .getByRole('button', { name: /Learn More/ })
            .first()
            .click(),
      ],
      [
        'a picture',
        '/blog/chatgpt-hybrid',
        'picture-dialog',
        (page) =>
          page
            .getByRole('button', { name: /^Enlarge/ })
            .first()
            .click(),
      ],
    ]
  for (const [name, path, file, press] of PARTS) {
    test(`${name} asks for another try after one reload, then says that it is not there`, async ({
      page,
    }) => {
      if (name === 'the menu') await page.setViewportSize(PHONE)
      await open(page, path)
      const loads = countLoads(page)
      await remove(page, file)
      await press(page)
      await expect(toast(page)).toContainText('Please try again')
      expect(loads()).toBe(1)
      for (let time = 0; time < 2; time += 1) {
        await press(page)
        await expect(toast(page)).toContainText('could not be loaded')
        await toast(page).getByRole('button', { name: 'Reload the page' }).first().focus()
      }
      expect(loads()).toBe(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    })
  }

  test('a part that is missing before anything can be said of it is told of nevertheless', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/messages-*.js')
    await open(page, '/blog/chatgpt-hybrid')
    const loads = countLoads(page)
    await remove(page, 'picture-dialog')
    const missed = page.waitForResponse(/picture-dialog/)
    await page
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click()
    await missed
    release()
    await expect(toast(page)).toContainText('Please try again')
    expect(loads()).toBe(1)
  })

  /** Parts that are asked for where something is typed or kept, which no reload may touch. */
  const TOOLS: [
    name: string,
    enter: (page: Page) => Promise<void>,
    file: string,
    press: (page: Page) => Promise<void>,
  ][] = [
    [
      'a module',
      async (page) => {
        await signIn(page)
        await page.getByLabel('Role', { exact: true }).fill('Marketer')
      },
      'lesson-dialog',
      (page) => page.getByRole('button', { name: /^Start/ }).click(),
    ],
    [
      'the preview of a post',
      signInAsOwner,
      '-preview',
      async (page) => {
        await page.getByLabel('Content').fill('Text.')
        await page.getByRole('button', { name: 'Preview', exact: true }).click()
      },
    ],
    [
      'the export of a post',
      signInAsOwner,
      'post-file',
      (page) => page.getByRole('button', { name: /^Export all/ }).click(),
    ],
  ]
  for (const [name, enter, file, press] of TOOLS) {
    test(`without ${name} the page says so, and keeps what is there`, async ({ page }) => {
      // A service worker's requests are its own.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      await page.addInitScript((posts) => localStorage.setItem('blogPosts', posts), OWN_POSTS)
      await remove(page, file)
      await enter(page)
      const loads = countLoads(page)
      await press(page)
      await expect(toast(page)).toContainText('could not be loaded')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(loads()).toBe(0)
    })
  }

  test('two stale documents that take turns do not reload each other for ever', async ({
    page,
  }) => {
    const loads = countLoads(page)
    let turn = 0
    await page.route('/about', async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue()
      const response = await route.fetch()
      turn += 1
      const body = (await response.text()).replaceAll('entry-client-', `entry-${turn % 2}-`)
      await route.fulfill({ response, body })
    })
    await page.goto('/about')
    await expect(page.getByRole('alert')).toContainText('its buttons do not work now')
    expect(loads()).toBe(2)
  })

  test('what is typed before the application is missed is not lost by a reload', async ({
    page,
  }) => {
    const loads = countLoads(page)
    let fail = () => {}
    const failed = new Promise<void>((resolve) => (fail = resolve))
    await page.route('**/assets/entry-client-*', async (route) => {
      await failed
      await route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' })
    })
    await page.goto('/access-code')
    await page.getByLabel('Access code').pressSequentially('half of a code')
    fail()
    await expect(page.getByRole('alert')).toContainText('its buttons do not work now')
    await expect(page.getByLabel('Access code')).toHaveValue('half of a code')
    expect(loads()).toBe(1)
  })

  test('a search that was opened before finds by the index of the new build', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/index chunk/)
    let isDeployed = false
    let isRenewed = false
    await page.route('**/pagefind/pagefind-entry.json*', async (route) => {
      const response = await route.fetch()
      isRenewed = isDeployed
      await route.fulfill({ response, body: (await response.text()) + (isDeployed ? ' ' : '') })
    })
    await page.route('**/pagefind/index/**', (route) =>
      isDeployed && !isRenewed
        ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' })
        : route.continue(),
    )
    await open(page, '/search')
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.fill('zzzz')
    await expect(page.getByRole('main')).toContainText('Nothing yet')
    isDeployed = true
    await field.fill('fallback')
    await expect(page.getByRole('option').first()).toContainText('Seven rules')
  })

  test('what was typed is never lost by a reload', async ({ page }) => {
    // A service worker's requests are its own.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await open(page, '/access-code')
    await page.getByLabel('Access code').fill(DEMO_CODE)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Role', { exact: true }).fill('Marketer')
    const loads = countLoads(page)
    await remove(page, 'search-dialog')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(toast(page)).toContainText('could not be loaded')
    await expect(page.getByLabel('Role', { exact: true })).toHaveValue('Marketer')
    expect(loads()).toBe(0)
  })
})

test.describe('without a network', () => {
  test.beforeEach(({ expectConsole }) => expectConsole(MISSING))

  test('a page that cannot come says so and the others stay; with the network it opens', async ({
    page,
    context,
  }) => {
    await saveData(page)
    await open(page, '/')
    const loads = countLoads(page)
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('connection was lost')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(loads()).toBe(0)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('article')).toHaveCount(9)
  })

  test('a page that was left before it started can still be read', async ({ page, context }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await held
      await route.abort('internetdisconnected')
    })
    await page.goto('/blog')
    await context.setOffline(true)
    release()
    await expect(page.getByRole('alert').filter({ hasText: 'You can read' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(9)
  })

  /** Presses a post of the list when the network has gone; returns its link and its title. */
  async function pressInVain(page: Page, context: BrowserContext) {
    await saveData(page)
    await open(page, '/uk/blog')
    await context.setOffline(true)
    const link = page.getByRole('article').first().getByRole('link').first()
    const title = await link.innerText()
    await link.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Цю частину не вдалося завантажити',
    )
    return { link, title }
  }

  test('a reader stays on the list, and reads when there is a network again', async ({
    page,
    context,
  }) => {
    const { link, title } = await pressInVain(page, context)
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(9)
    await context.setOffline(false)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('a page that was pressed without a network opens by itself when there is one', async ({
    page,
    context,
  }) => {
    const { title } = await pressInVain(page, context)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('a post of which everything but the text has come is told as missing, not as a crash', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    )
    await page.route('**/content/post/uk/**', (route) => route.abort('internetdisconnected'))
    await open(page, '/uk/blog')
    await page.getByRole('article').first().getByRole('link').first().click()
    // What is said at first gives way to this.
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Цієї сторінки на пристрої немає',
    )
  })

  test('a buyer filters and counts as ever', async ({ page, context }) => {
    await open(page, '/courses')
    await context.setOffline(true)
    await page.getByRole('button', { name: /^AI development/ }).click()
    await expect(page).toHaveURL('/courses?category=aiDevelopment')
    await context.setOffline(false)
    await open(page, '/content-factory')
    await context.setOffline(true)
    await page.getByRole('checkbox', { name: /Content creation form/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Total' })).toHaveText(/\$750$/)
    await context.setOffline(false)
    await open(page, '/uk/courses/prompt-engineering')
    await context.setOffline(true)
    await page.getByRole('slider', { name: 'Годин на тиждень' }).press('ArrowRight')
    await expect(page).toHaveURL(/hours=11/)
  })

  test('the owner publishes, and the post is there when the network is', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/example\.com\/cover\.svg|ERR_INTERNET/)
    await saveData(page)
    await signInAsOwner(page)
    await context.setOffline(true)
    await writePost(page, 'Без мережі')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(toast(page)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Без мережі' })).toBeVisible()
    await context.setOffline(false)
    await open(page, '/uk/blog')
    await expect(page.getByRole('article').first()).toContainText('Без мережі')
  })

  test('a theme is chosen as ever', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/products')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('a search is told to wait, and finds when there is a network again', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/pagefind/i)
    let isDown = true
    await page.route('**/pagefind/pagefind.js*', (route) =>
      isDown ? route.abort('internetdisconnected') : route.continue(),
    )
    await open(page, '/search')
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.fill('dialogflow session')
    const told = page.getByRole('main').getByRole('alert')
    await expect(told).toContainText('could not be loaded')
    isDown = false
    await field.press('Enter')
    await expect(page).toHaveURL('/blog/dialogflow-session')
    await page.goBack()
    isDown = true
    await page.reload()
    await expect(field).toHaveValue('dialogflow session')
    await field.fill('dialogflow sessions')
    await expect(told).toContainText('could not be loaded')
    isDown = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('option').first()).toContainText('Sessions and contexts')
  })

  test('a wrong moment to sign in is told, and it works later', async ({ page, context }) => {
    await open(page, '/access-code')
    await page.getByLabel('Access code').fill(DEMO_CODE)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/could not be checked/)
    await expect(page.getByLabel('Access code')).toHaveValue(DEMO_CODE)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test.describe('with a slow network', () => {
  test('a page that is on its way is announced, and the press is not lost', async ({ page }) => {
    // Held from the start: a link on the screen loads its page before anybody presses it.
    const release = await holdBack(page, '**/assets/blog.index-*.js')
    await open(page, '/')
    await pressFetched(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }),
      'blog.index',
    )
    await expect(page.locator('.progress-line')).toBeVisible()
    release()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('article')).toHaveCount(9)
  })

  test('a page that was given up for another one is no step of the way back', async ({ page }) => {
    // Held from the start: a link on the screen loads its page before anybody presses it.
    const release = await holdBack(page, '**/assets/courses.index-*.js')
    await open(page, '/blog')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const givenUp = navigation.getByRole('link', { name: 'Courses' })
    await pointUntilFetched(givenUp, 'courses.index')
    await givenUp.click()
    await expect(page).toHaveURL('/courses')
    await navigation.getByRole('link', { name: 'Products' }).click()
    await expect(page).toHaveURL('/products')
    await expect(page).toHaveTitle(/Products/)
    await page.goBack()
    await expect(page).toHaveURL('/blog')
    release()
  })

  test('what is typed while the index is on its way is found when it has come', async ({
    page,
  }) => {
    await page.route('**/pagefind/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await open(page, '/search')
    await page.getByRole('combobox', { name: 'Search' }).fill('dialogflow session')
    await expect(page.getByRole('option').first()).toContainText('Sessions and contexts')
  })
})

test.describe('in two tabs', () => {
  test('a module finished in one is finished in the other, and neither loses its own', async ({
    page,
    context,
  }) => {
    await open(page, '/access-code')
    await page.getByLabel('Access code').fill(DEMO_CODE)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const next = (tab: Page, module: number) =>
      expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Module ${module} of 5 is next.`)
    await next(page, 1)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await next(other, 1)
    await page.getByRole('button', { name: /^Start/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Finish module' }).click()
    await next(other, 2)
    await other.getByRole('button', { name: /^Start/ }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Finish module' }).click()
    await next(page, 3)
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/access-code$/)
  })
})
