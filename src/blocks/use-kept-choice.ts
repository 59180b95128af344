import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * A choice that the address keeps. It is shown at once, and kept after that has been painted: the router
 * takes longer for a new address than the page for what is chosen. Who goes elsewhere before is not held up.
 *
 * @param kept what the address says.
 * @param keep writes a choice to the address.
 */
export function useKeptChoice<T>(kept: T, keep: (choice: T) => void): [T, (choice: T) => void] {
  const [pending, setPending] = useState<{ choice: T }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const router = useRouter()
  useEffect(() => {
    const forget = () => clearTimeout(timer.current)
    const stop = router.subscribe('onBeforeNavigate', forget)
    return () => {
      stop()
      forget()
    }
  }, [router])
  if (pending && pending.choice === kept) setPending(undefined)
  const choose = (choice: T) => {
    setPending({ choice })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep(choice), PAINTED)
  }
  return [pending ? pending.choice : kept, choose]
}

/** Milliseconds until a slow phone has painted what a press has changed. */
const PAINTED = 100
