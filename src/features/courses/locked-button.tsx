import Lock from 'lucide-react/icons/lock'
import { useId } from 'react'

import { cn } from '#src/lib/cn.ts'
import { Icon } from '#src/ui/icon.tsx'

/**
 * A button that cannot be pressed and says why. It keeps its place in the tab order, so that those
 * who do not see the card come upon the reason too.
 */
export function LockedButton(props: { label: string; reason: string; isWide?: boolean }) {
  const { label, reason, isWide = false } = props
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={cn('btn', isWide && 'btn-wide')}
        aria-disabled="true"
        aria-describedby={id}
      >
        <Icon icon={Lock} />
        {label}
      </button>
      <p id={id} className="meta why">
        {reason}
      </p>
    </>
  )
}
