import Lock from 'lucide-react/icons/lock'

import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'

/** A button on a card whose turn has not come. */
export const QUIET_BUTTON =
  '[--bd:var(--color-rule-strong)] [--bg:transparent] max-xs:gap-[0.4em] max-xs:px-[0.4rem] max-xs:text-[0.9375rem] max-xs:tracking-[-0.03em]'

/**
 * A button that cannot be pressed and points at the words that say why. It keeps its place in the
 * tab order, so that those who do not see the card come upon the reason too.
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
