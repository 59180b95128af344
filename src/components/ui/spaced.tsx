import { Children, Fragment, type ReactNode } from 'react'

/**
 * Things side by side, with a space between. Flex boxes and grids do not show it; who reads without
 * styles, in a text browser or from a copy, would see their words run together.
 */
export function Spaced({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((child, index) => (
    <Fragment key={typeof child === 'object' && 'key' in child ? child.key : index}>
      {index > 0 && ' '}
      {child}
    </Fragment>
  ))
}
