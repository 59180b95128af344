import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Date of printing; empty until the browser prints. */
export function usePrintDay(language: string): string {
  const [day, setDay] = useState('')
  useEffect(() => {
    const note = () => {
      const text = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date())
      // Ukrainian dates on this site omit the word for the year. The state must be flushed before the listeners return.
      flushSync(() => setDay(text.replace(/\sр\.$/, '')))
    }
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [language])
  return day
}
