import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { useModalHistory } from './use-modal-history.ts'

/**
 * State of a dialog without an address. Opening adds a history entry, so that Back closes the dialog and
 * stays on the page.
 */
export function useDialogSteps(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { history } = useRouter()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const { open, close } = useModalHistory<true>((_, step) => {
    void navigate({
      to: '.',
      search: true,
      hash: true,
      ...step,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  })
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        if (action.type !== 'PUSH' && action.type !== 'REPLACE') setIsOpen(false)
      }),
    [history],
  )
  return [
    isOpen,
    (next) => {
      if (next === isOpen) return
      setIsOpen(next)
      if (next) open(true)
      else close()
    },
  ]
}
