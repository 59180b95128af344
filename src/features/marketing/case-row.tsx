import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useRef, useState } from 'react'

import { lazyComponent } from '#src/components/lazy-component.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { List } from '#src/components/ui/list.tsx'
import type { Case } from '#src/content/model.ts'
import { formatCount } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { CaseCard } from './case-card.tsx'
import { caseFacts } from './case-facts.ts'
import { CaseDetails, CaseStory } from './case-text.tsx'
import { useOpenCase } from './use-open-case.ts'
import { useRowScroll } from './use-row-scroll.ts'

const CaseDialog = lazyComponent(() =>
  import('./case-dialog.tsx').then((module) => module.CaseDialog),
)

/** A horizontally scrolling row of cases, each of which opens in a dialog. */
export function CaseRow(props: { cases: readonly Case[] }) {
  const { cases } = props
  const locale = useLocale()
  const t = useMessages('showcase')

  const { openId, open, close } = useOpenCase()
  const openCase = cases.find(({ id }) => id === openId)
  // The content stays until the fade-out has ended.
  const [displayedCase, setDisplayedCase] = useState(openCase)
  if (openCase && openCase !== displayedCase) setDisplayedCase(openCase)
  const row = useRef<HTMLElement>(null)
  const caseCount = formatCount(locale, cases.length, t.results.cases)
  const { visiblePercent, isStart, isEnd, turn } = useRowScroll(row)

  return (
    <>
      <section
        ref={row}
        // Full width of the window.
        className="-mx-(--edge) mt-block grid [scroll-snap-type:x_proximity] scroll-px-(--edge) scrollbar-thin [scrollbar-color:var(--color-rule-strong)_transparent] auto-cols-[20.5rem] grid-flow-col gap-7 overflow-x-auto px-(--edge) pt-1 pb-6 [--edge:max(var(--spacing-gutter),(100vw_-_var(--container-page))_/_2)] max-sm:auto-cols-[82vw] print:grid-flow-row print:grid-cols-2"
        aria-label={t.results.row(caseCount)}
        // A scroll container must be focusable, so that the arrow keys scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {cases.map((item) => (
          <CaseCard
            key={item.id}
            item={item}
            onOpen={() => open(item.id)}
            onIntent={CaseDialog.prepare}
          />
        ))}
      </section>
      {/* On narrow phones the bar has its own row, because there is no space beside the arrows. */}
      <div className="flex items-center gap-4 text-small/body text-ink-2 max-xs:flex-wrap print:hidden">
        <span>{t.results.hint(caseCount)}</span>
        <span
          className="h-[3px] max-w-56 flex-1 bg-rule forced-color-adjust-none max-xs:order-1 max-xs:max-w-none max-xs:basis-full"
          aria-hidden="true"
        >
          <i
            className="block h-full w-(--seen) bg-pen"
            style={{ '--seen': `${visiblePercent}%` }}
          />
        </span>
        <span className="ml-auto flex gap-2 no-js:hidden">
          <Button
            icon
            variant="line"
            className="off:cursor-default"
            aria-label={t.results.previous}
            aria-disabled={isStart}
            onClick={() => turn(-1)}
          >
            <Icon icon={ArrowLeft} />
          </Button>
          <Button
            icon
            variant="line"
            className="off:cursor-default"
            aria-label={t.results.next}
            aria-disabled={isEnd}
            onClick={() => turn(1)}
          >
            <Icon icon={ArrowRight} />
          </Button>
        </span>
      </div>
      {/* The browser builds no elements of it if it runs scripts. */}
      <noscript>{import.meta.env.SSR && <CaseList cases={cases} />}</noscript>
      {displayedCase && (
        <CaseDialog item={displayedCase} open={openCase !== undefined} onOpenChange={close} />
      )}
    </>
  )
}

/** All cases with their texts, for visitors without JavaScript. */
function CaseList({ cases }: { cases: readonly Case[] }) {
  const locale = useLocale()
  const t = useMessages('showcase')

  return (
    <div className="mt-8 border-t-2 border-ink">
      {cases.map((item) => (
        <details key={item.id} className="border-b border-rule py-4">
          <summary className="cursor-pointer font-semi">{item.title}</summary>
          <CaseStory item={item} />
          <CaseDetails item={item}>
            <List className="mt-[0.6rem]">
              {caseFacts(item, locale, t.results).map(({ figure, unit, words }) => (
                <li key={words}>{`${unit ? `${figure}\u00A0${unit}` : figure} ${words}`}</li>
              ))}
            </List>
          </CaseDetails>
        </details>
      ))}
    </div>
  )
}
