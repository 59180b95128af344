import { createContext, use } from 'react'

import type { Site } from './model.ts'

const SiteContext = createContext<Site | undefined>(undefined)

/** Provides the site's data: `<SiteProvider value={site}>`. */
export const SiteProvider = SiteContext.Provider

/**
 * Brand, links, working hours and rates of the site.
 * @throws if there is no SiteProvider.
 */
export function useSite(): Site {
  const site = use(SiteContext)
  if (site === undefined) throw new Error('useSite() needs a <SiteProvider> around it')
  return site
}
