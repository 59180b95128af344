import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { useFieldControl } from './field.tsx'
import { INPUT } from './input.tsx'

/** Several lines of text. Inside a `Field` it takes its id and its error from there. */
function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(INPUT, 'resize-y', className)}
      {...useFieldControl()}
      {...props}
    />
  )
}

export { Textarea }
