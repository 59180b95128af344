import type { Locale } from '#src/i18n/locales.ts'

import type { Certificate } from './model.ts'
import { isMissing, loadContent } from './registry.ts'

/** A certificate by its number; `undefined` if unknown. */
export async function findCertificate(
  locale: Locale,
  id: string,
): Promise<Certificate | undefined> {
  if (!/^[a-z0-9-]+$/.test(id)) return undefined
  return loadContent('certificate', locale, id).catch(async (error: unknown) => {
    if (await isMissing('certificate', locale, id)) return undefined
    throw error
  })
}
