import { everyPeriod } from '#src/browser/every-period.ts'
import { plural } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import {
  type CountdownPolicy,
  countdownTarget,
  monthProgress,
  timeLeft,
} from '#src/lib/countdown.ts'
import { twoDigits } from '#src/lib/two-digits.ts'

type Words = Pick<MessagesOf<'courses'>['courses'], 'units' | 'dayOfMonth'>

/** What a countdown may show. */
export const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

const SECOND = 1000
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Clocks that run: when the page with them was opened, and what stops them. */
const running = new WeakMap<Element, { openedAt: number; stop: () => void }>()

/**
 * Has a clock of an offer show the time in its markup, and returns what ends it. Markup and not state, since
 * it stands in the document before the page is awake, and the application goes on with the same clock.
 */
export function runOfferClock(clock: HTMLElement, locale: Locale, t: Words): () => void {
  const before = running.get(clock)
  before?.stop()
  const openedAt = before?.openedAt ?? Date.now()
  const isMonth = clock.dataset.clock === 'month'
  const show = (now: number) => {
    if (isMonth) showMonth(clock, now, t)
    else showTimeLeft(clock, now, openedAt, locale, t)
  }
  // At first it may stand outside the document, which is drawn anew before it is put there.
  show(Date.now())
  const hasSeconds = clock.querySelector('[data-unit=seconds]') !== null
  const stop = everyPeriod(isMonth ? HOUR : hasSeconds ? SECOND : MINUTE, (now) => {
    if (clock.isConnected) show(now)
    else stop()
  })
  running.set(clock, { openedAt, stop })
  return stop
}

function showTimeLeft(
  clock: HTMLElement,
  now: number,
  openedAt: number,
  locale: Locale,
  { units }: Words,
): void {
  const policy = JSON.parse(clock.dataset.clock ?? '') as CountdownPolicy
  const target = countdownTarget(policy, now, openedAt)
  if (target === undefined) return
  const left = timeLeft(target, now)
  for (const unit of UNITS) {
    const [name, digits] = clock.querySelector(`[data-unit=${unit}]`)?.children ?? []
    if (name) name.textContent = plural(locale, left[unit], units[unit])
    fill(digits, twoDigits(left[unit]))
  }
}

function showMonth(clock: HTMLElement, now: number, { dayOfMonth }: Words): void {
  const { day, days } = monthProgress(now)
  const [meter, words] = clock.children
  if (meter instanceof HTMLElement) {
    meter.style.setProperty('--n', String(days))
    meter.style.setProperty('--v', String(day))
  }
  fill(words, dayOfMonth(day, days))
}

function fill(place: Element | undefined, text: string): void {
  if (!place) return
  place.textContent = text
  place.removeAttribute('data-empty')
}
