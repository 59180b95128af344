import { useEffect, useState } from 'react'

/** Debounce time in ms before a picture is loaded, so that incomplete addresses are not requested. */
const PAUSE = 600

/** Debounced value of the typed address. */
export function useSettled(address: string): string {
  const [settled, setSettled] = useState(address)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), PAUSE)
    return () => clearTimeout(timer)
  }, [address])
  return settled
}
