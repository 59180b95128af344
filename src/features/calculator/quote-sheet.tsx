import type { ReactNode } from 'react'

import { Table } from '#src/components/ui/table.tsx'
import type { FactoryLanguage } from '#src/content/ids.ts'
import type { FactoryWords } from '#src/content/model.ts'

import type { Quote } from './quote.ts'
import { usePrintDay } from './use-print-day.ts'

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
