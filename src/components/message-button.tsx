import type { ComponentProps } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'

interface MessageButtonProps
  extends
    Omit<ComponentProps<'a'>, 'target' | 'rel' | 'href'>,
    Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'go' | 'wide'> {
  href: string
  /** `opens in a new tab` */
  newTabLabel: string
}

/** A button that opens a messaging app in a new tab. */
function MessageButton({
  newTabLabel,
  variant,
  size,
  go,
  wide,
  children,
  ...props
}: MessageButtonProps) {
  return (
    <Button asChild variant={variant} size={size} go={go} wide={wide}>
      <NewTabLink newTabLabel={newTabLabel} {...props}>
        {children}
      </NewTabLink>
    </Button>
  )
}

export { MessageButton }
