import type { Page } from '@playwright/test'

import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { expectScroll, holdBack, open, pressFetched, signIn } from '#tests/support/site.ts'

const MODULES = 5

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('a wrong code stays with its message, the right one opens the course', async ({ page }) => {
  await page.goto('/access-code')
  await expect(page.getByPlaceholder('Example: a8765_gn4321')).toBeVisible()
  await page.getByLabel('Access code').fill('a8765_gn4321')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Invalid access code. Please try again.',
  )
  await expect(page.getByLabel('Access code')).toBeFocused()
  expect(await stored(page, 'courseAccessCode')).toBeNull()

  await page.getByLabel('Access code').fill(DEMO_CODE)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await stored(page, 'courseAccessCode')).toBe(DEMO_CODE)
  expect(JSON.parse((await stored(page, 'userProgress')) ?? '{}').purchasedCourses).toEqual([
    'pi-course',
  ])

  // Who has opened the course is on it.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is next.')
  await open(page, '/learning-path')
  await expect(page.getByRole('progressbar', { name: 'Progress: 50%' })).toBeVisible()
})

test('who goes elsewhere while a code is checked stays there, and the code is kept', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/lessons/keys-*.json')
  await open(page, '/access-code')
  await page.getByLabel('Access code').fill(DEMO_CODE)
  await page.keyboard.press('Enter')
  await pressFetched(
    page.getByRole('banner').getByRole('link', { name: 'Courses' }),
    'courses.index',
  )
  await expect(page).toHaveURL(/\/courses$/)
  release()
  await expect.poll(() => stored(page, 'courseAccessCode')).toBe(DEMO_CODE)
  // As long as the way into the course would take.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  await expect(page).toHaveURL(/\/courses$/)
})

test('who has bought the course is led into it, not to the till', async ({ page }) => {
  await signIn(page)
  const way = page.getByRole('main').getByRole('link', { name: /^Open the course/ })
  await open(page, '/courses')
  await expect(way).toHaveAttribute('href', '/dashboard')
  await open(page, '/courses/prompt-engineering')
  await expect(way.first()).toHaveAttribute('href', '/dashboard')
  await expect(page.getByRole('link', { name: /^Enroll/ })).toHaveCount(0)
  await open(page, '/access-code')
  await expect(page.getByLabel('Access code')).toHaveValue(DEMO_CODE)
})

test('a code that was pasted with spaces around it opens the course', async ({ page }) => {
  await page.goto('/access-code')
  await page.getByLabel('Access code').fill(` ${DEMO_CODE}\u00A0`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await stored(page, 'courseAccessCode')).toBe(DEMO_CODE)
})

test('without a code, and with one that opens nothing any more, the course leads to the code page', async ({
  page,
}) => {
  await page.goto('/uk/dashboard')
  await expect(page).toHaveURL(/\/uk\/access-code$/)
  await page.evaluate(() => {
    localStorage.setItem('courseAccessCode', 'revoked_code')
    localStorage.setItem('completedModules', '[0,1]')
  })
  await page.goto('/uk/about')
  await page.goto('/uk/dashboard')
  await expect(page).toHaveURL(/\/uk\/access-code$/)
  expect(await stored(page, 'completedModules')).toBe('[0,1]')
  // One step back leads out, not into the course, which would send back here.
  await page.goBack()
  await expect(page).toHaveURL('/uk/about')
})

test('who has no code is sent to the code page before any of the application is there', async ({
  page,
}) => {
  // Files that never arrive.
  await page.route('**/assets/**/*.js', () => {})
  await page.goto('/uk/dashboard/2?x=1')
  await expect(page).toHaveURL(/\/uk\/access-code$/)
})

test('a link with the code fills the field and leaves the address', async ({ page }) => {
  await page.goto('/access-code#code=a8765_gn4321')
  await expect(page.getByLabel('Access code')).toHaveValue('a8765_gn4321')
  await expect(page).toHaveURL(/\/access-code$/)
  // Another one, in the tab where the page is open.
  await page.goto('/access-code#code=b1234_cd5678')
  await expect(page.getByLabel('Access code')).toHaveValue('b1234_cd5678')
  await expect(page).toHaveURL(/\/access-code$/)
})

