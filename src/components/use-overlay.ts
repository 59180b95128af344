import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * State of an overlay, which any history navigation closes. Replacing the address, as a filter does, is not a
 * navigation.
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
