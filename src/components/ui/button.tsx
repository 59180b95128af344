import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'

import { cn } from '#src/lib/cn.ts'

/** The horizontal padding shrinks on narrow phones. */
const buttonVariants = cva(
  'inline-flex items-center justify-center gap-[0.75em] rounded-1 border-2 text-center font-semi tracking-[-0.005em] text-balance no-underline transition-colors duration-(--dur-1) active:[transform:translateY(1px)] aria-busy:cursor-progress off:[transform:none] off:cursor-not-allowed off:border-rule off:bg-sunk off:text-ink-3 [&_svg]:size-[1.15em]',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-pen text-on-pen hover:bg-pen-hover hover:text-(--on-pen-hover,var(--color-on-pen))',
        line: 'border-ink text-ink hover:bg-ink hover:text-paper',
        marker: 'border-transparent bg-marker text-on-marker hover:bg-ink hover:text-paper',
      },
      size: {
        lg: 'min-h-15 px-7 py-[0.8rem] text-lg/[1.2] max-sm:min-h-14 max-sm:px-[1.15rem] max-sm:text-body/[1.2] max-xs:px-[0.7rem] max-xs:text-base/[1.2]',
        md: 'min-h-12 px-[1.35rem] py-[0.6rem] text-base/[1.2] max-[26rem]:px-[0.7rem] max-[26rem]:tracking-[-0.015em]',
        sm: 'min-h-10 px-4 py-[0.35rem] text-small/[1.2] max-sm:min-h-11 max-[26rem]:px-[0.7rem] max-[26rem]:tracking-[-0.015em]',
      },
      /** Leads to another page or step: a dash after the label grows on hover. */
      go: { true: 'dash-onward' },
      /** As wide as its column. */
      wide: { true: 'w-full' },
      /** Contains only an icon; it needs an `aria-label`. */
      icon: { true: 'w-12 px-0 max-[26rem]:px-0' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> &
  (
    | { asChild: true; busy?: never; busyLabel?: never }
    | { asChild?: false; busy?: never; busyLabel?: never }
    | { asChild?: false; busy: boolean; busyLabel: string }
  )

/**
 * A button, or with `asChild` a link that looks like one. While `busy` it keeps the focus, shows `busyLabel`
 * and ignores clicks.
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

  // A disabled button would lose the focus, so a busy one only ignores clicks.
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

const DASH = 'h-[2px] w-[9px] bg-current motion-safe:animate-typing'

/** Animated dashes of a typing indicator; the label beside them says the same. */
function TypingDashes() {
  return (
    <span data-slot="typing-dashes" aria-hidden className="inline-flex gap-[4px]">
      <i className={DASH} />
      <i className={cn(DASH, '[animation-delay:180ms]')} />
      <i className={cn(DASH, '[animation-delay:360ms]')} />
    </span>
  )
}

export { Button, buttonVariants }
