// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Course } from '#src/content/model.ts'
import { loadSite } from '#src/content/registry.ts'
import { loadPartMessages } from '#src/i18n/messages.ts'
import { OnSite } from '#tests/support/on-site.tsx'

import { CountdownClock } from './countdown-clock.tsx'
import { CoursePrice } from './course-price.tsx'
import { FloatTime } from './float-time.tsx'

const OFFER_END = Date.parse('2026-12-01T00:00:00+02:00')
const MINUTE = 60_000

const course: Course = {
  id: 'pi-course',
  order: 1,
  title: 'Prompt engineering',
  subtitle: '',
  description: '',
  icon: 'BookOpen',
  price: 9,
  oldPrice: 39,
  countdown: 'fixed',
  countdownUntil: '2026-12-01T00:00:00+02:00',
  stats: {},
  isNew: false,
  isComingSoon: false,
  category: 'promptEngineering',
  benefits: [],
}

const site = await loadSite('en')
const { courses: t } = await loadPartMessages('en', 'courses')

function Offer() {
  return (
    <OnSite site={site}>
      <CoursePrice course={course} />
      <CountdownClock course={course} hasSeconds={false} />
    </OnSite>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: OFFER_END - MINUTE })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('an open page hides the timer and the old price when a fixed offer ends', () => {
  render(<Offer />)
  expect(document.body.textContent).toContain('$39')
  expect(screen.getByRole('timer').textContent).toContain('01')
  expect(document.querySelector('[data-empty]')).toBeNull()
  act(() => void vi.advanceTimersByTime(MINUTE))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(document.body.textContent).not.toContain('$39')
  expect(document.body.textContent).toContain('$9')
})

test('a page prerendered before the end of an offer shows neither after hydration', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Offer />)
  document.body.append(container)
  // The place of the digits is kept.
  const places = [...container.querySelectorAll('[data-empty]')]
  expect(places.map(({ textContent }) => textContent)).toEqual(['00', '00', '00'])
  vi.setSystemTime(OFFER_END + MINUTE)
  render(<Offer />, { container, hydrate: true })
  expect(screen.queryByRole('timer')).toBeNull()
  expect(container.textContent).not.toContain('$39')
})

test('the label of a countdown disappears with its clock', () => {
  render(<FloatTime course={course} />, { wrapper: OnSite })
  expect(screen.queryByText(t.earlyPriceEnds)).not.toBeNull()
  act(() => void vi.advanceTimersByTime(MINUTE))
  expect(document.body.textContent).toBe('')
})
