import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { Spaced } from './spaced.tsx'

/** Classes of a choice; a count beside its label is a span. */
const OPTION_CLASS =
  'inline-flex min-h-11 items-center gap-[0.6rem] px-[1.1rem] py-2 text-(length:--text-small) font-[560] no-underline not-aria-pressed:not-aria-[current]:hover:bg-sunk aria-[current]:bg-ink aria-[current]:text-paper aria-pressed:bg-ink aria-pressed:text-paper max-xs:px-3 *:[span]:font-medium *:[span]:not-in-aria-pressed:text-ink-3'

interface SegmentedProps extends ComponentProps<'div'> {
  /** Accessible name of the group: `Theme`. */
  label: string
}

/** Group of a few exclusive choices. */
function Segmented({ label, className, children, ...props }: SegmentedProps) {
  return (
    <div
      data-slot="segmented"
      role="group"
      aria-label={label}
      className={cn('inline-flex flex-wrap rounded-1 border-[1.5px] border-rule-strong', className)}
      {...props}
    >
      <Spaced>{children}</Spaced>
    </div>
  )
}

interface SegmentedButtonProps extends ComponentProps<'button'> {
  pressed: boolean
}

/** A choice that changes the current page. */
function SegmentedButton({ pressed, className, ...props }: SegmentedButtonProps) {
  return (
    <button
      type="button"
      data-slot="segmented-button"
      className={cn(OPTION_CLASS, className)}
      aria-pressed={pressed}
      {...props}
    />
  )
}

interface SegmentedLinkProps extends ComponentProps<'a'> {
  current: boolean
  asChild?: boolean
}

/** A choice with its own address. */
function SegmentedLink({ current, asChild = false, className, ...props }: SegmentedLinkProps) {
  const Comp = asChild ? Slot.Root : 'a'
  return (
    <Comp
      data-slot="segmented-link"
      className={cn(OPTION_CLASS, className)}
      aria-current={current ? 'true' : undefined}
      {...props}
    />
  )
}

export { Segmented, SegmentedButton, SegmentedLink }
