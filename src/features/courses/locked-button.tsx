import Lock from 'lucide-react/icons/lock'

import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'

/** Classes of an inactive button on a card. */
export const QUIET_BUTTON =
  'border-rule-strong bg-transparent max-xs:gap-[0.4em] max-xs:px-[0.4rem] max-xs:text-small/[1.2] max-xs:tracking-[-0.03em] off:border-rule-strong off:bg-transparent'

/**
 * An inactive button that is described by the lock reason. It uses `aria-disabled` and stays in the tab
 * order, so that keyboard and screen reader users find the reason.
 */
export function LockedButton(props: {
  label: string
  reasonId: string
  wide?: boolean
  className?: string
}) {
  const { label, reasonId, wide, className } = props
  return (
    <Button
      wide={wide}
      className={cn(QUIET_BUTTON, className)}
      aria-disabled="true"
      aria-describedby={reasonId}
    >
      <Icon icon={Lock} />
      {label}
    </Button>
  )
}
