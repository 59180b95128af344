import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Heading of content beside the text: table of contents, tags, facts. */
export function SideHeading({ className, ...props }: ComponentProps<'h2'>) {
  return (
    <h2
      data-slot="side-heading"
      className={cn(
        'col-span-full border-b-2 border-ink pb-[0.6rem] text-small/body font-semi',
        className,
      )}
      {...props}
    />
  )
}
