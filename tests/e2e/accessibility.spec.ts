import type { Page } from '@playwright/test'

import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { findViolations } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 320, height: 640 }

/** One page per template and section of the site, in either language; the last one is outside the application. */
const TEMPLATES = {
  'the offers and the tools': [
    '/',
    '/uk/products',
    '/about',
    '/uk/consultation',
    '/ai-curator',
    '/case-study/project-alpha',
    '/news',
    '/uk/privacy',
    '/uk/content-factory',
  ],
  'the courses': [
    '/courses',
    '/uk/courses/prompt-engineering',
    '/courses/ai-fundamentals',
    '/uk/courses/ai-checklist',
    '/courses/second-course',
    '/uk/courses/third-course/content',
    '/learning-path',
    '/uk/certificate/k7mq2x9dfw4hz8pn3tbc',
    '/access-code',
  ],
  'the blog and what is around it': [
    '/uk/blog',
    '/blog/kitchen-sink',
    '/uk/blog/only-in-english',
    '/blog/tag',
    '/uk/blog/tag/ai',
    '/search?q=note',
    '/admin',
    '/client_test',
    '/uk/404',
    '/edu/index.html',
  ],
}

async function checkPage(
  page: Page,
  colorScheme: 'light' | 'dark',
  size: typeof DESKTOP,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(size)
}

for (const [part, paths] of Object.entries(TEMPLATES)) {
  test(`a reader finds ${part} accessible in both themes, on a wide screen and a narrow one`, async ({
    page,
  }) => {
    const faults: string[] = []
    for (const [index, path] of paths.entries()) {
      // Of each pair of pages, one is checked in the other theme, so that shared parts are checked in all
      // four combinations.
      const [wide, narrow] =
        index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
      await checkPage(page, wide, DESKTOP)
      if (path.startsWith('/edu')) await page.goto(path)
      else await open(page, path)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      const pageViolations = await findViolations(page)
      faults.push(
        ...pageViolations.map((fault) => `${path}, ${wide}, ${DESKTOP.width} px: ${fault}`),
      )
      // The structure is the same on phones, and header and footer were checked on the first pages.
      await checkPage(page, narrow, PHONE)
      const violations = await findViolations(page, 'look', index < 2 ? 'body' : 'main')
      faults.push(...violations.map((fault) => `${path}, ${narrow}, ${PHONE.width} px: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

/** A state opened by a click or caused by an error: `at` is the page, `show` causes the state, `part` is checked. */
interface State {
  name: string
  at: string
  part: 'body' | 'main' | '[role=dialog]'
  show: (page: Page) => Promise<void>
}

const VISITOR_STATES: State[] = [
  {
    name: 'the menu',
    at: '/uk',
    part: 'body',
    show: async (page) => {
      await page.setViewportSize(PHONE)
      await page.getByRole('button', { name: 'Меню' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'search with results',
    at: '/uk/blog',
    part: '[role=dialog]',
    show: async (page) => {
      await page.keyboard.press('/')
      await page.getByRole('combobox').fill('допис')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'a case',
    at: '/uk?case=case-shop',
    part: '[role=dialog]',
    show: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'an enlarged picture',
    at: '/blog/kitchen-sink',
    part: '[role=dialog]',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'a wrong code',
    at: '/uk/access-code',
    part: 'main',
    show: async (page) => {
      await page.getByRole('textbox').fill('wrong')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
    },
  },
]

const MEMBER_STATES: State[] = [
  {
    name: 'the course and the score of a prompt',
    at: '/access-code',
    part: 'main',
    show: async (page) => {
      await page.getByLabel('Access code').fill(DEMO_CODE)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/dashboard')
      await page.getByRole('button', { name: 'Check prompt' }).click()
    },
  },
  {
    name: 'a module',
    at: '/dashboard',
    part: '[role=dialog]',
    show: async (page) => {
      await page.getByRole('button', { name: /^Start/ }).click()
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    name: 'the editor with the mistakes of a post',
    at: '/admin',
    part: 'main',
    show: async (page) => {
      await page.getByLabel('Username').fill(DEMO_ADMIN.user)
      await page.getByLabel('Password').fill(DEMO_ADMIN.password)
      await page.keyboard.press('Enter')
      await page.getByLabel('Content').fill('## Text\n\n- one\n- two')
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('Enter a title.')).toBeVisible()
    },
  },
]

for (const [title, states] of [
  ['a visitor finds', VISITOR_STATES],
  ['a student and the owner find', MEMBER_STATES],
] as const) {
  test(`${title} what opens over a page, and what they do there, accessible`, async ({ page }) => {
    const faults: string[] = []
    for (const { name, at, part, show } of states) {
      await checkPage(page, 'light', DESKTOP)
      await open(page, at)
      await show(page)
      const light = await findViolations(page, 'all', part)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      const dark = await findViolations(page, 'look', part)
      faults.push(...light.map((fault) => `${name}, light: ${fault}`))
      faults.push(...dark.map((fault) => `${name}, dark: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

test('a check of a page finds a button without a name and texts that are too pale @nightly', async ({
  page,
}) => {
  await checkPage(page, 'light', DESKTOP)
  await open(page, '/privacy')
  await page.evaluate(() => {
    const lowContrast = document.createElement('p')
    lowContrast.textContent = 'Pale words'
    lowContrast.style.cssText = 'color: #ccc; background: #fff'
    // Text with the colors of other text on the page, but on a different background.
    const dark = document.createElement('div')
    dark.append(document.createElement('p'))
    dark.firstElementChild?.append('Dark words')
    dark.style.cssText = 'background: #333'
    document.querySelector('main')?.append(document.createElement('button'), lowContrast, dark)
  })
  expect(await findViolations(page)).toEqual([
    expect.stringMatching(/^button-name \(1\): <button/),
    expect.stringMatching(/^color-contrast \(2\): <p/),
  ])
})
