import type { ComponentProps, ReactNode } from 'react'

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
      <span className="sr-only"> ({newTabLabel})</span>
    </a>
  )
}

export { NewTabLink }
