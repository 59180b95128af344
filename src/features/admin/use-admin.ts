import { useEffect, useState } from 'react'

import { isToken } from '#src/lib/admin-access.ts'
import { adminToken } from '#src/storage/admin-token.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

/** Login state; unknown until a stored token has been verified. */
export function useAdmin(): 'unknown' | 'in' | 'out' {
  const token = usePersistentStore(adminToken)
  const [checked, setChecked] = useState<{ token: string; isRight: boolean }>()
  useEffect(() => {
    if (token === null) return undefined
    let isWanted = true
    void verifyToken(token).then((isRight) => {
      if (isWanted) setChecked({ token, isRight })
    })
    return () => {
      isWanted = false
    }
  }, [token])
  if (token === null) return 'out'
  if (checked?.token !== token) return 'unknown'
  return checked.isRight ? 'in' : 'out'
}

async function verifyToken(token: string): Promise<boolean> {
  const access = import.meta.env.ADMIN
  if (!access) return false
  try {
    return await isToken(access, token)
  } catch {
    return false
  }
}

/** Moves the focus to the main element before the focused element is removed. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
