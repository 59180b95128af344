import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

interface LinesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly string[]
}

/** What people say or fear, in their own voice: serif lines under rules. */
function Lines({ items, className, ...props }: LinesProps) {
  return (
    <ul data-slot="lines" className={cn('lines', className)} {...props}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

export { Lines }
