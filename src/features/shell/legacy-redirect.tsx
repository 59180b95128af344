import { type ReactNode, useEffect } from 'react'

import { legacyTarget } from '#src/content/legacy-path.ts'
import { listPostSlugs } from '#src/content/posts.ts'
import { loadRedirects } from '#src/content/site.ts'

/** On a page that was not found: an address of the old site is replaced by the one it has now. */
export function LegacyRedirect({ children }: { children: ReactNode }) {
  useEffect(() => {
    void redirect()
  }, [])
  return children
}

async function redirect(): Promise<void> {
  const base = import.meta.env.BASE_URL.slice(0, -1)
  const path = location.pathname.slice(base.length)
  const [redirects, slugs] = await Promise.all([loadRedirects(), listPostSlugs('uk')])
  const target = legacyTarget(redirects, path, (slug) => slugs.includes(slug))
  if (target) location.replace(base + target)
}
