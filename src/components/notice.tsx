import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

interface NoticeProps extends ComponentProps<'p'> {
  /** Uses the child as the box, for several paragraphs. */
  asChild?: boolean
}

/** A short message on a colored background. */
function Notice({ asChild = false, className, ...props }: NoticeProps) {
  const Comp = asChild ? Slot.Root : 'p'
  return (
    <Comp
      data-slot="notice"
      className={cn(
        'mt-5 border-l-4 border-rule-strong bg-sunk px-4 py-[0.8rem] text-small/body',
        className,
      )}
      {...props}
    />
  )
}

export { Notice }