test('only a module whose turn has come opens, by its card or by its address', async ({ page }) => {
  await signIn(page)
  const locked = page.getByRole('button', { name: 'Finish module 1' })
  await expect(locked).toBeDisabled()
  await expect(locked).toHaveAccessibleDescription('Module 2 opens once module 1 is finished.')
  await expect(locked).toHaveAccessibleName('Locked. Finish module 1')
  await locked.focus()
  await expect(locked).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Module 2 opens once' })).toBeVisible()
  await page.goto('/dashboard?module=3')
  const refused = page.getByRole('status').filter({ hasText: 'Module 3 opens once' })
  await expect(refused).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Another tab has finished the two before it.
  await page.evaluate(() => {
    localStorage.setItem('completedModules', '[0,1]')
    dispatchEvent(new StorageEvent('storage', { key: 'completedModules' }))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Module 3 of 5 is next.')
  await expect(refused).toHaveCount(0)
})

test('on a low screen the focus that goes round in a lesson is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await signIn(page)
  await page.goto('/dashboard?module=1')
  const dialog = page.getByRole('dialog', { name: 'Prompt basics' })
  const finish = dialog.getByRole('button', { name: 'Finish module' })
  await expect(finish).toBeEnabled()
  await expect(dialog).toBeFocused()
  const close = dialog.getByRole('button', { name: 'Close' })
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(finish).toBeFocused()
  await expect(finish).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await expect(close).toBeInViewport({ ratio: 0.9 })
})

test('no word of the steps in a lesson is broken', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => localStorage.setItem('completedModules', '[0,1]'))
  await page.goto('/uk/dashboard/3')
  const steps = page.locator('.flow-l')
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(steps).toBeVisible()
    const broken = await steps.locator('li').evaluateAll((all) =>
      all.flatMap((step) => {
        const text = document.createTreeWalker(step, NodeFilter.SHOW_TEXT).nextNode() as Text
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 ? word : []
        })
      }),
    )
    expect.soft(broken, `at ${width}`).toEqual([])
  }
})

