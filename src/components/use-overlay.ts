import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Whether something is open over the page; any step through the history, forth or back, closes it. An address
 * that changes in its place, such as that of a filter, is no step.
 */
export function useOverlay() {
  const { history } = useRouter()
  const state = useState(false)
  const [, setIsOpen] = state
  useEffect(
    () => history.subscribe(({ action }) => action.type !== 'REPLACE' && setIsOpen(false)),
    [history, setIsOpen],
  )
  return state
}
