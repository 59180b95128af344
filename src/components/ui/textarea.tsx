import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { useFieldControl } from './field.tsx'
import { INPUT } from './input.tsx'

/** Multiline input; inside a `Field` it gets its id and error state. */
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
