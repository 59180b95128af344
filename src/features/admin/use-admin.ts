import { useEffect, useState } from 'react'

import { isToken } from '#src/lib/admin-access.ts'
import { adminToken } from '#src/storage/admin-token.ts'
import { useCell } from '#src/storage/use-cell.ts'

/** Whether the owner is signed in; unknown in the static page and until the stored token is checked. */
export function useAdmin(): 'unknown' | 'in' | 'out' {
  const token = useCell(adminToken)
  const [checked, setChecked] = useState<{ token: string | null; isRight: boolean }>()
  useEffect(() => {
    let isWanted = true
    void check(token).then((isRight) => {
      if (isWanted) setChecked({ token, isRight })
    })
    return () => {
      isWanted = false
    }
  }, [token])
  if (!checked || checked.token !== token) return 'unknown'
  return checked.isRight ? 'in' : 'out'
}

async function check(token: string | null): Promise<boolean> {
  const access = import.meta.env.ADMIN
  if (!access || !token) return false
  try {
    return await isToken(access, token)
  } catch {
    return false
  }
}
