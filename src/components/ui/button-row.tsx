import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { Spaced } from './spaced.tsx'

/** Wrapping row of buttons and related content. */
function ButtonRow({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="button-row"
      className={cn(
        'mt-[clamp(1.5rem,2.4vw,2.25rem)] flex flex-wrap items-center gap-x-7 gap-y-4',
        className,
      )}
      {...props}
    >
      <Spaced>{children}</Spaced>
    </div>
  )
}

export { ButtonRow }
