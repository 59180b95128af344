import type { ComponentProps } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'

type MessageButtonProps = ComponentProps<typeof NewTabLink> &
  Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'go' | 'wide'>

/** A button that opens a messaging app in a new tab. */
export function MessageButton({ variant, size, go, wide, ...link }: MessageButtonProps) {
  return (
    <Button asChild variant={variant} size={size} go={go} wide={wide}>
      <NewTabLink {...link} />
    </Button>
  )
}
