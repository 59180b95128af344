import { type ReactNode, useEffect } from 'react'

import { legacyTarget, getOldBlogSlug } from '#src/content/legacy-path.ts'
import { loadPost } from '#src/content/posts.ts'
import { loadContent } from '#src/content/registry.ts'

/** Redirects an address of the old site from the not-found page. */
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
  const redirects = await loadContent('redirects')
  // Requests only the post that the address may mean, not the list of all posts.
  const slug = getOldBlogSlug(redirects.oldBlog, path)
  const post = slug ? await loadPost('uk', slug) : undefined
  const target = legacyTarget(redirects, path, () => post !== undefined)
  // Does nothing if the visitor has navigated meanwhile.
  if (target && location.pathname === pathname) location.replace(base + target + search + hash)
}
