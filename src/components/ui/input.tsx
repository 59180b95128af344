import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { useFieldControl } from './field.tsx'

/** Classes of a text input or textarea. */
const INPUT =
  'min-h-12 w-full rounded-1 border-[1.5px] border-rule-strong bg-surface px-[0.9rem] py-[0.65rem] leading-[1.4] placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink focus:border-ink focus:outline-3 focus:outline-offset-0 focus:outline-focus disabled:border-rule disabled:bg-sunk disabled:text-ink-3 aria-invalid:border-err aria-invalid:[box-shadow:inset_4px_0_0_var(--color-err)] forced-colors:border-2'

const inputVariants = cva(INPUT, {
  variants: {
    size: {
      md: '',
      /** 60 px, for the only field of a page. */
      lg: 'min-h-15 px-[clamp(1rem,5vw,1.35rem)] text-[clamp(1.125rem,5.6vw,1.5rem)] tracking-[0.01em]',
    },
  },
})

interface InputProps
  extends Omit<ComponentProps<'input'>, 'size'>, VariantProps<typeof inputVariants> {}

/** Text input; inside a `Field` it gets its id and error state. */
function Input({ size, className, ...props }: InputProps) {
  return (
    <input
      data-slot="input"
      type="text"
      className={cn(inputVariants({ size }), className)}
      {...useFieldControl()}
      {...props}
    />
  )
}

export { INPUT, Input }
