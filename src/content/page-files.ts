import { load } from 'virtual:content-files'

import type { Locale } from '#src/i18n/locales.ts'

/**
 * Files of a route's pages by its id, where `$slug` stands for what the address says; what one page has by
 * itself by its path.
 */
export type PageFiles = Record<string, string[]>

/** Which files each page of a language loads, as the build has listed them. */
export async function loadPageFiles(locale: Locale): Promise<PageFiles> {
  // The development server knows of no list.
  if (import.meta.env.DEV) return {}
  const { files } = (await load(`page-files/${locale}`)) as { files: PageFiles }
  return files
}
