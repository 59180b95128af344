import type { Locale } from '#src/i18n/locales.ts'

import type { Certificate } from './model.ts'
import { loadContent, unlessMissing } from './registry.ts'

/** A certificate by its number; `undefined` if unknown. */
export async function findCertificate(
  locale: Locale,
  id: string,
): Promise<Certificate | undefined> {
  if (!/^[a-z0-9-]+$/.test(id)) return undefined
  const path = ['certificate', locale, id] as const
  return unlessMissing(loadContent(...path), ...path)
}
