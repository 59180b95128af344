import type { Locale } from '#src/i18n/locales.ts'

import type { Case } from './model.ts'
import { cacheAndTrack } from './track.ts'

const lists = {
  en: () => import('virtual:content/cases/en'),
  uk: () => import('virtual:content/cases/uk'),
}

/** The cases of "results in numbers" in their order. */
export async function listCases(locale: Locale): Promise<Case[]> {
  const { cases } = await cacheAndTrack(`cases/${locale}`, lists[locale])
  return cases
}