test('a module opens at its own address, and Back closes it where the reader was', async ({
  page,
}) => {
  await signIn(page)
  await page.getByRole('button', { name: /^Start.*Prompt basics/ }).scrollIntoViewIfNeeded()
  // The router notes where one is once scrolling has come to rest.
  await page.waitForTimeout(300)
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('button', { name: /^Start.*Prompt basics/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Prompt basics' })
  await expect(dialog.getByRole('heading', { name: 'Five parts of a prompt' })).toBeVisible()
  await expect(page).toHaveURL(/module=1/)
  const read = dialog.getByRole('progressbar', { name: 'Parts read' })
  await expect(read).toHaveAttribute('aria-valuenow', '1')
  await expect(dialog).toHaveAccessibleDescription(/^Module\s1\sof\s5, 30\smin, part\s1\sof\s6/)
  await dialog.getByRole('heading', { name: 'Build one now' }).scrollIntoViewIfNeeded()
  await expect(read).not.toHaveAttribute('aria-valuenow', '1')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expectScroll(page, before)

  await page.goto('/dashboard?module=1')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a module that was left for its printable page is closed by one step back', async ({
  page,
}) => {
  await signIn(page)
  await page.getByRole('button', { name: /^Start.*Prompt basics/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Prompt basics' })
  await dialog.locator('a[href$="/dashboard/1"]').click()
  await expect(page).toHaveURL('/dashboard/1')
  await page.goBack()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect(page).toHaveURL('/access-code')
})

test('homework stays: ticks, notes and the place in the text', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard?module=1')
  const tick = page.getByRole('checkbox').first()
  const task = page.getByRole('region', { name: /what is your context worth/ })
  await expect(task).toContainText('0 of 3 tasks done')
  await tick.check()
  await expect(task).toContainText('1 of 3 tasks done')
  await page
    .getByRole('textbox', { name: 'My notes', exact: true })
    .fill('Context, always context.')
  await page.reload()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  // What is copied has a name.
  await expect(page.getByRole('button', { name: /^Copy\s?: Frame for any request/ })).toBeVisible()
  await expect(
    page.getByRole('figure', { name: 'Frame for any request', exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'My notes', exact: true })).toHaveValue(
    'Context, always context.',
  )
  expect(JSON.parse((await stored(page, 'courseHomework')) ?? '{}')['0']).toMatchObject({
    ticked: ['tick-1'],
    notes: 'Context, always context.',
  })
})

test('notes that the browser cannot keep say so as long as they stand there, and it asks before it leaves', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/dashboard?module=1')
  const notes = page.getByRole('textbox', { name: 'My notes', exact: true })
  await expect(notes).toHaveAccessibleDescription('They stay in this browser.')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await notes.pressSequentially('Mine')
  await expect(notes).toHaveAccessibleDescription(/copy them before you close the page/)
  await expect(page.getByRole('alert').filter({ hasText: 'is full' })).toHaveCount(1)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(notes).toHaveValue('Mine')
})

test('five finished modules complete the course and congratulate once', async ({ page }) => {
  await signIn(page)
  for (let module = 1; module <= MODULES; module += 1) {
    await page.getByRole('button', { name: /^Start/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Finish module' }).click()
    if (module < MODULES) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Module ${module + 1} of 5 is next.`,
      )
      // What changed is said, not only shown.
      await expect(
        page.getByRole('status').filter({ hasText: `Module ${module} finished.` }),
      ).toBeVisible()
      await expect(
        page.getByRole('status').filter({ hasText: `Module ${module + 1} of 5 is next.` }),
      ).toBeAttached()
      await expect(
        page.getByRole('progressbar', { name: `${module} of 5 modules completed` }),
      ).toHaveAttribute('aria-valuenow', String(module))
    }
  }
  const done = page.getByRole('dialog', { name: 'All five. Level 1 is yours.' })
  await expect(done).toBeVisible()
  // Larger than the title of any other dialog.
  await expect(done.getByRole('heading', { level: 2 })).toHaveCSS('font-size', '48.875px')
  expect(await stored(page, 'completedModules')).toBe('[0,1,2,3,4]')
  expect(JSON.parse((await stored(page, 'userProgress')) ?? '{}').completedCourses).toEqual([
    'pi-course',
  ])
  await done.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '5')
  // The button that opened it is gone: one goes on from the page, or from the module's card.
  await expect(page.locator(':focus')).toHaveText(/Bonus: library and tools/)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All 5 are done.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(JSON.parse((await stored(page, 'userProgress')) ?? '{}').currentCourse).toBeNull()

  // What is finished is read again, and not finished again.
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click()
  const again = page.getByRole('dialog')
  await expect(again.getByText('This module is finished.')).toBeVisible()
  await expect(again.getByRole('button', { name: 'Finish module' })).toHaveCount(0)
  await again.getByRole('button', { name: 'Close' }).last().click()
  await expect(again).toHaveCount(0)
})

test('a course whose modules are all finished is completed, however they came here', async ({
  page,
}) => {
  await signIn(page)
  await page.evaluate(() => localStorage.setItem('completedModules', '[0,1,2,3,4]'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All 5 are done.')
  await expect
    .poll(async () => JSON.parse((await stored(page, 'userProgress')) ?? '{}').completedCourses)
    .toEqual(['pi-course'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what is finished on its own page is said on the course’s, and the last one congratulates', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/dashboard/1')
  await page.getByRole('button', { name: 'Finish module' }).click()
  await expect(page).toHaveURL('/dashboard')
  const said = page.getByRole('status').filter({ hasText: 'Module 1 finished.' })
  await expect(said).toBeVisible()
  await pressFetched(page.getByRole('link', { name: 'The whole learning path' }), 'learning-path')
  await expect(page).toHaveURL('/learning-path')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Module 2 of 5 is next.')
  await expect(said).toHaveCount(0)
  await page.goto('/dashboard/1')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finish module' })).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('completedModules', '[0,1,2,3]'))
  await page.goto('/dashboard/5')
  await page.getByRole('button', { name: 'Finish module' }).click()
  await expect(page.getByRole('dialog', { name: 'All five. Level 1 is yours.' })).toBeVisible()
})

test('a module that its address has opened gives the focus to its card', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard?module=1')
  await page.getByRole('dialog').getByRole('button', { name: 'Finish module' }).click()
  await expect(page.getByRole('button', { name: /^Review.*Prompt basics/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Start/ })).toBeFocused()
})

test('files that a lesson names open beside it and say so', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => localStorage.setItem('completedModules', '[0,1,2,3]'))
  await page.goto('/dashboard?module=5')
  for (const [name, file] of [
    ['the fifty prompts', '/bonus_prompts.md'],
    ['the checklist', '/checklist.md'],
  ] as const) {
    const link = page.getByRole('dialog').getByRole('link', { name })
    await expect(link).toHaveAccessibleName(`${name} (opens in a new tab)`)
    await expect(link).toHaveAttribute('href', file)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('the prompt builder starts at nothing, scores, assembles and saves', async ({ page }) => {
  await signIn(page)
  await expect(page.getByText('Fill in the five lines, then check.')).toBeVisible()
  await page.getByLabel('Role', { exact: true }).fill('Marketer')
  await page.getByLabel('Task', { exact: true }).fill('Write a letter')
  await page.getByLabel('Context', { exact: true }).fill('  ')
  await page.getByRole('button', { name: 'Check prompt' }).click()
  const status = page.getByRole('status').filter({ hasText: 'Score' })
  await expect(status).toContainText(
    'Score: 40 of 100. Add context. Specify the desired format. Define the tone',
  )
  await expect(page.getByRole('group', { name: 'Your prompt' })).toContainText(
    'Role: Marketer. Write a letter.',
  )

  await page.getByRole('button', { name: 'Webinar e-mail' }).click()
  await page.getByRole('button', { name: 'Check prompt' }).click()
  await expect(status).toContainText('Excellent prompt! 🎉')
  const changed = page.getByText('The prompt has changed since this check.')
  await expect(changed).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved prompts (1)').click()
  // A score is for what was checked, and says so once that has changed.
  const role = page.getByLabel('Role', { exact: true })
  const before = await role.inputValue()
  await role.fill('')
  await expect(changed).toBeVisible()
  await expect(status).toContainText('Score: 100 of 100.')
  await role.fill(before)
  await page.getByRole('button', { name: 'Check prompt' }).click()
  await expect(changed).toHaveCount(0)
  const task = await page.getByLabel('Task', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: `Load: ${task}`, exact: true }).click()
  await expect(page.getByLabel('Task', { exact: true })).toHaveValue(task)
  await page.getByRole('button', { name: `Load: ${task}`, exact: true }).click()
  await expect(page.getByText('It already stands in the form.')).toBeVisible()
  await page.getByRole('button', { name: `Remove: ${task}`, exact: true }).click()
  await expect(page.getByText('Saved prompts')).toHaveCount(0)
})

test('what stands in the prompt builder stays, and is the same in a lesson', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard?module=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Role', { exact: true }).fill('Marketer')
  await dialog.getByRole('button', { name: 'Webinar e-mail' }).click()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const role = page.getByLabel('Role', { exact: true })
  await expect(role).toHaveValue('Marketer')
  await page.reload()
  await expect(role).toHaveValue('Marketer')
})

test('a prompt that is cleared, replaced or removed comes back, and the focus is never lost', async ({
  page,
}) => {
  await signIn(page)
  const task = page.getByLabel('Task', { exact: true })
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' })
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })

  await task.fill('Write a letter')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(task).toHaveValue('')
  await expect(said('Cleared.')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(task).toHaveValue('Write a letter')
  await expect(said('It is back.')).toBeFocused()

  await page.getByRole('button', { name: 'Webinar e-mail' }).click()
  await expect(task).not.toHaveValue('Write a letter')
  await undo.click()
  await expect(task).toHaveValue('Write a letter')
  // What is written meanwhile is not to be lost either.
  await page.getByRole('button', { name: 'Webinar e-mail' }).click()
  await task.fill('Write a song')
  await expect(undo).toHaveCount(0)

  await page.getByRole('button', { name: 'Save' }).click()
  // Only a full stop apart, it is the same prompt.
  await task.fill('Write a song.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved prompts (1)').click()
  await page.getByRole('button', { name: 'Remove: Write a song.' }).click()
  await expect(page.getByText('Saved prompts')).toHaveCount(0)
  await expect(said('Removed: Write a song.')).toBeFocused()
  await undo.click()
  await expect(page.getByText('Saved prompts (1)')).toBeVisible()
})

test.describe('from the network alone', () => {
  test.use({ serviceWorkers: 'block' })

  test('a step through the history from module to module shows no text of the other', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Service Worker registration blocked/)
    await signIn(page)
    await page.evaluate(() => localStorage.setItem('completedModules', '[0,1]'))
    await page.goto('/dashboard/1')
    await page.getByRole('link', { name: 'Back to the course' }).click()
    await page.getByRole('button', { name: /^Review.*Models/ }).click()
    await page.getByRole('dialog').locator('a[href$="/dashboard/2"]').click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Models and optimisation')
    const part = page.getByRole('heading', { name: 'Which model for which task' })
    await expect(part).toBeVisible()
    const release = await holdBack(page, '**/assets/lessons/*')
    await page.evaluate(() => history.go(-3))
    await expect(title).toHaveText('Prompt basics')
    await expect(part).toHaveCount(0)
    release()
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  })

  test('a course whose keys have not come opens at another try', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Service Worker registration blocked|net::ERR_FAILED/)
    await signIn(page)
    const keys = '**/assets/lessons/keys-*.json'
    await page.route(keys, (route) => route.abort())
    await page.goto('/dashboard')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('your progress is kept')
    await page.unroute(keys)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Module 1 of 5 is next.')
  })
})

test.describe('after the site was built anew', () => {
  test.use({ serviceWorkers: 'block' })

  test('a tab that was open says so where a lesson is no longer to be had', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404|Service Worker registration blocked/)
    await signIn(page)
    const lesson = '**/assets/lessons/01-*.bin'
    await page.route(lesson, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('button', { name: /^Start/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText('A new version of the site is ready.')
    await page.unroute(lesson)
    await dialog.getByRole('button', { name: 'Reload' }).click()
    await expect(dialog.getByRole('heading', { name: 'Five parts of a prompt' })).toBeVisible()

    await page.route('**/assets/lessons/keys-*.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'A new version of the site is ready.',
    )
    await page.goto('/access-code')
    await page.getByLabel('Access code').fill('another_code')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'A new version of the site is ready.',
    )
  })
})

test('a module has a page to print, behind the same gate', async ({ page }) => {
  await page.goto('/dashboard/1')
  await expect(page).toHaveURL(/\/access-code$/)
  await signIn(page)
  await page.goto('/dashboard/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt basics')
  await expect(
    page.getByRole('heading', { level: 2, name: 'Five parts of a prompt' }),
  ).toBeVisible()
  // In the dark too it is printed dark on light.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const mark = page.getByRole('figure').getByText('who answers, for whom')
  await expect(mark).toHaveCSS('color', 'rgb(15, 26, 22)')
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/dashboard/2')
  await expect(page.getByText('Module 2 opens once module 1 is finished.')).toBeVisible()
})
