import { useNavigate, useSearch } from '@tanstack/react-router'

import { useModalHistory } from '#src/components/use-modal-history.ts'

/** The case that the address names as open, with what opens another and closes it. */
export function useOpenCase() {
  const { case: openId } = useSearch({ from: '/' })
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
