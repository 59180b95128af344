import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Three dashes that take turns: somebody is writing. Say so in words next to them. */
function TypingDashes({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span data-slot="typing-dashes" aria-hidden className={cn('typing', className)} {...props}>
      <i />
      <i />
      <i />
    </span>
  )
}

export { TypingDashes }
