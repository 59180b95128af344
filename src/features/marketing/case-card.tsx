import type { LucideIcon } from 'lucide-react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Dumbbell from 'lucide-react/icons/dumbbell'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Headset from 'lucide-react/icons/headset'
import Plane from 'lucide-react/icons/plane'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import UserSearch from 'lucide-react/icons/user-search'

import { Button } from '#src/components/ui/button.tsx'
import { Card, CardFoot, CardText, CardTitle, CardTop } from '#src/components/ui/card.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { Case } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

const CASE_ICONS = {
  Dumbbell,
  GraduationCap,
  Headset,
  Plane,
  ShoppingBag,
  UserSearch,
} satisfies Record<Case['icon'], LucideIcon>

/** Full scale of the bars as a multiple of the old value, shared by all cards with smaller growth. */
const FULL_BAR = 1.4

/** Card of a case: its metric before and after, and its problem. */
export function CaseCard(props: { item: Case; onOpen: () => void; onIntent: () => void }) {
  const { item, onOpen, onIntent } = props
  const t = useMessages('showcase')

  const { metric } = item
  const full = Math.max(metric.before * FULL_BAR, metric.after)
  const width = (value: number) => `${(value / full) * 100}%`
  return (
    <Card className="snap-start" id={`case-${item.id}`}>
      <CardTop>
        <Icon icon={CASE_ICONS[item.icon]} size="lg" />
      </CardTop>
      <CardTitle className="min-h-[2.4em]">{item.title}</CardTitle>
      <div className="mt-6 text-[2.75rem]/none font-bold tracking-[-0.045em] tabular-nums">
        {metric.was && (
          <>
            {metric.was}{' '}
            <Icon icon={ArrowRight} className="inline size-[0.8em] stroke-[2.5] align-[-0.06em]" />
            <span className="sr-only">{t.results.becomes}</span>{' '}
          </>
        )}
        {metric.figure}
        <small className="mt-[0.3em] block text-[0.4em] font-firm tracking-[-0.01em]">
          {' '}
          {metric.words}
        </small>
      </div>
      <div
        className="mt-[0.9rem] grid grid-cols-[3.25rem_1fr] items-center gap-x-2 gap-y-[0.1rem] text-meta/body text-ink-3"
        aria-hidden="true"
      >
        <span>{t.results.before}</span>
        <i className="h-[9px] min-w-[2px] bg-ink-3" style={{ width: width(metric.before) }} />
        <span>{t.results.after}</span>
        <i className="h-[9px] min-w-[2px] bg-pen" style={{ width: width(metric.after) }} />
      </div>
      <CardText>{item.result}</CardText>
      <CardText lines={2} className="meta text-ink-3">
        {item.problem}
      </CardText>
      <CardFoot className="no-js:hidden">
        <Button
          size="sm"
          variant="line"
          aria-haspopup="dialog"
          onClick={onOpen}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          {t.results.learnMore}
          <span className="sr-only"> {item.title}</span>
        </Button>
      </CardFoot>
    </Card>
  )
}
