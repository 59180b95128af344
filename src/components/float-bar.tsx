import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { cn } from '#src/lib/cn.ts'

import { useScrolledPast } from './use-scrolled-past.ts'

/** Scroll position in px from which the bar is shown. */
const SHOW_AFTER_PX = 400

/** Bar with price, action and a link to the top, shown after scrolling. */
export function FloatBar(props: { toTopLabel: string; className?: string; children?: ReactNode }) {
  const { toTopLabel, className, children } = props
  const isOn = useScrolledPast(SHOW_AFTER_PX)
  return (
    <div
      className={cn(
        'fixed inset-x-0 bottom-0 z-(--z-float) flex items-center justify-end gap-5 border-t border-rule bg-veil px-gutter py-[0.6rem] [backdrop-filter:blur(10px)] [transition:transform_var(--dur-2)_var(--ease-answer),visibility_var(--dur-2)] max-sm:justify-between max-sm:gap-[0.6rem] max-sm:overflow-x-auto max-xs:gap-[0.4rem] max-[18rem]:flex-wrap print:hidden max-[18rem]:*:not-last:[a,button]:order-1 max-[18rem]:*:not-last:[a,button]:w-full max-sm:*:[span]:grid max-sm:*:[span]:leading-[1.2]',
        // `invisible` also removes it from the tab order.
        !isOn && 'invisible [transform:translateY(100%)]',
        className,
      )}
      data-slot="float-bar"
      data-floating={isOn ? '' : undefined}
    >
      <Spaced>{children}</Spaced>{' '}
      <Button
        variant="line"
        icon
        className="flex-none"
        aria-label={toTopLabel}
        onClick={() => {
          scrollTo({ top: 0 })
          // Otherwise the focus would stay inside the hidden bar.
          document.getElementById('main')?.focus({ preventScroll: true })
        }}
      >
        <Icon icon={ArrowUp} />
      </Button>
    </div>
  )
}
