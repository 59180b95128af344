import type { Page } from '@playwright/test'

import { hryvniaPrice, type Money, packagePrice } from '#src/content/prices.ts'
import { countOf, formatMoney } from '#src/i18n/format.ts'
import { layOutWhole } from '#tests/support/accessibility.ts'
import { watchClipboard } from '#tests/support/clipboard.ts'
import {
  course,
  coursePackage,
  enrollUrl,
  messengerLink,
  pricesOf,
  site,
} from '#tests/support/facts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { holdBack, open, pointUntilFetched } from '#tests/support/site.ts'

/** Begins with what the link to the waitlist says. */
const WAITLIST = new RegExp(`^${site.links.waitlist.label.en}`)

/** Where a package is bought: on its own page, or by the messenger, with its name. */
function packageAddress(id: string): string {
  const pack = coursePackage(id)
  const { name, paymentUrl } = pack
  const { amount, currency } = packagePrice(pack, 'en').now
  const price = formatMoney('en', amount, currency)
  return (
    paymentUrl ?? messengerLink(`Hello! I would like to buy the package “${name.en}” for ${price}.`)
  )
}

/** Texts one after the other, with anything between them. */
function inOrder(texts: readonly string[]): RegExp {
  expect(texts.length).toBeGreaterThan(0)
  return new RegExp(texts.map((text) => text.replaceAll('$', '\\$')).join('.*'), 's')
}

const WEEKS = { one: 'тиждень', few: 'тижні', many: 'тижнів', other: 'тижня' }

async function keepProgress(page: Page, progress: object): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('userProgress')) localStorage.setItem('userProgress', text)
    },
    JSON.stringify({
      completedCourses: [],
      currentCourse: null,
      purchasedCourses: [],
      ...progress,
    }),
  )
}

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('the filter shows one category, keeps it in the address and says how many courses there are', async ({
  page,
}) => {
  await open(page, '/courses')
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByRole('button', { name: /^AI development/ }).click()
  await expect(page).toHaveURL('/courses?category=aiDevelopment')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(
    page.getByRole('status').filter({ hasText: 'AI development: 3 courses' }),
  ).toBeAttached()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(page).toHaveURL('/courses')
  await page.goto('/courses?category=nonsense')
  await expect(page.getByRole('article')).toHaveCount(6)
})

// The address is changed a moment later than the page, which must not win over a page that is on its way.
for (const { what, from, file, link, change } of [
  {
    what: 'filtering',
    from: '/courses?category=promptEngineering',
    file: 'course-landing',
    link: 'article a[href="/courses/prompt-engineering"]',
    change: () => document.querySelector<HTMLElement>('.seg button[aria-pressed=false]')?.click(),
  },
  {
    what: 'counting',
    from: '/uk/courses/prompt-engineering',
    file: 'courses.index',
    link: 'header a[href="/uk/courses"]',
    change: () => {
      const slider = document.querySelector<HTMLInputElement>('main input[type=range]')
      slider?.stepUp()
      slider?.dispatchEvent(new Event('input', { bubbles: true }))
    },
  },
]) {
  test(`who goes on right after ${what} is not taken back`, async ({ page }) => {
    const release = await holdBack(page, `**/assets/${file}-*.js`)
    await open(page, from)
    await pointUntilFetched(page.locator(link).first(), file)
    const before = await page.getByRole('heading', { level: 1 }).innerText()
    await page.evaluate(change)
    await page.locator(link).first().dispatchEvent('click')
    await page.waitForURL((url) => url.pathname !== from.split('?')[0])
    const there = page.url()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    release()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before)
    await expect(page).toHaveURL(there)
  })
}

