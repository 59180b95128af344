import type { ComponentProps, ReactNode } from 'react'

import { VisuallyHidden } from './visually-hidden.tsx'

interface NewTabLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel' | 'href'> {
  href: string
  /** Said after the label to those who listen: `opens in a new tab`. */
  newTabLabel: ReactNode
}

/** A link that opens in a new tab and has the look that it is given. */
function NewTabLink({ newTabLabel, children, ...props }: NewTabLinkProps) {
  return (
    <a data-slot="new-tab-link" {...props} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </a>
  )
}

export { NewTabLink }
