import { Children, Fragment, type ReactNode } from 'react'

/**
 * Inserts spaces between children. Flex and grid layouts ignore them, but without styles, in a text browser
 * or in copied text, adjacent words would be joined.
 */
export function Spaced({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((child, index) => (
    <Fragment key={typeof child === 'object' && 'key' in child ? child.key : index}>
      {index > 0 && ' '}
      {child}
    </Fragment>
  ))
}
