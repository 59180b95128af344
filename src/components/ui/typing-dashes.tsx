import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

const DASH = 'h-[2px] w-[9px] bg-current motion-safe:animate-typing'

/** Animated dashes of a typing indicator; describe it in adjacent text. */
function TypingDashes({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="typing-dashes"
      aria-hidden
      className={cn('inline-flex gap-[4px]', className)}
      {...props}
    >
      <i className={DASH} />
      <i className={cn(DASH, '[animation-delay:180ms]')} />
      <i className={cn(DASH, '[animation-delay:360ms]')} />
    </span>
  )
}

export { TypingDashes }
