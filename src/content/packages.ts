import type { Locale } from '#src/i18n/locales.ts'

import type { CoursePackage } from './model.ts'
import { cacheAndTrack } from './track.ts'

const lists = {
  en: () => import('virtual:content/packages/en'),
  uk: () => import('virtual:content/packages/uk'),
}

/** Courses sold together, in their order. */
export async function listPackages(locale: Locale): Promise<CoursePackage[]> {
  const { packages } = await cacheAndTrack(`packages/${locale}`, lists[locale])
  return packages
}
