import ArrowRight from 'lucide-react/icons/arrow-right'

import { Button } from '#src/components/ui/button.tsx'
import { Card, CardFoot, CardText, CardTitle, CardTop } from '#src/components/ui/card.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { Case } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { CASE_ICONS } from './case-icons.ts'

/** What a full bar stands for, as a multiple of the value before: one scale for all cards that grew by less. */
const FULL_BAR = 1.4

/** One case in the row: its metric, drawn before and after, and what it began with. */
export function CaseCard(props: { item: Case; onOpen: () => void; onIntent: () => void }) {
  const { item, onOpen, onIntent } = props
  const t = useMessages('showcase')

  const { metric } = item
  const full = Math.max(metric.before * FULL_BAR, metric.after)
  const width = (value: number) => `${(value / full) * 100}%`
  return (
    <Card className="case" id={`case-${item.id}`}>
      <CardTop>
        <Icon icon={CASE_ICONS[item.icon]} size="lg" />
      </CardTop>
      <CardTitle>{item.title}</CardTitle>
      <div className="metric num">
        {metric.was && (
          <>
            {metric.was} <Icon icon={ArrowRight} />
            <span className="sr-only">{t.results.becomes}</span>{' '}
          </>
        )}
        {metric.figure}
        <small> {metric.words}</small>
      </div>
      <div className="ba" aria-hidden="true">
        <span>{t.results.before}</span>
        <i style={{ width: width(metric.before) }} />
        <span>{t.results.after}</span>
        <i style={{ width: width(metric.after) }} />
      </div>
      <CardText>{item.result}</CardText>
      <CardText lines={2} className="meta">
        {item.problem}
      </CardText>
      <CardFoot className="needs-js">
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
