import type { ComponentProps, ReactNode } from 'react'

import { useMessages } from '#src/i18n/use-messages.tsx'

interface NewTabLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel' | 'href'> {
  href: string
  /** Announced after the label, in the language of the page by default: `opens in a new tab`. */
  newTabLabel?: ReactNode
}

/** Link that opens in a new tab, without a style of its own. */
function NewTabLink({ newTabLabel, children, ...props }: NewTabLinkProps) {
  const t = useMessages()
  return (
    <a data-slot="new-tab-link" {...props} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> ({newTabLabel ?? t.opensInNewTab})</span>
    </a>
  )
}

export { NewTabLink }
