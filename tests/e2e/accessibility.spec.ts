import type { Page } from '@playwright/test'

import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { localeOfPath } from '#src/i18n/paths.ts'
import {
  findBrokenFigures,
  findDamagedText,
  findViolations,
  layOutWhole,
  overflowOf,
  setTextApart,
} from '#tests/support/accessibility.ts'
import { builtPages } from '#tests/support/built-site.ts'
import { expect, steadyTest, test } from '#tests/support/playwright.ts'
import { open, whenReady } from '#tests/support/site.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 320, height: 640 }
/** A phone of 360 px that shows everything at 150 %. */
const ENLARGED = { width: 240, height: 480 }

async function look(page: Page, colorScheme: 'light' | 'dark', size: typeof DESK): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(size)
}

test('a page that has faults is found to have them', async ({ page }) => {
  await look(page, 'light', DESK)
  await open(page, '/privacy')
  expect(await findViolations(page)).toEqual([])
  await page.evaluate(() => {
    const pale = document.createElement('p')
    pale.textContent = 'Pale words'
    pale.style.cssText = 'color: #ccc; background: #fff'
    // Words that look like others of the page, on a ground of their own.
    const dark = document.createElement('div')
    dark.append(document.createElement('p'))
    dark.firstElementChild?.append('Dark words')
    dark.style.cssText = 'background: #333'
    document.querySelector('main')?.append(document.createElement('button'), pale, dark)
  })
  expect(await findViolations(page)).toEqual([
    expect.stringMatching(/^button-name \(1\): <button/),
    expect.stringMatching(/^color-contrast \(2\): <p/),
  ])
  expect(await findViolations(page, 'theme')).toEqual([expect.stringMatching(/^color-contrast/)])
})

for (const { path, file } of builtPages) {
  // Between them a page's two languages show both themes in both sizes.
  const themes = ['light', 'dark'] as const
  const [onDesk, onPhone] = localeOfPath(path) === 'en' ? themes : themes.toReversed()
  steadyTest(
    `${path} is accessible, ${onDesk} on a desk, ${onPhone} on a phone`,
    async ({ page }) => {
      test.slow()
      await look(page, onDesk, DESK)
      await page.goto(path)
      if (!file.startsWith('edu/')) await whenReady(page)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      expect.soft(await findViolations(page), 'desk').toEqual([])

      // 320 px is a phone, and a desk of 1280 px at 400 %.
      await look(page, onPhone, PHONE)
      expect.soft(await overflowOf(page), 'phone').toBe(0)
      if (!file.startsWith('edu/')) {
        const menu = page.getByRole('button', { name: /^(?:Menu|Меню)$/ })
        await expect.soft(menu).toBeInViewport({ ratio: 1 })
      }
      expect.soft(await findViolations(page), 'phone').toEqual([])

      expect.soft(await findBrokenFigures(page), 'phone').toEqual([])
      await setTextApart(page, true)
      expect.soft(await overflowOf(page), 'phone, text apart').toBe(0)
      expect.soft(await findDamagedText(page), 'phone, text apart').toEqual([])
      await look(page, onPhone, DESK)
      expect.soft(await findDamagedText(page), 'desk, text apart').toEqual([])
      await setTextApart(page, false)

      await look(page, onPhone, ENLARGED)
      await layOutWhole(page)
      expect.soft(await overflowOf(page), 'enlarged').toBe(0)
      expect.soft(await findBrokenFigures(page), 'enlarged').toEqual([])
    },
  )
}

