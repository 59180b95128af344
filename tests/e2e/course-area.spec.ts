import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { watchClipboard } from '#tests/support/clipboard.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { expectScroll, open, signIn } from '#tests/support/site.ts'
import { getCard, getName, seedStorage, stored, storedText } from '#tests/support/student.ts'

const nextModule = (page: Page, module: number) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`Module ${module} of 5 is next.`)

const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

test('a stranger is sent to the code page, is told of a wrong code, and is let in by the right one', async ({
  page,
}) => {
  // The gate works before any application script has loaded.
  await page.goto('/uk/about')
  await page.route('**/*.js', () => {})
  await page.goto('/uk/dashboard/2?x=1')
  await expect(page).toHaveURL('/uk/access-code')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Back leaves the course, not to a page that would redirect here.
  await page.goBack()
  await expect(page).toHaveURL('/uk/about')

  await open(page, '/access-code')
  const field = page.getByLabel('Access code')
  await expect(field).toHaveAttribute('placeholder', 'Example: a8765_gn4321')
  await field.fill('a8765_gn4321')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Invalid access code. Please try again.',
  )
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Invalid access code/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL('/access-code')
  expect(await storedText(page, 'courseAccessCode')).toBeNull()
  expect(await stored(page, 'userProgress')).toBeNull()

  // As copied from a message.
  await field.fill(` ${DEMO_CODE}\u00A0`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await nextModule(page, 1)
  expect(await storedText(page, 'courseAccessCode')).toBe(DEMO_CODE)
  expect(await stored(page, 'userProgress')).toMatchObject({ purchasedCourses: ['pi-course'] })

  // From now on all links lead to the course and none to a payment page.
  await open(page, '/courses')
  await expect(
    getCard(page, 'Prompt basics').getByRole('link', { name: /^Open the course/ }),
  ).toHaveAttribute('href', '/dashboard')
  await open(page, '/courses/prompt-engineering')
  const main = page.getByRole('main')
  await expect(main.getByText('You already have this course.')).toBeVisible()
  await expect(main.getByText('0 of 5 modules completed')).toBeVisible()
  await expect(main.getByRole('link', { name: /^Enroll|Already paid/ })).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await open(page, '/learning-path')
  await expect(
    getCard(page, 'Prompt basics').getByRole('progressbar', { name: 'Progress: 50%' }),
  ).toBeVisible()
  await open(page, '/access-code')
  await expect(field).toHaveValue(DEMO_CODE)

  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Sign out of the course' }).click()
  await expect(page).toHaveURL('/access-code')
  expect(await storedText(page, 'courseAccessCode')).toBeNull()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/access-code')
})

test('a student with the right code on an insecure address is told to use HTTPS', async ({
  page,
}) => {
  // Web Crypto is missing on insecure origins.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false })
    Reflect.deleteProperty(Crypto.prototype, 'subtle')
  })
  await open(page, '/uk/access-code')
  await page.getByLabel('Код доступу', { exact: true }).fill(DEMO_CODE)
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    /Відкрийте цю сторінку через HTTPS/,
  )
})

