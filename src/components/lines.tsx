import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

interface LinesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly string[]
}

/** Statements in the visitor's voice: serif lines below rules. */
function Lines({ items, className, ...props }: LinesProps) {
  return (
    <ul
      data-slot="lines"
      className={cn('border-t-2 border-ink font-serif text-voice', className)}
      {...props}
    >
      {items.map((item) => (
        <li
          key={item}
          className="grid grid-cols-[1.1em_minmax(0,1fr)] gap-[0.7em] border-b border-rule py-[0.8em] before:mt-[0.66em] before:h-[2px] before:bg-current"
        >
          {item}
        </li>
      ))}
    </ul>
  )
}

export { Lines }
