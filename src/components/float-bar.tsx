import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'

import { Icon } from '#src/components/ui/icon.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { cn } from '#src/lib/cn.ts'

import { useScrolledPast } from './use-scrolled-past.ts'

/** Scroll in pixels beyond which the bar is there. */
const SHOWN_AFTER = 400

/** Price, action and the way back up, once the page is scrolled; out of reach before. */
export function FloatBar(props: { toTopLabel: string; className?: string; children?: ReactNode }) {
  const { toTopLabel, className, children } = props
  const isOn = useScrolledPast(SHOWN_AFTER)
  return (
    <div className={cn('float', isOn && 'is-on', className)} data-slot="float-bar">
      <Spaced>{children}</Spaced>{' '}
      <button
        type="button"
        className="btn btn-line btn-icon flex-none"
        aria-label={toTopLabel}
        onClick={() => {
          scrollTo({ top: 0 })
          // The bar goes out of sight with the focus in it otherwise.
          document.getElementById('main')?.focus({ preventScroll: true })
        }}
      >
        <Icon icon={ArrowUp} />
      </button>
    </div>
  )
}
