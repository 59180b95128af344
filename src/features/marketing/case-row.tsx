import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useRef, useState } from 'react'

import { lazyComponent } from '#src/components/lazy-component.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { List } from '#src/components/ui/list.tsx'
import type { Case } from '#src/content/model.ts'
import { countOf } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { CaseCard } from './case-card.tsx'
import { caseFacts } from './case-facts.ts'
import { CaseDetails, CaseStory } from './case-text.tsx'
import { useOpenCase } from './use-open-case.ts'
import { useRowScroll } from './use-row-scroll.ts'

const CaseDialog = lazyComponent(() =>
  import('./case-dialog.tsx').then((module) => module.CaseDialog),
)

/** The cases in a row that scrolls sideways, each of which opens over the page. */
export function CaseRow(props: { cases: readonly Case[] }) {
  const { cases } = props
  const locale = useLocale()
  const t = useMessages('showcase')

  const { openId, open, close } = useOpenCase()
  const openCase = cases.find(({ id }) => id === openId)
  // What is shown stays until it has faded.
  const [shown, setShown] = useState(openCase)
  if (openCase && openCase !== shown) setShown(openCase)
  const row = useRef<HTMLElement>(null)
  const counted = countOf(locale, cases.length, t.results.cases)
  const { seen, isStart, isEnd, turn } = useRowScroll(row)

  return (
    <>
      {/* A scroller has to be reached by keyboard: its arrows turn the row. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={row} className="hscroll" aria-label={t.results.row(counted)} tabIndex={0}>
        {cases.map((item) => (
          <CaseCard
            key={item.id}
            item={item}
            onOpen={() => open(item.id)}
            onIntent={CaseDialog.prepare}
          />
        ))}
      </section>
      <div className="hint">
        <span>{t.results.hint(counted)}</span>
        <span className="bar" aria-hidden="true">
          <i style={{ '--seen': `${seen}%` }} />
        </span>
        <span className="turns needs-js">
          <Button
            icon
            variant="line"
            aria-label={t.results.previous}
            aria-disabled={isStart}
            onClick={() => turn(-1)}
          >
            <Icon icon={ArrowLeft} />
          </Button>
          <Button
            icon
            variant="line"
            aria-label={t.results.next}
            aria-disabled={isEnd}
            onClick={() => turn(1)}
          >
            <Icon icon={ArrowRight} />
          </Button>
        </span>
      </div>
      {/* The same told in place, for whom no dialog can open. */}
      <div className="cases-told">
        {cases.map((item) => (
          <details key={item.id}>
            <summary>{item.title}</summary>
            <CaseStory item={item} />
            <CaseDetails item={item}>
              <List>
                {caseFacts(item, locale, t.results).map(({ figure, unit, words }) => (
                  <li key={words}>{`${unit ? `${figure}\u00A0${unit}` : figure} ${words}`}</li>
                ))}
              </List>
            </CaseDetails>
          </details>
        ))}
      </div>
      {shown && <CaseDialog item={shown} open={openCase !== undefined} onOpenChange={close} />}
    </>
  )
}
