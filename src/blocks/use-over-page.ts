import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Whether something is open over the page; any step through the history, forth or back, closes it. */
export function useOverPage() {
  const { history } = useRouter()
  const state = useState(false)
  const [, setIsOpen] = state
  useEffect(() => history.subscribe(() => setIsOpen(false)), [history, setIsOpen])
  return state
}
