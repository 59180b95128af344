import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ComponentProps } from 'react'

import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { Icon } from './icon.tsx'

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  href: string
  /** `plain` adds no style, for use inside `<Button asChild>`. */
  variant?: 'text' | 'plain'
}

/** Link that opens in a new tab, with an arrow and a text for screen readers. */
function ExternalLink({ variant = 'text', className, children, ...props }: ExternalLinkProps) {
  const t = useMessages()
  return (
    <a
      data-slot="external-link"
      className={cn(variant === 'text' && 'link', className) || undefined}
      rel="noopener"
      {...props}
      target="_blank"
    >
      {children}
      <span className="sr-only"> ({t.opensInNewTab})</span>
      {/* A no-break space keeps the arrow on the line of the last word. */}
      {variant === 'text' && '\u00A0'}
      <Icon icon={ArrowUpRight} size="text" />
    </a>
  )
}

export { ExternalLink }
