import type { ComponentProps, ReactNode } from 'react'

interface NewTabLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel' | 'href'> {
  href: string
  /** Announced after the label: `opens in a new tab`. */
  newTabLabel: ReactNode
}

/** Link that opens in a new tab, without a style of its own. */
function NewTabLink({ newTabLabel, children, ...props }: NewTabLinkProps) {
  return (
    <a data-slot="new-tab-link" {...props} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> ({newTabLabel})</span>
    </a>
  )
}

export { NewTabLink }
