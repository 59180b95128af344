import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'

/**
 * The case that the address names as open. Opening one adds a step to the history, so that Back closes
 * it; closing one that a link brought along takes it out of the address.
 */
export function useOpenCase() {
  const { case: openId } = useSearch({ from: '/' })
  const navigate = useNavigate({ from: '/' })
  const { history } = useRouter()
  const wasPushed = useRef(false)

  const open = (id: string) => {
    wasPushed.current = true
    void navigate({
      search: (search) => ({ ...search, case: id }),
      hash: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }

  const close = () => {
    if (wasPushed.current) {
      wasPushed.current = false
      history.back()
      return
    }
    void navigate({
      search: (search) => ({ ...search, case: undefined }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }

  return { openId, open, close }
}
