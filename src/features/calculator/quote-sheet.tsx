import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { Table } from '#src/components/ui/table.tsx'
import type { FactoryLanguage } from '#src/content/ids.ts'
import type { FactoryWords } from '#src/content/model.ts'

import type { Quote } from './quote.ts'

/** Printed quote; the rest of the page is not printed. */
export function QuoteSheet(props: {
  quote: Quote
  labels: FactoryWords
  brand: string
  language: FactoryLanguage
  support: string
  address: ReactNode
}) {
  const { quote, labels, brand, language, support, address } = props
  const day = usePrintDay(language)
  return (
    <section data-slot="quote" className="hidden gap-4 print:grid" data-pagefind-ignore>
      <p className="meta">{brand}</p>
      <h2>
        {labels.quote.title}: {labels.quote.subtitle}
      </h2>
      <p>{day}</p>
      {quote.package && <p>{quote.package}</p>}
      <Table>
        <thead>
          <tr>
            <th>{labels.quote.feature}</th>
            <th className="pr-0 text-right">{labels.quote.price}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map(({ name, price }) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="pr-0 text-right">{price}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th>{labels.quote.total}</th>
            <th className="pr-0 text-right">{quote.total}</th>
          </tr>
        </tfoot>
      </Table>
      <p>{support}</p>
      <p className="meta">{address}</p>
    </section>
  )
}

/** Date of printing; empty until the browser prints. */
function usePrintDay(language: string): string {
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
