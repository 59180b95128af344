import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The day of printing in a language; empty until the browser prints, as the static page has no day. */
export function usePrintDay(language: string): string {
  const [day, setDay] = useState('')
  useEffect(() => {
    const note = () => {
      const text = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date())
      // Ukrainian dates of this site go without the word for the year. The print is taken when the listeners return.
      flushSync(() => setDay(text.replace(/\sр\.$/, '')))
    }
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [language])
  return day
}
