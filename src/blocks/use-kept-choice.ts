import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { laterOnThisPage } from '#src/browser/later-on-this-page.ts'

/** Milliseconds until a slow phone has painted what a press has changed. */
const PAINTED = 100

/**
 * A choice that the address keeps. It is shown at once, and kept after that has been painted: the router
 * takes longer for a new address than the page for what is chosen.
 *
 * @param kept what the address says, as plain data.
 * @param keep writes a choice to the address.
 * @param pause milliseconds after the last of several choices.
 */
export function useKeptChoice<T>(
  kept: T,
  keep: (choice: T) => void,
  pause = PAINTED,
): [T, (change: (chosen: T) => T) => void] {
  const [pending, setPending] = useState<{ choice: T }>()
  const chosen = pending ? pending.choice : kept
  // Two choices may come before the page is drawn again: the second one builds on the first.
  const latest = useRef(chosen)
  useLayoutEffect(() => {
    latest.current = chosen
  })
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  // An address is read anew each time, as another object.
  if (pending && JSON.stringify(pending.choice) === JSON.stringify(kept)) setPending(undefined)
  const choose = (change: (chosen: T) => T) => {
    const choice = (latest.current = change(latest.current))
    setPending({ choice })
    cancel.current?.()
    cancel.current = laterOnThisPage(() => keep(choice), pause)
  }
  return [chosen, choose]
}
