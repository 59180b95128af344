import type { ComponentProps } from 'react'

interface BandFigureProps extends ComponentProps<'p'> {
  /** Small text after the figure: `days`. */
  unit?: string
}

/** A single figure as wide as its column. */
export function BandFigure({ unit, children, ...props }: BandFigureProps) {
  return (
    <p
      data-slot="band-figure"
      className="text-[clamp(5.5rem,3rem+10vw,13rem)]/[0.8] font-bold tracking-[-0.06em] tabular-nums"
      {...props}
    >
      {children}
      {unit !== undefined && (
        <small className="text-[0.2em] font-firm tracking-[-0.01em]"> {unit}</small>
      )}
    </p>
  )
}
