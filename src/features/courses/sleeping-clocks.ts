import type { Locale } from '#src/i18n/locales.ts'
import { loadMessagesOf } from '#src/i18n/messages.ts'

import { runOfferClock } from './offer-clocks.ts'

/** Has the clocks of an offer run on a page that is still asleep. */
export async function runSleepingClocks(locale: Locale): Promise<void> {
  const { courses } = await loadMessagesOf(locale, 'courses')
  for (const clock of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    runOfferClock(clock, locale, courses)
  }
}
