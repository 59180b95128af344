import type { ComponentProps } from 'react'

import { Fact, Facts } from '#src/blocks/facts.tsx'
import type { NamedClaim } from '#src/content/claims.ts'
import type { Claim } from '#src/content/model.ts'
import { Dashes } from '#src/ui/dashes.tsx'
import { Meter, Tally, Week } from '#src/ui/meter.tsx'

/** Letters from which a figure is a word and is set smaller. */
const WORD = /^\p{L}[\p{L}-]{4,}$/u

/** Figures as tiles under one rule, each with its drawing. */
export function ClaimFacts({
  claims,
  ...props
}: { claims: readonly NamedClaim[] } & Omit<ComponentProps<typeof Facts>, 'children'>) {
  const isDrawn = claims.some(({ drawing }) => drawing)
  return (
    <Facts {...props}>
      {claims.map(({ id, before, figure, unit, words, drawing }) => (
        <Fact
          key={id}
          figure={
            <>
              {before && <small className="before">{before} </small>}
              {WORD.test(figure) ? <span className="v-word">{figure}</span> : figure}
            </>
          }
          unit={unit}
          words={words}
          {...(isDrawn && { drawing: <ClaimDrawing drawing={drawing} /> })}
        />
      ))}
    </Facts>
  )
}

function ClaimDrawing({ drawing }: { drawing: Claim['drawing'] }) {
  switch (drawing?.kind) {
    case undefined:
      return null
    case 'dashes':
      return (
        <Dashes
          size="tall"
          of={drawing.of}
          value={drawing.value}
          {...(drawing.saved && { rest: 'ink', fromEnd: true })}
        />
      )
    case 'meter':
      return <Meter of={drawing.of} value={drawing.value} />
    case 'tally':
      return <Tally columns={drawing.columns} rows={drawing.rows} />
    case 'week':
      return <Week />
  }
}
