import { type ReactNode, useEffect } from 'react'

import { legacyTarget, oldSlug } from '#src/content/legacy-path.ts'
import { loadPost } from '#src/content/posts.ts'
import { loadRedirects } from '#src/content/registry.ts'

/** On a page that was not found: an address of the old site is replaced by the one it has now. */
export function LegacyRedirect({ children }: { children: ReactNode }) {
  useEffect(() => {
    void redirect()
  }, [])
  return children
}

async function redirect(): Promise<void> {
  const base = import.meta.env.BASE_URL.slice(0, -1)
  const { pathname, search, hash } = location
  const path = pathname.slice(base.length)
  const redirects = await loadRedirects()
  // Only the one post that the address may mean is asked for, not a list of all.
  const slug = oldSlug(redirects.oldBlog, path)
  const post = slug ? await loadPost('uk', slug) : undefined
  const target = legacyTarget(redirects, path, () => post !== undefined)
  // Who has gone on meanwhile stays there.
  if (target && location.pathname === pathname) location.replace(base + target + search + hash)
}
