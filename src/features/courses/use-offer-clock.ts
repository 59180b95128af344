import { type RefObject, useLayoutEffect } from 'react'

import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'

import { runOfferClock } from './offer-clocks.ts'

/** Has a clock run as long as it stands on the page. */
export function useOfferClock(
  clock: RefObject<HTMLElement | null>,
  locale: Locale,
  t: MessagesOf<'courses'>['courses'],
): void {
  useLayoutEffect(
    () => (clock.current ? runOfferClock(clock.current, locale, t) : undefined),
    [clock, locale, t],
  )
}