test('the catalogue shows a newcomer what is open, what is coming and what is locked, and why', async ({
  page,
}) => {
  await open(page, '/courses')
  await expect(
    card(page, 'Prompt engineering').getByRole('link', { name: /^Enroll/ }),
  ).toBeVisible()
  const soon = card(page, 'Apps with Firebase')
  await expect(soon).toContainText('Coming Soon')
  await expect(soon).toContainText(`Get early access + ${site.offers.waitlistDiscount}% discount`)
  await expect(soon.getByRole('link', { name: WAITLIST })).toHaveAttribute(
    'href',
    site.links.waitlist.url,
  )
  const locked = card(page, 'AI agents')
  await expect(locked).toContainText('Locked')
  const button = locked.getByRole('button', { name: 'Complete previous course' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(/Opens after you complete .Apps with Firebase./)
})

test('a finished course is marked in the catalogue and on the path, and its successor opens', async ({
  page,
}) => {
  await keepProgress(page, {
    completedCourses: ['pi-course'],
    purchasedCourses: ['pi-course', 'firebase-studio-course'],
    currentCourse: 'firebase-studio-course',
  })
  await open(page, '/courses')
  await expect(card(page, 'Prompt engineering')).toContainText('Completed')
  await open(page, '/learning-path')
  const first = card(page, 'Prompt engineering')
  await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    '/courses/prompt-engineering',
  )
  // Who has bought it is led into it.
  await expect(first.getByRole('link', { name: /^Review/ })).toHaveAttribute('href', '/dashboard')
  const second = card(page, 'Apps with Firebase')
  await expect(second.getByRole('progressbar', { name: 'Progress: 50%' })).toBeVisible()
  await expect(second.getByRole('link', { name: /^Start/ })).toHaveAttribute(
    'href',
    '/courses/firebase-studio-course',
  )
  await expect(card(page, 'AI agents').getByRole('button', { name: 'Locked' })).toBeDisabled()
})

test('a level that is bought before its turn asks for the one before it alone, in both lists', async ({
  page,
}) => {
  await keepProgress(page, {
    completedCourses: ['pi-course'],
    purchasedCourses: ['pi-course', 'ai-agents-course'],
  })
  for (const [path, name] of [
    ['/courses', 'Complete previous course'],
    ['/learning-path', 'Locked'],
  ] as const) {
    await open(page, path)
    await expect(
      card(page, 'AI agents').getByRole('button', { name }),
      path,
    ).toHaveAccessibleDescription(/^Bought. Opens after you complete .Apps with Firebase./)
  }
})

test('a level that is next but not out yet says so, and does not ask to be bought', async ({
  page,
}) => {
  await keepProgress(page, { completedCourses: ['pi-course'], purchasedCourses: ['pi-course'] })
  await open(page, '/learning-path')
  await expect(
    card(page, 'Apps with Firebase').getByRole('button', { name: 'Locked' }),
  ).toHaveAccessibleDescription('It is still being written. Join the waitlist on its page.')
})

test('who has ordered every level ahead is offered none of it again', async ({ page }) => {
  await keepProgress(page, {
    completedCourses: ['pi-course'],
    purchasedCourses: coursePackage('full-path').courses,
  })
  await open(page, '/courses')
  const second = card(page, 'Apps with Firebase')
  await expect(second).toContainText('Already yours. It is still being written.')
  await expect(second.getByRole('link', { name: /^About the course/ })).toHaveAttribute(
    'href',
    '/courses/firebase-studio-course',
  )
  await expect(second.getByText(/waitlist|early access/i)).toHaveCount(0)
  await open(page, '/learning-path')
  const full = card(page, 'Full Path')
  await expect(full).toContainText('Already yours: ')
  await expect(full.getByText(/^Pre-order/)).toHaveCount(0)
})

test('packages are reached by their address and lead to the messenger with their name', async ({
  page,
}) => {
  await open(page, '/learning-path#packages')
  const full = card(page, 'Full Path')
  await expect(full).toBeInViewport()
  const { now, old, saved } = packagePrice(coursePackage('full-path'), 'en')
  const textOf = ({ amount, currency }: Money) => formatMoney('en', amount, currency)
  await expect(full).toContainText(textOf(now))
  if (old) await expect(full).toContainText(textOf(old))
  if (saved) await expect(full).toContainText(`Saves ${textOf(saved)}`)
  await expect(full).toContainText('Pre-order: 3 of 4 courses are still being written.')
  await expect(full.getByRole('link', { name: /^Buy Package/ })).toHaveAttribute(
    'href',
    packageAddress('full-path'),
  )
})

test('the steps of the path stand on one line at every width', async ({ page }) => {
  await open(page, '/uk/courses')
  for (const width of [320, 500, 520, 768, 1152, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const words = await page
      .locator('.path-l > span')
      .evaluateAll((all) =>
        all.map((step) =>
          Math.round(
            step.getBoundingClientRect().bottom -
              (step.querySelector('i')?.getBoundingClientRect().bottom ?? 0),
          ),
        ),
      )
    expect.soft(new Set(words).size, `at ${width}`).toBe(1)
  }
})

test('levels and packages of one row have their prices and buttons on one line', async ({
  page,
}) => {
  /** Where each element begins, to the pixel. */
  const tops = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  await page.setViewportSize({ width: 1024, height: 900 })
  await open(page, '/uk/learning-path')
  await page.locator('.pk').scrollIntoViewIfNeeded()
  for (const width of [390, 920, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const beside = await page.locator('.lvl-f').evaluateAll((all) =>
      all.map(({ firstElementChild: price, lastElementChild: action }) => {
        const bottom = price?.getBoundingClientRect().bottom ?? 0
        return (action?.getBoundingClientRect().top ?? 0) < bottom
      }),
    )
    expect.soft(new Set(beside).size, `levels at ${width}`).toBe(1)
    if (width < 900) continue
    expect.soft(new Set(await tops('.pk .price')).size, `prices at ${width}`).toBe(1)
    expect.soft(new Set(await tops('.pk .btn')).size, `buttons at ${width}`).toBe(1)
  }
})

test('progress moves to another device by link, is added there and can be taken back', async ({
  page,
  context,
  browser,
  browserName,
}) => {
  await keepProgress(page, { purchasedCourses: ['pi-course'], completedCourses: ['pi-course'] })
  const readClipboard = await watchClipboard(context, browserName)
  await open(page, '/learning-path')
  await page.getByRole('button', { name: 'Copy a link for another device' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await readClipboard(page)

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await other.getByRole('button', { name: 'Add it here' }).click()
  await expect(card(other, 'Prompt engineering')).toContainText('Completed')
  expect(new URL(other.url()).hash).toBe('')
  await other.getByRole('button', { name: 'Clear progress' }).click()
  await expect(
    card(other, 'Prompt engineering').getByRole('link', { name: /^Start/ }),
  ).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(card(other, 'Prompt engineering')).toContainText('Completed')
  await other.context().close()
})

test('clearing progress takes the finished modules too, says what stays, and can be undone', async ({
  page,
}) => {
  await keepProgress(page, { purchasedCourses: ['pi-course'], completedCourses: ['pi-course'] })
  const work = JSON.stringify({ 0: { ticked: ['tick-1'], notes: 'Mine', part: 2 } })
  await page.addInitScript((text) => {
    if (localStorage.getItem('courseHomework')) return
    localStorage.setItem('courseHomework', text)
    localStorage.setItem('completedModules', '[0,1,2,3,4]')
  }, work)
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  await open(page, '/learning-path')
  await page.getByRole('button', { name: 'Clear progress' }).click()
  await expect(page.getByText('Your notes and ticked tasks stay.')).toBeVisible()
  expect(await stored('completedModules')).toBe('[]')
  expect(await stored('courseHomework')).toBe(work)
  // By keyboard one goes on from there.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Prompt engineering')).toContainText('Completed')
  expect(await stored('completedModules')).toBe('[0,1,2,3,4]')
  await expect(page.getByRole('status').filter({ hasText: 'Progress is back.' })).toBeFocused()
})

test('who has a course is shown nothing of its offer, but how far it is', async ({ page }) => {
  await keepProgress(page, { purchasedCourses: ['pi-course'] })
  await page.addInitScript(() => localStorage.setItem('completedModules', '[0,1]'))
  await open(page, '/courses/prompt-engineering')
  const offer = page.locator('.offer')
  await expect(offer.getByText('This course is yours.')).toBeVisible()
  await expect(offer.getByText('2 of 5 modules completed')).toBeVisible()
  await expect(offer.getByRole('link')).toHaveText(['Open the course'])
  await expect(page.getByRole('link', { name: 'Already paid?' })).toHaveCount(0)
  for (const part of ['s', '[role=timer]']) {
    for (const one of await offer.locator(part).all()) await expect(one).toBeHidden()
  }
  for (const path of ['/courses', '/learning-path']) {
    await open(page, path)
    await expect(card(page, 'Prompt engineering').locator('s')).toBeHidden()
  }
  await expect(card(page, 'Full Path')).toContainText('Already yours: Prompt engineering')
})

test('what is kept and what arrives is named, and notes alone can be saved as a file with the prompts', async ({
  page,
}) => {
  const named = page.getByRole('main').locator('.kept > div')
  await page.addInitScript(() => {
    if (localStorage.getItem('courseHomework')) return
    const work = { 0: { ticked: [], notes: 'Mine', part: 1 } }
    localStorage.setItem('courseHomework', JSON.stringify(work))
    localStorage.setItem('savedPrompts', JSON.stringify([{ task: 'Sing' }]))
  })
  await open(page, '/learning-path')
  await expect(named).toHaveText([/^Notes and ticked tasks\s*1.module$/, /^Saved prompts\s*1$/])
  await expect(page.getByRole('button', { name: 'Clear progress' })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()

  // On another device.
  await page.evaluate(() => {
    localStorage.setItem('courseHomework', '{}')
    localStorage.setItem('savedPrompts', JSON.stringify([{ role: 'Editor' }]))
  })
  await page.reload()
  await page
    .getByLabel('Open a file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(file)
  await expect(named).toHaveText([/^Notes and ticked tasks/, /^Saved prompts\s*2$/])
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(named).toHaveText([/^Saved prompts\s*1$/])

  await page.goto('/learning-path#progress=~10~pi-course.2')
  await page.reload()
  const arrived = page.getByRole('group', { name: 'Progress from another device' })
  await expect(arrived).toContainText('Prompt engineering')
  await expect(arrived).toContainText(/Modules finished\s*1, 2/)
})

test('a package whose rest is cheaper alone is not sold to who has the other part', async ({
  page,
}) => {
  await keepProgress(page, { purchasedCourses: ['pi-course'] })
  await open(page, '/learning-path#packages')
  const starter = card(page, 'Starter Pack')
  await expect(starter).toContainText('Without the package, what you do not have yet costs')
  await expect(starter.getByRole('link', { name: /^Buy Package/ })).toHaveCount(0)
  await expect(starter.getByRole('link', { name: /^About the course/ })).toHaveAttribute(
    'href',
    '/courses/firebase-studio-course',
  )
  const full = card(page, 'Full Path')
  await expect(full.getByRole('link', { name: /^Buy Package/ })).toBeVisible()
})

test('a link that holds nothing the site knows is told as one, and one that is left leaves word', async ({
  page,
}) => {
  await open(page, '/learning-path#progress=~~nope-course.7')
  const tools = page.getByRole('main')
  await expect(tools.getByText('no progress that can be read', { exact: false })).toBeVisible()
  // In the tab where the page is open.
  await page.goto('/learning-path#progress=~01~pi-course.2')
  await page.getByRole('button', { name: 'Leave as it is' }).press('Enter')
  const note = tools.getByRole('status').filter({ hasText: 'Left as it was.' })
  await expect(note).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')
})

test('a link whose progress could not be stored is still there for another try', async ({
  page,
}) => {
  await open(page, '/learning-path#progress=~01~pi-course.2')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Add it here' }).click()
  await expect(page.getByText('the change lasts until the tab is closed')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#progress=~01~pi-course.2')
})

test('a last module that comes by a link completes the course', async ({ page }) => {
  await keepProgress(page, { purchasedCourses: ['pi-course'] })
  await page.addInitScript(() => localStorage.setItem('completedModules', '[0,1,2,3]'))
  await open(page, '/learning-path#progress=~01234~pi-course.2')
  await page.getByRole('button', { name: 'Add it here' }).click()
  await expect(card(page, 'Prompt engineering')).toContainText('Completed')
})

test('modules and notes that come by a file can be taken back, until the browser knows more', async ({
  page,
  context,
}) => {
  await keepProgress(page, { purchasedCourses: ['pi-course'] })
  const own = { 0: { ticked: ['tick-1'], notes: 'Mine', part: 2 } }
  await page.addInitScript((text) => {
    if (localStorage.getItem('courseHomework')) return
    localStorage.setItem('courseHomework', text)
    localStorage.setItem('completedModules', '[0]')
  }, JSON.stringify(own))
  const file = {
    name: 'progress.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        format: 1,
        userProgress: {},
        completedModules: [0, 1, 2],
        courseHomework: { 0: { ticked: [], notes: 'Theirs', part: 3 } },
      }),
    ),
  }
  const stored = async (key: string) =>
    JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? '')
  const upload = page.getByLabel('Open a file', { exact: true }).and(page.locator('input'))
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' })
  await open(page, '/learning-path')
  await upload.setInputFiles(file)
  await expect(page.getByText('Progress added to this browser.')).toBeVisible()
  expect(await stored('completedModules')).toEqual([0, 1, 2])
  await undo.click()
  expect(await stored('completedModules')).toEqual([0])
  expect(await stored('courseHomework')).toEqual(own)

  await upload.setInputFiles(file)
  await expect(undo).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate(() => localStorage.setItem('completedModules', '[0,1,2,3]'))
  await expect(undo).toHaveCount(0)
})

test('what is finished in another tab after progress was cleared stays when that is undone', async ({
  page,
  context,
}) => {
  await keepProgress(page, { purchasedCourses: ['pi-course'] })
  await page.addInitScript(() => {
    if (!localStorage.getItem('completedModules')) localStorage.setItem('completedModules', '[0,1]')
  })
  await open(page, '/learning-path')
  await page.getByRole('button', { name: 'Clear progress' }).click()
  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate(() => localStorage.setItem('completedModules', '[0,1,2]'))
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  // Tabs of one browser may live in two processes.
  await expect.poll(() => stored('completedModules')).toBe('[0,1,2]')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await stored('completedModules')).toBe('[0,1,2]')
  expect(await stored('userProgress')).toContain('"purchasedCourses":["pi-course"]')
})

test('progress comes back from a file, and another file is refused with a sentence', async ({
  page,
}) => {
  await keepProgress(page, { completedCourses: ['pi-course'] })
  await open(page, '/learning-path')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()
  await page.getByRole('button', { name: 'Clear progress' }).click()
  await page
    .getByLabel('Open a file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(file)
  await expect(page.getByText('Progress added to this browser.')).toBeVisible()
  await expect(card(page, 'Prompt engineering')).toContainText('Completed')
  await page
    .getByLabel('Open a file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByText('This is not a progress file.')).toBeVisible()
})

test('the calculator counts, follows the keyboard and keeps its result in the address', async ({
  page,
}) => {
  await open(page, '/uk/courses/prompt-engineering#calculator')
  const result = page.locator('.calc')
  const told = page
    .getByRole('status')
    .filter({ hasText: 'За 12 місяців по 4 тижні ви повертаєте собі' })
  await expect(result).toContainText('120 000'.replace(' ', '\u202F'))
  // Half of ten hours at 500 hryvnias is saved every week, half of one at 100 at the least.
  const price = hryvniaPrice(course('pi-course'), site.hryvniaRate)
  const weeksAt = (saved: number) => countOf('uk', Math.ceil(price / saved), WEEKS)
  await expect(result).toContainText(weeksAt(2500))
  const hours = page.getByRole('slider', { name: 'Годин на тиждень' })
  const cost = page.getByRole('slider', { name: 'Вартість вашої години' })
  await hours.press('ArrowRight')
  await expect(hours).toHaveValue('11')
  await hours.press('Home')
  await cost.press('Home')
  await expect(cost).toHaveAttribute('aria-valuetext', '100\u00A0грн')
  await expect(result).toContainText('50\u00A0грн')
  await expect(result).toContainText(weeksAt(50))
  // In one sentence, once the sliders have come to rest.
  await expect(told).toContainText(weeksAt(50))
  await expect(page).toHaveURL('/uk/courses/prompt-engineering?hours=1&cost=100#calculator')
  await page.reload()
  await expect(result).toContainText(weeksAt(50))
  await expect(told).toHaveCount(0)
})

/** Sections of the course's page that English does not have. */
const UKRAINIAN_ALONE = [
  'Так буває майже в\u00A0усіх.',
  'Чотири речі, які лишаться з\u00A0вами.',
  'Та\u00A0сама робота, удвічі менше годин.',
  'Порахуймо на\u00A0ваших цифрах.',
]

test('what is Ukrainian alone is not in English, and the price is each language’s own', async ({
  page,
}) => {
  await open(page, '/courses/prompt-engineering')
  const main = page.getByRole('main')
  const heading = (name: string) => main.getByRole('heading', { level: 2, name })
  await layOutWhole(page)
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(11)
  await expect(page.getByRole('slider')).toHaveCount(0)
  const { guaranteeDays } = site.offers
  await expect(main).toContainText(`${guaranteeDays.en}-day money-back guarantee`)
  await expect(main).toContainText(inOrder(pricesOf('pi-course', 'en')))
  await expect(main).not.toContainText(/грн|UAH/)
  await open(page, '/uk/courses/prompt-engineering')
  await layOutWhole(page)
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(15)
  for (const name of UKRAINIAN_ALONE) await expect(heading(name)).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(2)
  await expect(main).toContainText(`Гарантія повернення коштів: ${guaranteeDays.uk}\u00A0д`)
  await expect(main).toContainText(inOrder(pricesOf('pi-course', 'uk')))
  await expect(main).not.toContainText('$')
})

test('the bar comes after 400 pixels, brings one back to the top and is out of reach before', async ({
  page,
}) => {
  await open(page, '/courses/ai-fundamentals')
  const toTop = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => scrollTo(0, 401))
  await expect(toTop).toBeVisible()
  await page.evaluate(() => scrollTo(0, 400))
  await expect(toTop).toBeHidden()
  await page.evaluate(() => scrollTo(0, 401))
  await expect(toTop).toBeVisible()
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(toTop).toBeHidden()
})

test('the sales page counts down with seconds, and is right again after the tab was hidden', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-29T22:00:00+02:00') })
  await page.goto('/courses/ai-fundamentals')
  await page.clock.runFor(3000)
  const timer = page.getByRole('timer', { name: 'Time left' })
  await expect(timer).toContainText('01')
  const seconds = () => timer.getByRole('definition').last().innerText()
  const before = await seconds()
  await page.clock.runFor(1000)
  await expect.poll(seconds).not.toBe(before)
  await page.clock.fastForward('24:00:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(timer.getByRole('definition').first()).toHaveText('00')
})

test('a coming course shows its plan, and the content of one that is here is its page', async ({
  page,
}) => {
  await open(page, '/courses/firebase-studio-course')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Waiting for start/ })
    .first()
    .click()
  await expect(page).toHaveURL('/courses/firebase-studio-course/content')
  await expect(page.getByRole('heading', { name: 'From an idea to a screen' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: WAITLIST })).toHaveAttribute(
    'href',
    site.links.waitlist.url,
  )
  await page.goto('/courses/ai-fundamentals/content')
  await expect(page).toHaveURL('/courses/ai-fundamentals')
  for (const id of ['pi-course', 'prompt-engineering']) {
    await page.goto(`/uk/courses/${id}/content`)
    // The course's area, whose door a stranger is sent to.
    await expect(page).toHaveURL('/uk/access-code')
  }
})

test('an unknown course says so and leads back', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  await page.goto('/uk/courses/nothing')
  await expect(page.getByRole('heading', { name: 'Курс не знайдено' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'До курсів' })).toHaveAttribute('href', '/uk/courses')
})

test('the checklist counts what is ticked, and keeps it in both languages', async ({ page }) => {
  await open(page, '/courses/ai-checklist')
  await page.getByRole('checkbox', { name: /Name the process/ }).check()
  await page.getByRole('checkbox', { name: /Set the limits/ }).check()
  await expect(page.getByText('2 of 7 ticked')).toBeAttached()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Name the process/ })).toBeChecked()
  await expect(page.getByText('2 of 7 ticked')).toBeAttached()
  await page.goto('/uk/courses/ai-checklist')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.getByRole('checkbox', { checked: true }).first().uncheck()
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, addresses] of [
    [
      '/courses',
      ['/courses/prompt-engineering', '/courses/ai-fundamentals', '/courses/ai-checklist'],
    ],
    ['/uk/courses/prompt-engineering', [enrollUrl('pi-course')]],
    ['/courses/ai-fundamentals', [enrollUrl('ai-fundamentals')]],
    [
      '/learning-path',
      [
        '/courses/prompt-engineering',
        ...['starter', 'full-path', 'professional'].map(packageAddress),
      ],
    ],
    ['/courses/ai-checklist', [enrollUrl('ai-checklist')]],
  ] as const) {
    test(`${path} can be read and bought from`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const address of addresses) {
        const buttons = page.locator(`main a.btn[href="${address}"]`)
        await expect(buttons.first(), address).toBeVisible()
      }
    })
  }
})
