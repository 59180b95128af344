import { useEffect, useState } from 'react'

/** Pause in typing after which a picture is loaded, in ms: nobody is asked for half an address. */
const PAUSE = 600

/** The address that is being typed, once it has stayed the same for a moment; until then the one before. */
export function useSettled(address: string): string {
  const [settled, setSettled] = useState(address)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), PAUSE)
    return () => clearTimeout(timer)
  }, [address])
  return settled
}
