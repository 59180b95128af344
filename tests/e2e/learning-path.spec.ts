import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'
import { getAmounts, getCard, getName, seedStorage } from '#tests/support/student.ts'

const locked = (page: Page, title: string) =>
  getCard(page, title).getByRole('button', { name: 'Locked' })

/** Records the contents of the cards and the layout shift of every page from the first frame. */
async function watchCards(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    let shift = 0
    Object.assign(globalThis, { watched: () => ({ seen: [...seen], shift }) })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
    const observe = () => {
      for (const card of document.querySelectorAll<HTMLElement>('main article')) {
        seen.add(card.innerText.replaceAll(/\s+/g, ' '))
      }
      requestAnimationFrame(observe)
    }
    requestAnimationFrame(observe)
  })
  return async () => {
    const watched: unknown = await page.evaluate(() => Reflect.get(globalThis, 'watched')())
    const { seen, shift } = watched as { seen: string[]; shift: number }
    return { of: (title: string) => seen.filter((text) => text.includes(title)).join('\n'), shift }
  }
}

test('a student sees at once how far each level is and what opens the next one, and is offered nothing twice', async ({
  page,
  context,
}) => {
  await seedStorage(context, {
    userProgress: { completedCourses: ['pi-course'], purchasedCourses: ['pi-course'] },
  })
  const watched = await watchCards(page)
  await open(page, '/learning-path')
  const first = getCard(page, 'Prompt basics')
  await expect(first).toContainText('Completed')
  await expect(first.getByRole('link', { name: /^Review/ })).toHaveAttribute('href', '/dashboard')
  await expect(first.getByRole('progressbar')).toHaveCount(0)
  // An owned course shows no price, and the next one can be bought.
  expect.soft(await getAmounts(first)).toEqual([])
  await expect.soft(locked(page, 'Second course')).toHaveCount(0)
  await expect
    .soft(getCard(page, 'Second course').getByRole('link', { name: /^Start/ }))
    .toHaveAttribute('href', '/courses/second-course')
  const pairCard = getCard(page, 'Pair')
  await expect.soft(pairCard).toContainText('You already have: Prompt basics')
  await expect.soft(pairCard).toContainText('Bought separately, the rest costs $21.')
  await expect.soft(pairCard.getByRole('link', { name: /^Buy Package/ })).toHaveCount(0)
  await expect
    .soft(pairCard.getByRole('link', { name: getName('About the course', 'Second course') }))
    .toHaveAttribute('href', '/courses/second-course')
  const wholePathCard = getCard(page, 'Whole path')
  await expect.soft(wholePathCard.getByRole('link', { name: /^Buy Package/ })).toBeVisible()
  const path = await watched()
  expect(path.of('Prompt basics')).not.toMatch(/Start|\$45/)
  expect(path.shift, 'layout shift of the path').toBeLessThan(0.02)

  // Level 2 is bought and started in another tab.
  const other = await context.newPage()
  await other.goto('/about')
  const storeProgress = (progress: object) =>
    other.evaluate((text) => localStorage.setItem('userProgress', text), JSON.stringify(progress))
  await storeProgress({
    completedCourses: ['pi-course'],
    currentCourse: 'second-course',
    purchasedCourses: ['pi-course', 'second-course', 'fourth-course'],
  })
  const second = getCard(page, 'Second course')
  await expect(second.getByRole('progressbar', { name: 'Progress: 50%' })).toBeVisible()
  await expect
    .soft(second.getByRole('link', { name: getName('Start', 'Second course') }))
    .toHaveAttribute('href', '/courses/second-course')
  await expect
    .soft(locked(page, 'Third course'))
    .toHaveAccessibleDescription(/^Coming soon\. Opens after you complete .Second course./)
  await expect
    .soft(locked(page, 'Fourth course'))
    .toHaveAccessibleDescription(/^Purchased\. Opens after you complete .Third course./)
  await expect
    .soft(getCard(page, 'Fourth course').getByRole('progressbar', { name: 'Progress: 0%' }))
    .toBeVisible()

  await open(page, '/courses')
  await expect(first).toContainText('Completed')
  await expect(first.getByRole('link', { name: /^Review/ })).toHaveAttribute('href', '/dashboard')
  expect.soft(await getAmounts(first)).toEqual([])
  await expect(second.getByRole('link', { name: /^About the course/ })).toHaveAttribute(
    'href',
    '/courses/second-course',
  )
  await expect
    .soft(getCard(page, 'Fourth course').getByRole('button', { name: 'Complete previous course' }))
    .toHaveAccessibleDescription(/^Purchased\. Opens after you complete .Third course./)
  const catalogue = await watched()
  for (const title of ['Second course', 'Prompt basics']) {
    // The next level names it in its lock reason.
    const ownedCard = catalogue
      .of(title)
      .split('\n')
      .filter((text) => !text.includes('Third course'))
    expect.soft(ownedCard.join('\n'), title).not.toMatch(/Complete previous course|Locked|\$45/)
  }
  expect(catalogue.shift, 'layout shift of the catalogue').toBeLessThan(0.02)

  await storeProgress({
    completedCourses: ['pi-course', 'second-course'],
    purchasedCourses: ['pi-course', 'second-course', 'third-course', 'fourth-course'],
  })
  const third = getCard(page, 'Third course')
  await expect(third).toContainText('You already have this course. It is coming soon.')
  await expect(third.getByRole('link', { name: /^About the course/ })).toHaveAttribute(
    'href',
    '/courses/third-course',
  )
  await expect(third.getByText(/waitlist|early\s+access/i)).toHaveCount(0)
  await open(page, '/learning-path')
  await expect(second).toContainText('Completed')
  await expect(wholePathCard).toContainText(
    'You already have: Prompt basics, Second course, Third course, Fourth course',
  )
  await expect.soft(wholePathCard.getByText(/^Pre-order/)).toHaveCount(0)
  await expect.soft(wholePathCard.getByRole('link', { name: /^Buy Package/ })).toHaveCount(0)
})
