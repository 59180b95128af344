// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { loadMessagesOf } from '#src/i18n/messages.ts'

import { CountdownClock } from './countdown-clock.tsx'
import { runOfferClock } from './offer-clocks.ts'
import { runSleepingClocks } from './sleeping-clocks.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
// 30 November, 22:58:57 in Kyiv: an hour, a minute and two seconds before the month ends.
const NOW = Date.parse('2026-11-30T22:58:57+02:00')

const { courses: t } = await loadMessagesOf('uk', 'courses')

const page = (
  <CountdownClock
    course={{ countdown: 'end-of-month', countdownUntil: undefined }}
    hasSeconds
    locale="uk"
    t={t}
  />
)

let roots: Root[] = []

/** A static page that is still asleep, the markup as the build writes it. */
function openPage(markup: string): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = markup
  document.body.append(container)
  return container
}

/** Has the application take a page over; resolves with what it could not take over. */
function wakeUp(container: HTMLElement): unknown[] {
  const errors: unknown[] = []
  act(() => {
    roots.push(hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) }))
  })
  return errors
}

const shownBy = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-unit]')].map((unit) =>
    [...unit.children].map((part) => part.textContent).join(' '),
  )

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  act(() => {
    for (const root of roots) root.unmount()
  })
  roots = []
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('a page that is asleep counts down, in words that go with the numbers', async () => {
  const container = openPage(renderToString(page))
  expect(container.querySelectorAll('[data-empty]')).toHaveLength(4)
  await runSleepingClocks('uk')
  expect(shownBy(container)).toEqual(['днів 00', 'година 01', 'хвилина 01', 'секунди 02'])
  expect(container.querySelector('[data-empty]')).toBeNull()
  vi.advanceTimersByTime(SECOND)
  expect(shownBy(container)).toEqual(['днів 00', 'година 01', 'хвилина 01', 'секунда 01'])
})

test('the application takes a running clock over as it stands, and goes on with it', async () => {
  const container = openPage(renderToString(page))
  await runSleepingClocks('uk')
  const digits = container.querySelector('[data-unit=seconds] dd')
  const changes = new MutationObserver(() => {})
  changes.observe(container, { attributes: true, subtree: true })
  expect(wakeUp(container)).toEqual([])
  expect(container.querySelector('[data-unit=seconds] dd')).toBe(digits)
  expect(digits?.textContent).toBe('02')
  expect(changes.takeRecords()).toEqual([])
  act(() => void vi.advanceTimersByTime(2 * SECOND))
  expect(digits?.textContent).toBe('00')
  // One clock: the page asleep has none left.
  expect(vi.getTimerCount()).toBe(1)
})

test('a clock that is gone from the page ticks no more', async () => {
  const container = openPage(renderToString(page))
  await runSleepingClocks('uk')
  expect(vi.getTimerCount()).toBe(1)
  container.remove()
  vi.advanceTimersByTime(SECOND)
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that is drawn anew before it stands in the document counts down there', () => {
  const fresh = document.createElement('div')
  const root = createRoot(fresh)
  roots.push(root)
  act(() => root.render(page))
  expect(shownBy(fresh).at(-1)).toBe('секунди 02')
  document.body.append(fresh)
  vi.advanceTimersByTime(SECOND)
  expect(shownBy(fresh).at(-1)).toBe('секунда 01')
})

test('a week that began before midnight goes on as it began when the page wakes up after it', () => {
  const container = openPage(
    '<div data-clock=\'{"kind":"week-ahead"}\'><p data-unit="days"></p></div>',
  )
  const [clock] = container.children
  if (!(clock instanceof HTMLElement)) throw new Error('no clock')
  const place = clock.querySelector('p')
  place?.append(document.createElement('span'), document.createElement('span'))
  runOfferClock(clock, 'uk', t)
  expect(shownBy(container)).toEqual(['днів 07'])
  vi.advanceTimersByTime(2 * HOUR)
  runOfferClock(clock, 'uk', t)
  expect(shownBy(container)).toEqual(['днів 06'])
})

test('the day of the month is said and drawn', () => {
  const container = openPage('<div data-clock="month"><i></i><p data-empty=""></p></div>')
  const [clock] = container.children
  if (!(clock instanceof HTMLElement)) throw new Error('no clock')
  runOfferClock(clock, 'uk', t)
  expect(clock.textContent).toMatch(/^День\s30\sз\s30$/)
  expect(clock.querySelector('i')?.style.getPropertyValue('--v')).toBe('30')
  expect(clock.querySelector('[data-empty]')).toBeNull()
  vi.advanceTimersByTime(2 * HOUR)
  expect(clock.textContent).toMatch(/^День\s1\sз\s31$/)
})
