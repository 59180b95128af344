import { useEffect, useRef, useState } from 'react'

/**
 * A choice that the address keeps. It is shown at once, and kept after that has been painted: the router
 * takes longer for a new address than the page for what is chosen.
 *
 * @param kept what the address says.
 * @param keep writes a choice to the address.
 */
export function useKeptChoice<T>(kept: T, keep: (choice: T) => void): [T, (choice: T) => void] {
  const [pending, setPending] = useState<{ choice: T }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
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
