import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { Icon } from './icon.tsx'

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  href: string
  /** Said after the label to those who do not see the arrow: `opens in a new tab`. */
  newTabLabel: string
  /** `plain` takes no look of its own, inside `<Button asChild>`. */
  variant?: 'text' | 'plain'
}

/** A link that leaves the site in a new tab, and says so to eye and ear. */
function ExternalLink({
  newTabLabel,
  variant = 'text',
  className,
  children,
  ...props
}: ExternalLinkProps) {
  return (
    <a
      data-slot="external-link"
      className={cn(variant === 'text' && 'link', className) || undefined}
      rel="noopener"
      {...props}
      target="_blank"
    >
      {children}
      <span className="sr-only"> ({newTabLabel})</span>
      {/* A no-break space: in running text the arrow never starts a line. */}
      {variant === 'text' && '\u00A0'}
      <Icon icon={ArrowUpRight} size="text" />
    </a>
  )
}

export { ExternalLink }
