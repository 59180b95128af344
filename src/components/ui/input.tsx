import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { useFieldControl } from './field.tsx'

const inputVariants = cva('input', {
  variants: {
    size: {
      md: '',
      /** 60 px: the one field of a page. */
      lg: 'input-lg',
    },
  },
})

interface InputProps
  extends Omit<ComponentProps<'input'>, 'size'>, VariantProps<typeof inputVariants> {}

/** A line of text. Inside a `Field` it takes its id and its error from there. */
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

export { Input }
