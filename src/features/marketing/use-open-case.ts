import { useNavigate, useSearch } from '@tanstack/react-router'

import { useModalHistory } from '#src/components/use-modal-history.ts'

/** The open case from the address, with functions to open and close a case. */
export function useOpenCase() {
  const openId = useSearch({ from: '/', select: (search) => search.case })
  const navigate = useNavigate({ from: '/' })
  const { open, close } = useModalHistory<string>((id, step) => {
    void navigate({
      search: (search) => ({ ...search, case: id }),
      hash: true,
      ...step,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  })
  return { openId, open, close }
}
