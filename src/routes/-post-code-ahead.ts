import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Fetches the code of a post's page while a list is looked at, so that the head of what is pressed shows at once. */
export function usePostCodeAhead(): void {
  const router = useRouter()
  useEffect(() => {
    if (router.options.defaultPreload !== 'viewport' || !navigator.onLine) return
    const { component } = router.routesById['/blog/$slug'].options
    // What is missing then is told to whoever presses.
    component?.preload?.()?.catch(() => undefined)
  }, [router])
}
