import Lock from 'lucide-react/icons/lock'

import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'

/**
 * A button that cannot be pressed and points at the words that say why. It keeps its place in the
 * tab order, so that those who do not see the card come upon the reason too.
 */
export function LockedButton(props: { label: string; reasonId: string; isWide?: boolean }) {
  const { label, reasonId, isWide = false } = props
  return (
    <button
      type="button"
      className={cn('btn', isWide && 'btn-wide')}
      aria-disabled="true"
      aria-describedby={reasonId}
    >
      <Icon icon={Lock} />
      {label}
    </button>
  )
}
