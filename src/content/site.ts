import type { Locale } from '#src/i18n/locales.ts'

import type { Page, PageName, Redirects, Site } from './model.ts'
import { cacheAndTrack } from './track.ts'

const sites = {
  en: () => import('virtual:content/site/en'),
  uk: () => import('virtual:content/site/uk'),
}
const pageMaps = {
  en: () => import('virtual:content/pages/en'),
  uk: () => import('virtual:content/pages/uk'),
}

/** Brand, links and working hours in one language. */
export async function loadSite(locale: Locale): Promise<Site> {
  const { site } = await cacheAndTrack(`site/${locale}`, sites[locale])
  return site
}

/** The words of one page in one language. */
export async function loadPage<Name extends PageName>(
  locale: Locale,
  name: Name,
): Promise<Page<Name>> {
  const { pages } = await cacheAndTrack(`pages/${locale}`, pageMaps[locale])
  const { page } = await cacheAndTrack(`page/${locale}/${name}`, pages[name])
  return page
}

/** Addresses that moved. */
export async function loadRedirects(): Promise<Redirects> {
  const { redirects } = await cacheAndTrack('redirects', () => import('virtual:content/redirects'))
  return redirects
}
