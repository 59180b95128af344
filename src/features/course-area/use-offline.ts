import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import type { Locale } from '#src/i18n/locales.ts'

import { deleteAllCachedExcept, cacheCourse, cacheOtherLanguages } from './course-cache.ts'

/** Minimum interval between checks for a new build, in ms. */
const CHECK_INTERVAL_MS = 10 * 60 * 1000

/** Caches the course area for offline reading and detects new builds of the site. */
export function useOffline(
  locale: Locale,
  bonus: readonly { href: string }[],
): { isAvailable: boolean; isOutdated: boolean } {
  const router = useRouter()
  const [isAvailable, setIsAvailable] = useState(false)
  const [isOutdated, setIsOutdated] = useState(false)

  useEffect(() => {
    if (!import.meta.env.OFFLINE || !('serviceWorker' in navigator)) return
    let isCurrent = true
    const cacheAll = async () => {
      // Pages and lessons of different builds must not be mixed in the cache.
      if (await hasNewBuild()) return setIsOutdated(true)
      const cachedUrls = await cacheCourse(locale, bonus, router)
      if (isCurrent) setIsAvailable(true)
      // Up to 250 KiB more per language, so that the language switch works offline.
      const otherUrls = isSavingData(navigator) ? [] : await cacheOtherLanguages(locale)
      await deleteAllCachedExcept([...cachedUrls, ...otherUrls])
    }
    // Without storage or network the course still works online.
    cacheAll().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [locale, bonus, router])

  useEffect(() => {
    // Monotonic time, because the system clock can be set back.
    let lastCheck = performance.now()
    const ask = () => {
      if (document.hidden || performance.now() - lastCheck < CHECK_INTERVAL_MS) return
      lastCheck = performance.now()
      hasNewBuild().then(
        (answer) => answer && setIsOutdated(true),
        () => undefined,
      )
    }
    document.addEventListener('visibilitychange', ask)
    addEventListener('online', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      removeEventListener('online', ask)
    }
  }, [])

  return { isAvailable, isOutdated }
}

/** Whether the server has another build than the running one. */
async function hasNewBuild(): Promise<boolean> {
  const entry = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry
  if (!entry) return false
  const response = await fetch(location.pathname, { cache: 'no-store' })
  return response.ok && !(await response.text()).includes(entry)
}

/** Whether the visitor has enabled data saving. */
export function isSavingData({ connection }: ConnectionNavigator): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

// Only Chromium implements the API.
type ConnectionNavigator = Partial<Navigator> & {
  connection?: { saveData?: boolean; effectiveType?: string }
}