test('a student opens only the module whose turn it is, reads it at its own address and comes back to the place', async ({
  page,
}) => {
  await signIn(page)
  const list = page.getByRole('list', { name: 'Modules' })
  await expect(list.getByRole('listitem')).toHaveCount(5)
  const locked = list.getByRole('button', { name: 'Finish module 1 first' })
  await expect(locked).toBeDisabled()
  await expect(locked).toHaveAccessibleName('Locked. Finish module 1 first')
  await expect(locked).toHaveAccessibleDescription('Module 2 opens once you complete module 1.')
  await locked.focus()
  await page.keyboard.press('Enter')
  await expect(status(page, 'Module 2 opens once you complete module 1.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.setViewportSize({ width: 1024, height: 400 })
  const start = list.getByRole('button', { name: getName('Start', 'First steps') })
  // Hovering scrolls the button clear of the header, as a click would.
  await start.hover()
  const scrollPosition = await page.evaluate(() => Math.round(scrollY))
  await start.click()
  const dialog = page.getByRole('dialog', { name: 'First steps' })
  await expect(dialog.getByText('The sealed sentence of module 1.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard?module=1')
  await expect(dialog).toHaveAccessibleDescription('Module 1 of 5, 20 min, part 1 of 2')
  await expect(dialog).toBeFocused()
  const close = dialog.getByRole('button', { name: 'Close' })
  const finish = dialog.getByRole('button', { name: 'Finish module' })
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(finish).toBeFocused()
  await expect(finish).toBeInViewport({ ratio: 0.9 })
  const read = dialog.getByRole('progressbar', { name: 'Parts read' })
  await expect(read).toHaveAttribute('aria-valuenow', '2')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
  await expectScroll(page, scrollPosition)

  // Opened by address, the dialog is closed by Escape and focuses its card.
  await page.goto('/dashboard?module=1')
  await expect(dialog.getByText('The sealed sentence of module 1.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
  await expect(list.getByRole('button', { name: getName('Continue', 'First steps') })).toBeFocused()

  // The address of a locked module opens nothing.
  await page.goto('/dashboard?module=3')
  await expect(status(page, 'Module 3 opens once you complete module 2.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/uk/dashboard/2')
  await expect(page.getByRole('main')).toContainText(
    'Модуль 2 відкриється, коли ви завершите модуль 1.',
  )
  await expect(page.getByText('Запечатане речення')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Завершити модуль' })).toHaveCount(0)
})

test('a student finishes five modules, hears of each, is congratulated once and has level 2 open', async ({
  page,
}) => {
  await seedStorage(page, { userProgress: { purchasedCourses: ['second-course'] } })
  await signIn(page)
  const dialog = page.getByRole('dialog')
  for (let module = 1; module <= 4; module += 1) {
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(dialog.getByText(`The sealed sentence of module ${module}.`)).toBeVisible()
    await expect.soft(dialog).toContainText(`Finishing this module opens module ${module + 1}.`)
    await dialog.getByRole('button', { name: 'Finish module' }).click()
    await expect(dialog).toHaveCount(0)
    await nextModule(page, module + 1)
    await expect(status(page, `Module ${module} completed.`)).toBeVisible()
    await expect(status(page, `Module ${module + 1} of 5 is next.`)).toBeAttached()
    await expect(
      page.getByRole('progressbar', { name: `${module} of 5 modules completed` }),
    ).toHaveAttribute('aria-valuenow', String(module))
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Review/)
  }
  expect(await stored(page, 'completedModules')).toEqual([0, 1, 2, 3])
  expect(await stored(page, 'userProgress')).toMatchObject({ completedCourses: [] })

  await page.getByRole('button', { name: /^Start/ }).click()
  for (const [name, file] of [
    ['the prompts', '/bonus_prompts.md'],
    ['the checklist', '/checklist.md'],
  ] as const) {
    const link = dialog.getByRole('link', { name: `${name} (opens in a new tab)` })
    await expect.soft(link).toHaveAttribute('href', file)
    await expect.soft(link).toHaveAttribute('target', '_blank')
  }
  await expect.soft(dialog).toContainText('Finishing this module completes the course.')
  await dialog.getByRole('button', { name: 'Finish module' }).click()
  const done = page.getByRole('dialog', { name: 'All five. Level 1 is yours.' })
  await expect(done).toBeVisible()
  await expect(done.getByRole('img', { name: '5 of 5 modules completed' })).toBeVisible()
  await expect(
    done
      .getByRole('region', { name: 'Your certificate' })
      .getByRole('link', { name: /^Messaging/ }),
  ).toHaveAttribute('href', /\?text=Hello.*certificate/)
  expect(await stored(page, 'completedModules')).toEqual([0, 1, 2, 3, 4])
  await expect
    .poll(() => stored(page, 'userProgress'))
    .toMatchObject({
      completedCourses: ['pi-course'],
      currentCourse: null,
      purchasedCourses: ['second-course', 'pi-course'],
    })
  await done.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator(':focus')).toHaveAccessibleName(/Bonus: tools/)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All 5 modules completed.')
  await expect(dialog).toHaveCount(0)
  // A completed module can be reviewed but not completed again.
  await page.getByRole('button', { name: getName('Review', 'First steps') }).click()
  await expect(dialog.getByText('You have completed this module.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Finish module' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: 'The whole path' }).click()
  await expect(page).toHaveURL('/learning-path')
  await expect(getCard(page, 'Prompt basics')).toContainText('Completed')
  await expect(
    getCard(page, 'Second course').getByRole('link', { name: /^Start/ }),
  ).toHaveAttribute('href', '/courses/second-course')
})

test('a student finishes modules on their own pages, the last one too, and prints them @nightly', async ({
  page,
}) => {
  await page.goto('/dashboard/1')
  await expect(page).toHaveURL('/access-code')
  await signIn(page)
  await page.goto('/dashboard/1')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('First steps')
  await expect(page.getByText('The sealed sentence of module 1.')).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 2, name: 'A request in five parts' }),
  ).toBeVisible()
  // A text area shows some of its lines; the printed page has all.
  const lines = Array.from({ length: 12 }, (_, index) => `Line ${index + 1}`)
  await page.getByLabel('My notes').fill(lines.join('\n'))
  // The dark theme is printed dark on light, without buttons.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.locator('main p').filter({ hasText: 'Line 12' })).toBeVisible()
  await expect(page.getByText('The sealed sentence of module 1.')).toBeVisible()
  const [ink, paper] = await page
    .getByText('The sealed sentence of module 1.')
    .evaluate((text) => [
      getComputedStyle(text).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ])
  const brightness = (color = '') =>
    (color.match(/\d+(?:\.\d+)?/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
  expect(brightness(ink)).toBeLessThan(200)
  expect(paper).toMatch(/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  await page.getByRole('button', { name: 'Finish module' }).click()
  await expect(page).toHaveURL('/dashboard')
  await nextModule(page, 2)
  await expect(status(page, 'Module 1 completed.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'The whole path' }).click()
  await expect(page).toHaveURL('/learning-path')
  await page.goBack()
  await nextModule(page, 2)
  // A message is not repeated.
  await page.reload()
  await nextModule(page, 2)
  await expect(status(page, 'Module 1 completed.')).toHaveCount(0)
  await page.goto('/dashboard/1')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finish module' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the course' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.evaluate(() => localStorage.setItem('completedModules', '[0,1,2,3]'))
  await page.goto('/dashboard/5')
  await page.getByRole('button', { name: 'Finish module' }).click()
  // The page is left immediately; the completed module is stored and reported when the course is opened.
  await page.goto('/about')
  expect(await stored(page, 'userProgress')).toMatchObject({ completedCourses: ['pi-course'] })
  await page.goto('/dashboard')
  await expect(page.getByRole('dialog', { name: 'All five. Level 1 is yours.' })).toBeVisible()
  // Content behind the dialog is hidden from assistive technology.
  await expect(page.getByText('All 5 modules completed.').first()).toBeAttached()
  await expect
    .poll(() => stored(page, 'userProgress'))
    .toMatchObject({ completedCourses: ['pi-course'] })
})

test('a student’s homework stays: ticks, notes, the place in the text, and a prompt to copy @nightly', async ({
  page,
  context,
  browserName,
}) => {
  const readClipboard = await watchClipboard(context, browserName)
  await signIn(page)
  await page.setViewportSize({ width: 640, height: 480 })
  await page.getByRole('button', { name: getName('Start', 'First steps') }).click()
  const dialog = page.getByRole('dialog', { name: 'First steps' })
  const task = dialog.getByRole('region', { name: /Exercise: one letter/ })
  await expect(task).toContainText('0 of 2 tasks done')
  await task.getByRole('checkbox').first().check()
  await expect(task).toContainText('1 of 2 tasks done')
  const notes = dialog.getByRole('textbox', { name: 'My notes', exact: true })
  await expect(notes).toHaveAccessibleDescription('Notes are saved in this browser only.')
  await notes.fill('Context, always.\nКонтекст: завжди.')
  const frame = dialog.getByRole('figure', { name: 'A frame for any request', exact: true })
  await frame.getByRole('button', { name: /^Copy\s?: A frame for any request/ }).click()
  await expect(frame.getByRole('button', { name: /^Copied!/ })).toBeVisible()
  expect(await readClipboard(page)).toBe('You are [role]. Task: [one verb]. Context: [facts].')

  // A quiz by keyboard: first wrong, then right. Each choice is explained.
  const quiz = dialog.getByRole('region', { name: 'Which part is added first?' })
  await quiz.getByRole('button', { name: 'Check answer' }).focus()
  await page.keyboard.press('Enter')
  await expect(quiz.getByRole('status')).toHaveText('Choose an answer first.')
  await quiz.getByRole('radio', { name: 'Tone' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(quiz.getByRole('status')).toContainText('Not yet. Read why and choose again.')
  const explanations = quiz.locator('[data-slot="quiz-note"]')
  await expect(explanations).toHaveText(['Not this one. Tone comes last.'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(quiz.getByRole('status')).toContainText('Right, on try 2.')
  await expect(explanations).toHaveText([
    'Tone comes last.',
    'Right. A model knows only what you tell it.',
    'Facts come before form.',
  ])
  const written = dialog.getByRole('textbox', { name: 'My answer' })
  const model = dialog.getByText('Your parcel comes on Monday.')
  await written.fill('It comes on Tuesday.')
  await expect(model).toBeHidden()
  await dialog.getByText('Compare with a model answer').click()
  await expect(model).toBeVisible()

  // The answer is hidden until requested.
  const answer = dialog.getByText('Everything but the task.')
  await expect(answer).toBeHidden()
  await dialog.getByText('What did the first request lack?').click()
  await expect(answer).toBeVisible()

  await notes.scrollIntoViewIfNeeded()
  await expect(dialog).toHaveAccessibleDescription('Module 1 of 5, 20 min, part 2 of 2')
  await expect.poll(() => stored(page, 'courseHomework')).toMatchObject({ 0: { part: 2 } })
  await page.reload()
  await expect(task.getByRole('checkbox').first()).toBeChecked()
  await expect(task.getByRole('checkbox').nth(1)).not.toBeChecked()
  await expect(notes).toHaveValue('Context, always.\nКонтекст: завжди.')
  await expect(dialog.getByRole('heading', { name: 'Your turn' })).toBeInViewport()
  expect(await stored(page, 'courseHomework')).toMatchObject({
    0: { ticked: ['tick-1'], notes: 'Context, always.\nКонтекст: завжди.' },
  })

  await expect(quiz.getByRole('radio', { name: 'Context' })).toBeChecked()
  await expect(quiz.getByRole('status')).toContainText('Right, on try 2.')
  await expect(written).toHaveValue('It comes on Tuesday.')

  // After Back from the printable page the dialog is still open, and one more step closes it.
  await dialog.getByRole('link', { name: 'Printable version' }).click()
  await expect(page).toHaveURL('/dashboard/1')
  await expect(page.getByRole('checkbox', { name: 'I wrote a request' })).toBeChecked()
  // The printed page shows results and written text, and no buttons.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('p:visible').filter({ hasText: 'Right, on try 2.' })).toHaveCount(1)
  await expect(page.locator('p:visible').filter({ hasText: 'comes on Tuesday.' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Check answer' }).first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goBack()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: getName('Continue', 'First steps') })).toBeFocused()
  await page.goto('/uk/dashboard?module=1')
  const ukrainian = page.getByRole('dialog')
  await expect(ukrainian.getByRole('radio', { name: 'Контекст' })).toBeChecked()
  await expect(ukrainian.getByRole('checkbox', { name: 'Я склав запит' })).toBeChecked()

  // The file contains all answers, the link only solved quizzes.
  await page.goto('/learning-path')
  await expect(page.getByRole('main')).toContainText('Quizzes solved')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to a file' }).click()
  const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as object
  expect(saved).toMatchObject({
    courseHomework: {
      0: {
        quizzes: { 'first-part': { answer: ['context'], tries: 2, isRight: true } },
        written: { 'one-letter': 'It comes on Tuesday.' },
      },
    },
  })
  await page.getByRole('button', { name: 'Copy a link for another device' }).click()
  await expect.poll(() => readClipboard(page)).toContain('~!0.first-part.2')
})

test('a student answers quizzes of the other kinds by keyboard: several, an order, gaps, marks @nightly', async ({
  page,
}) => {
  await seedStorage(page, { completedModules: [0, 1] })
  await signIn(page)
  const outcome = (quiz: Locator, text: string) =>
    expect(quiz.getByRole('status').filter({ hasText: text })).toBeAttached()

  await page.goto('/dashboard/1')
  const multipleChoice = page.getByRole('region', {
    name: 'Which parts does the long request have?',
  })
  await multipleChoice.getByRole('checkbox', { name: 'Task' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await outcome(multipleChoice, 'Not yet: 2 of 3 right.')
  await multipleChoice.getByRole('checkbox', { name: 'Format' }).press('Space')
  await page.keyboard.press('Enter')
  await outcome(multipleChoice, 'Right, on try 2.')

  await page.goto('/dashboard/2')
  const order = page.getByRole('region', { name: 'In what order are models tried?' })
  const steps = order.getByRole('listitem')
  await expect(steps).toHaveCount(3)
  const getPlace = async (text: string) =>
    (await steps.allInnerTexts()).findIndex((step) => step.includes(text))
  for (const [stepIndex, step] of ['A small one', 'A midsize one'].entries()) {
    while ((await getPlace(step)) > stepIndex) {
      const position = await getPlace(step)
      const moveUp = order.getByRole('button', { name: `Move step ${position + 1} up` })
      await moveUp.press('Enter')
      await outcome(order, `Moved to place ${position} of 3.`)
      await expect(
        steps
          .nth(position - 1)
          .getByRole('button')
          .first(),
      ).toBeFocused()
    }
  }
  await order.getByRole('button', { name: 'Check answer' }).press('Enter')
  await outcome(order, 'Right on the first try.')

  const gaps = page.getByRole('region', { name: 'What do they cost together?' })
  await gaps.getByRole('textbox', { name: 'Gap 1 of 2' }).fill('$1 200')
  await page.keyboard.press('Enter')
  await outcome(gaps, 'Fill in every gap first.')
  await gaps.getByRole('textbox', { name: 'Gap 2 of 2' }).fill('2000')
  await page.keyboard.press('Enter')
  await outcome(gaps, 'Not yet: 1 of 2 right.')
  // After two wrong tries the answer can be shown.
  await page.keyboard.press('Enter')
  await gaps.getByText('Show the answer').click()
  await expect(gaps.getByText('2,400', { exact: true })).toBeVisible()
  await gaps.getByRole('textbox', { name: 'Gap 2 of 2' }).fill('2,400')
  await page.keyboard.press('Enter')
  await outcome(gaps, 'Right, on try 3.')

  await page.goto('/dashboard/3')
  const rate = page.getByRole('region', { name: 'How good are these rules?' })
  const marks = (name: string) => rate.getByRole('group', { name, exact: true })
  await marks('Clear').getByRole('radio', { name: '4 of 5' }).press('Space')
  await marks('Complete').getByRole('radio', { name: '4 of 5' }).press('Space')
  await page.keyboard.press('Enter')
  await outcome(rate, 'Not yet: 1 of 2 right.')
  await expect(marks('Complete')).toContainText('A lower rating fits better.')
  await marks('Complete').getByRole('radio', { name: '4 of 5' }).press('ArrowLeft')
  await page.keyboard.press('Enter')
  await outcome(rate, 'Right, on try 2.')
  await expect(marks('Complete')).toContainText('Reference rating: 2 of 5.')
  // Starting over keeps the focus on the button and removes the answer.
  const restart = rate.getByRole('button', { name: 'Start over' })
  await restart.press('Enter')
  await expect(rate.getByRole('button', { name: 'Check answer' })).toBeFocused()
  await expect(rate.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await stored(page, 'courseHomework')).not.toHaveProperty('2.quizzes')
})

test('a student builds a prompt: it is scored with hints, copied, saved, and comes back when it is cleared @nightly', async ({
  page,
  context,
  browserName,
}) => {
  const readClipboard = await watchClipboard(context, browserName)
  await signIn(page)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const prompt = page.getByRole('group', { name: 'Your prompt' })
  const score = status(page, /^Score/)
  const changed = page.getByText('The prompt has changed since the last check.')
  await expect(status(page, 'Fill in the five fields, then check the prompt.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()

  await press('Check prompt')
  await expect(score).toContainText('Score: 0 of 100. Add a role for the AI. Describe the task.')
  await field('Role').fill('Marketer')
  await field('Task').fill('Write a letter')
  await field('Context').fill('   ')
  await expect(changed).toBeVisible()
  await field('Task').press('Enter')
  await expect(score).toContainText(
    'Score: 40 of 100. Add context. Specify the desired format. Define the tone',
  )
  await expect(changed).toHaveCount(0)
  await press('Copy')
  await expect(page.getByRole('button', { name: 'Copied!' }).first()).toBeVisible()
  expect(await readClipboard(page)).toBe('Role: Marketer. Write a letter.')
  await field('Context').fill('A webinar')
  await field('Format').fill('Five lines')
  await field('Tone').fill('Calm')
  await press('Check prompt')
  await expect(score).toContainText('Score: 100 of 100. Excellent prompt! 🎉')
  await expect(prompt).toContainText(
    'Role: Marketer. Write a letter. Context: A webinar. Answer format: Five lines. Tone: Calm.',
  )
  await press('Save')
  await expect(status(page, 'Prompt saved in this browser.')).toBeVisible()
  // The same prompt is stored once.
  await press('Save')
  const saved = page.getByText('Saved prompts (1)')
  await expect(saved).toBeVisible()

  // Undo of clearing or removing is offered next to the focus.
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' })
  await press('Clear')
  await expect(field('Task')).toHaveValue('')
  await expect(status(page, 'Form cleared.')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field('Task')).toHaveValue('Write a letter')
  await expect(status(page, 'Restored.')).toBeFocused()
  await field('Task').fill('Write a song')
  await saved.click()
  await press('Load: Write a letter')
  await expect(field('Task')).toHaveValue('Write a letter')
  await press('Load: Write a letter')
  await expect(page.getByText('This prompt is already loaded.')).toBeVisible()
  await press('Delete: Write a letter')
  await expect(page.getByText('Saved prompts')).toHaveCount(0)
  await expect(status(page, 'Deleted: Write a letter')).toBeFocused()
  await undo.click()
  await expect(saved).toBeVisible()

  // The prompt is the same in a lesson, in the other language and after a reload.
  await page.goto('/uk/dashboard?module=1')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Завдання', exact: true })).toHaveValue(
    'Write a letter',
  )
  await dialog.getByRole('textbox', { name: 'Тон', exact: true }).fill('')
  await dialog.getByRole('button', { name: 'Перевірити промпт' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Оцінка' })).toContainText(
    'Оцінка: 80 зі 100. Визначте тон',
  )
  await dialog.getByRole('textbox', { name: 'Тон', exact: true }).fill('спокійний')
  await dialog.getByRole('button', { name: 'Перевірити промпт' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Оцінка' })).toContainText(
    'Відмінний промпт! 🎉',
  )
  await page.goto('/dashboard')
  await expect(field('Tone')).toHaveValue('спокійний')
})
