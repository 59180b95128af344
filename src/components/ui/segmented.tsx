import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { Spaced } from './spaced.tsx'

interface SegmentedProps extends ComponentProps<'div'> {
  /** Name of the choice: `Theme`. */
  label: string
}

/** A few choices in one frame, one of them taken. */
function Segmented({ label, className, children, ...props }: SegmentedProps) {
  return (
    <div
      data-slot="segmented"
      role="group"
      aria-label={label}
      className={cn('seg', className)}
      {...props}
    >
      <Spaced>{children}</Spaced>
    </div>
  )
}

interface SegmentedButtonProps extends ComponentProps<'button'> {
  pressed: boolean
}

/** A choice that changes this page. */
function SegmentedButton({ pressed, ...props }: SegmentedButtonProps) {
  return <button type="button" data-slot="segmented-button" aria-pressed={pressed} {...props} />
}

interface SegmentedLinkProps extends ComponentProps<'a'> {
  current: boolean
  asChild?: boolean
}

/** A choice with an address of its own. */
function SegmentedLink({ current, asChild = false, ...props }: SegmentedLinkProps) {
  const Comp = asChild ? Slot.Root : 'a'
  return <Comp data-slot="segmented-link" aria-current={current ? 'true' : undefined} {...props} />
}

export { Segmented, SegmentedButton, SegmentedLink }
