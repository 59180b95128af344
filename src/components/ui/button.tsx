import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'

import { cn } from '#src/lib/cn.ts'

import { TypingDashes } from './typing-dashes.tsx'

const buttonVariants = cva('btn', {
  variants: {
    variant: {
      primary: '',
      line: 'btn-line',
      marker: 'btn-marker',
    },
    size: {
      lg: 'btn-lg',
      md: '',
      sm: 'btn-sm',
    },
    /** Leads onward (book, enrol, next): a dash follows the label and grows on hover. */
    go: { true: 'btn-go' },
    /** As wide as its column. */
    wide: { true: 'btn-wide' },
    /** Holds an icon alone; it needs an `aria-label`. */
    icon: { true: 'btn-icon' },
  },
})

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> &
  (
    | { asChild: true; busy?: never; busyLabel?: never }
    | { asChild?: false; busy?: never; busyLabel?: never }
    | { asChild?: false; busy: boolean; busyLabel: string }
  )

/**
 * A button, or with `asChild` a link that looks like one. While `busy` it keeps the focus, says
 * `busyLabel` and ignores further presses.
 */
function Button({
  className,
  variant,
  size,
  go,
  wide,
  icon,
  asChild,
  busy,
  busyLabel,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size, go, wide, icon }), className)

  if (asChild) {
    return (
      <Slot.Root data-slot="button" className={classes} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    )
  }

  // A disabled button would lose the focus, so a busy one only stops listening.
  const ignore = (event: MouseEvent) => event.preventDefault()

  return (
    <button
      type="button"
      data-slot="button"
      className={classes}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
      {...props}
    >
      {busy ? (
        <>
          <TypingDashes />
          <span>{busyLabel}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}

export { Button }
