import { createContext, use } from 'react'

import type { Site } from './model.ts'

const SiteContext = createContext<Site | undefined>(undefined)

/** Gives the facts of the site to what stands below it: `<SiteProvider value={site}>`. */
export const SiteProvider = SiteContext.Provider

/**
 * Brand, links, working hours and rates of the site.
 * @throws outside of a SiteProvider.
 */
export function useSite(): Site {
  const site = use(SiteContext)
  if (site === undefined) throw new Error('useSite() needs a <SiteProvider> around it')
  return site
}
