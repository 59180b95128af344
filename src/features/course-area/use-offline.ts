import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import type { Locale } from '#src/i18n/locales.ts'

import { deleteAllCachedExcept, cacheCourse, cacheOtherLanguages } from './course-cache.ts'

/** An open page asks at most this often whether the site has been built anew. */
const ASK_EVERY = 10 * 60 * 1000

/** Keeps the course area for reading without a network, and notices when the site was built anew. */
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
    const keepAll = async () => {
      // Pages of another build would be kept beside lessons of this one.
      if (await isBuiltAnew()) return setIsOutdated(true)
      const kept = await cacheCourse(locale, bonus, router)
      if (isCurrent) setIsAvailable(true)
      // Who presses the switch without a network goes on in the other language, which is up to 250 KiB more.
      const others = isSavingData(navigator) ? [] : await cacheOtherLanguages(locale)
      await deleteAllCachedExcept([...kept, ...others])
    }
    // Without room, or without a network: the course is open all the same.
    keepAll().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [locale, bonus, router])

  useEffect(() => {
    // Not the wall clock, which may be set back.
    let asked = performance.now()
    const ask = () => {
      if (document.hidden || performance.now() - asked < ASK_EVERY) return
      asked = performance.now()
      isBuiltAnew().then(
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

/** Whether the page at this address now starts another build than the one that runs. */
async function isBuiltAnew(): Promise<boolean> {
  const entry = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry
  if (!entry) return false
  const response = await fetch(location.pathname, { cache: 'no-store' })
  return response.ok && !(await response.text()).includes(entry)
}

/** Whether the visitor pays for every byte: then only what is pointed at is fetched ahead. */
export function isSavingData({ connection }: Connected): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

// Chromium alone tells of it so far.
type Connected = Partial<Navigator> & {
  connection?: { saveData?: boolean; effectiveType?: string }
}
