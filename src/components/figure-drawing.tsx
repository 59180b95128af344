import { Dashes } from '#src/components/ui/dashes.tsx'
import { Meter, Tally, Week } from '#src/components/ui/meter.tsx'
import type { NamedClaim } from '#src/content/claims.ts'

type Drawing = NonNullable<NamedClaim['drawing']>

/**
 * Drawing of a figure as specified by its content; hidden from screen readers, because the text below says
 * the same.
 */
export function FigureDrawing({ drawing }: { drawing: Drawing }) {
  switch (drawing.kind) {
    case 'bars':
      return (
        <span className="grid gap-[5px]" aria-hidden="true">
          <i className="h-[12px] bg-ink" style={{ width: `${100 / drawing.times}%` }} />
          <i className="h-[12px] bg-pen" />
        </span>
      )
    case 'dashes':
      return <Dashes size="tall" of={drawing.of} value={drawing.value} saved={drawing.saved} />
    case 'meter':
      return <Meter of={drawing.of} value={drawing.value} />
    case 'tally':
      return <Tally columns={drawing.columns} rows={drawing.rows} />
    case 'week':
      return <Week />
  }
}