/** What a press opens, and what a mistake shows: `at` names the page, `show` brings it about. */
const STATES: {
  name: string
  at: string
  size: typeof DESK
  show: (page: Page) => Promise<void>
}[] = [
  {
    name: 'the menu',
    at: '/uk',
    size: PHONE,
    show: async (page) => {
      await page.getByRole('button', { name: 'Меню' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'search with hits',
    at: '/uk/blog',
    size: DESK,
    show: async (page) => {
      await page.keyboard.press('/')
      await page.getByRole('combobox').fill('бот')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'a case',
    at: '/uk?case=travel-assistant',
    size: DESK,
    show: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'an enlarged picture',
    at: '/blog/chatgpt-hybrid',
    size: DESK,
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'packages in their tab',
    at: '/uk/content-factory?tab=packages',
    size: DESK,
    show: (page) => expect(page.getByRole('tabpanel')).toBeVisible(),
  },
  {
    name: 'a wrong code',
    at: '/uk/access-code',
    size: PHONE,
    show: async (page) => {
      await page.getByRole('textbox').fill('wrong')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
    },
  },
  {
    name: 'the course, a module and a score',
    at: '/access-code',
    size: DESK,
    show: async (page) => {
      await page.getByLabel('Access code').fill(DEMO_CODE)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Webinar e-mail' }).click()
      await page.getByRole('button', { name: 'Check prompt' }).click()
      expect.soft(await findViolations(page), 'the course').toEqual([])
      await page.getByRole('button', { name: /^Start/ }).click()
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    name: 'the congratulations',
    at: '/access-code',
    size: DESK,
    show: async (page) => {
      await page.evaluate(() => localStorage.setItem('completedModules', '[0,1,2,3]'))
      await page.getByLabel('Access code').fill(DEMO_CODE)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: /^Start/ }).click()
      await page.getByRole('button', { name: 'Finish module' }).click()
      await expect(page.getByRole('dialog', { name: /All five/ })).toBeVisible()
    },
  },
  {
    name: 'progress that has arrived',
    at: '/uk/learning-path#progress=~~pi-course.1',
    size: PHONE,
    show: (page) => expect(page.getByRole('button', { name: 'Додати' }).first()).toBeVisible(),
  },
  {
    name: 'the editor with its mistakes, its image and a saved post',
    at: '/admin',
    size: DESK,
    show: async (page) => {
      await page.evaluate(() =>
        localStorage.setItem('blogPosts', '[{"slug":"own","title":"Own","content":"Text."}]'),
      )
      await page.getByRole('button', { name: 'Sign in' }).click()
      expect.soft(await findViolations(page), 'the mistakes of the sign-in').toEqual([])
      await page.getByLabel('Username').fill(DEMO_ADMIN.user)
      await page.getByLabel('Password').fill(DEMO_ADMIN.password)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^Edit:/ })).toBeVisible()
      await page.getByLabel('Content').fill('## Text\n\n- one\n- two')
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('Enter a title.')).toBeVisible()
      expect.soft(await findViolations(page), 'the mistakes of the post').toEqual([])
      await page.getByRole('button', { name: 'Insert image' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

for (const { name, at, size, show } of STATES) {
  test(`${name} is accessible while it is open, in both themes`, async ({ page }) => {
    await look(page, 'light', size)
    await open(page, at)
    await show(page)
    expect.soft(await overflowOf(page)).toBe(0)
    expect.soft(await findViolations(page), 'light').toEqual([])
    await look(page, 'dark', size)
    expect.soft(await findViolations(page, 'theme'), 'dark').toEqual([])
    const other = size === DESK ? PHONE : DESK
    await look(page, 'dark', other)
    expect.soft(await overflowOf(page), 'the other width').toBe(0)
    expect.soft(await findViolations(page), 'the other width').toEqual([])
  })
}

/** Names that an owner may give, each longer than the present ones. */
const LONG = { '.brand': 'Студія ШІ Олександра Коваленка', '.tag-line': 'Промпти '.repeat(8) }

test('however long the brand and the title of a course are, no page scrolls sideways', async ({
  page,
}) => {
  await open(page, '/uk/courses/prompt-engineering')
  await page.evaluate((names) => {
    for (const [selector, name] of Object.entries(names)) {
      document.querySelector(selector)?.lastChild?.replaceWith(name)
    }
  }, LONG)
  const menu = page.getByRole('button', { name: 'Меню' })
  for (const width of [320, 390, 430, 500, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await overflowOf(page), `${width} px`).toBe(0)
    if (width < 1024) expect.soft((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  }
})

/** One page of each kind. */
const KINDS = [
  '/',
  '/uk/products',
  '/uk/about',
  '/courses',
  '/uk/courses/prompt-engineering',
  '/uk/courses/ai-checklist',
  '/learning-path',
  '/uk/consultation',
  '/ai-curator',
  '/content-factory',
  '/blog',
  '/blog/chatgpt-hybrid',
  '/search?q=dialogflow',
  '/uk/access-code',
  '/admin',
  '/uk/404',
]

for (const path of KINDS) {
  test(`${path} is there for whoever asks for less motion, more contrast or colours of their own`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect.soft(await findMoving(page), 'less motion').toEqual([])
    await whenReady(page)
    expect.soft(await findMoving(page), 'less motion').toEqual([])

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more' })
      expect.soft(await findViolations(page, 'theme'), `more contrast, ${colorScheme}`).toEqual([])
    }

    await page.emulateMedia({ colorScheme: 'light', contrast: null, forcedColors: 'active' })
    expect.soft(await findBareControls(page), 'forced colours').toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.activeElement ?? document.body).outlineWidth),
    )
    expect(outline, 'forced colours').toBeGreaterThanOrEqual(2)
  })
}

test('whoever asks for contrast gets more of it', async ({ page }) => {
  const contrast = () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const lightness = (color: string) => {
        if (!canvas) return 0
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const lead = document.querySelector('.lead')
      const ink = lightness(lead ? getComputedStyle(lead).color : '')
      return Math.abs(ink - lightness(getComputedStyle(document.documentElement).backgroundColor))
    })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/uk')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    const usual = await contrast()
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    expect(await contrast()).toBeGreaterThan(usual + 10)
  }
})

test('what opens moves for nobody who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page
    .getByRole('button', { name: /^Learn More/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findMoving(page)).toEqual([])
})

/** What moves on the open page for longer than an instant. */
function findMoving(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : '')),
  )
}

/** Controls with neither a border nor a line, which show none of their colours where colours are forced. */
function findBareControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.btn, .copy, input, textarea, select, .filters > button')]
      .filter((control) => control.checkVisibility() && !control.closest('.vh'))
      .filter((control) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(control)
        // The query of a search stands on a line that is its row's.
        const row = getComputedStyle(control.closest('.find-q') ?? control).borderBottomWidth
        return (
          (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1) &&
          Number.parseFloat(row) < 1
        )
      })
      .map((control) => control.outerHTML.slice(0, 80)),
  )
}
