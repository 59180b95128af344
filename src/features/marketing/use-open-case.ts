import { useNavigate, useSearch } from '@tanstack/react-router'
import { startTransition, useOptimistic } from 'react'

import { useModalHistory } from '#src/components/use-modal-history.ts'
import { nextPaint } from '#src/lib/browser/next-paint.ts'

/** The open case from the address, with functions to open and close a case. */
export function useOpenCase() {
  const addressId = useSearch({ from: '/', select: (search) => search.case })
  const navigate = useNavigate({ from: '/' })
  // The dialog opens immediately, while the router needs longer for the address.
  const [openId, showId] = useOptimistic(addressId)
  const { open, close } = useModalHistory<string>((id, step) =>
    startTransition(async () => {
      showId(id)
      await nextPaint()
      await navigate({
        search: (search) => ({ ...search, case: id }),
        hash: true,
        ...step,
        resetScroll: false,
        hashScrollIntoView: false,
      })
    }),
  )
  return { openId, open, close }
}
