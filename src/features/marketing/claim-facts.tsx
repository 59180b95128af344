import type { ComponentProps } from 'react'

import { Facts } from '#src/components/facts.tsx'
import { FigureDrawing } from '#src/components/figure-drawing.tsx'
import type { NamedClaim } from '#src/content/claims.ts'

/** Length from which a figure counts as a word and is shown smaller. */
const WORD = /^\p{L}[\p{L}-]{4,}$/u

/** Figures as tiles, each with its drawing. */
export function ClaimFacts({
  claims,
  ...props
}: { claims: readonly NamedClaim[] } & Omit<ComponentProps<typeof Facts>, 'items'>) {
  const isDrawn = claims.some(({ drawing }) => drawing)
  const items = claims.map(({ before, figure, unit, words, drawing, basis, scale }) => {
    const isWord = WORD.test(figure)
    return {
      before,
      figure,
      isWord,
      unit,
      words,
      note: [basis, scale].filter(Boolean).join(' '),
      // A word has no drawing and needs no separator.
      ...(isDrawn && !isWord && { drawing: drawing ? <FigureDrawing drawing={drawing} /> : null }),
    }
  })
  return <Facts items={items} {...props} />
}
