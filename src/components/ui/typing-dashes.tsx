import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Animated dashes of a typing indicator; describe it in adjacent text. */
function TypingDashes({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="typing-dashes"
      aria-hidden
      className={cn('inline-flex gap-[4px]', className)}
      {...props}
    >
      <i className="typing-dash" />
      <i className="typing-dash [animation-delay:180ms]" />
      <i className="typing-dash [animation-delay:360ms]" />
    </span>
  )
}

export { TypingDashes }
