import { createElement, type JSX } from 'react'
import type { ClassNameValue } from 'tailwind-merge'

import { cn } from '#src/lib/cn.ts'

/**
 * A component of one element with its `data-slot` and classes, after which the caller's class name is merged:
 * `const Card = styled('article', 'card', 'border-t-2 border-ink')`.
 */
// Bundles leave out components that they do not use. #__NO_SIDE_EFFECTS__
export function styled<Name extends keyof JSX.IntrinsicElements>(
  name: Name,
  slot: string,
  ...classes: ClassNameValue[]
) {
  return function Styled({ className, ...props }: JSX.IntrinsicElements[Name]) {
    return createElement(name, { 'data-slot': slot, className: cn(classes, className), ...props })
  }
}
