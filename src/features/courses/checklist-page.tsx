import { Suspense, useEffect, useRef, useState } from 'react'

import { ClosingCall } from '#src/components/closing-call.tsx'
import { Facts } from '#src/components/facts.tsx'
import { FaqSection } from '#src/components/faq-section.tsx'
import { FigureDrawing } from '#src/components/figure-drawing.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { EqualColumns, TwoColumn } from '#src/components/two-column.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { PANEL } from '#src/components/ui/card.tsx'
import { Checkbox } from '#src/components/ui/checkbox.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Course, Page } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { checklistTicks } from '#src/storage/checklist-ticks.ts'

import { EnrollLink } from './enroll-link.tsx'
import { Comparison, LinesBody, PointsBody, Results, ReviewsBody } from './section-bodies.tsx'

/** Landing page of the free checklist, with an interactive version of it. */
export function ChecklistPage(props: { page: Page<'ai-checklist'>; course: Course }) {
  const { page, course } = props
  const t = useMessages('courses')

  const enrollButton = <EnrollLink course={course} label={page.cta.primary} size="lg" />
  return (
    <>
      <Section hero>
        <Tag variant="line">{t.courses.free}</Tag>
        <SectionHeading as="h1" size="hero" className="mt-6" {...page.hero} />
        <p className="max-w-lead text-lead text-ink-2">{page.hero.lead}</p>
        <ButtonRow>
          {enrollButton}
          <span>{page.cta.limited}</span>
        </ButtonRow>
        <Facts
          className="mt-block"
          items={page.stats.map(({ drawing, ...stat }) => ({
            ...stat,
            drawing: <FigureDrawing drawing={drawing} />,
          }))}
        />
        {page.statsNote && <p className="mt-4 meta">{page.statsNote}</p>}
      </Section>
      <Suspense>
        <Section>
          <PointsBody section={page.audience} />
        </Section>
        <Section ground="sunk">
          <ChecklistForm contents={page.contents} />
        </Section>
        <Section>
          <LinesBody section={page.urgency} />
        </Section>
        <Section flush>
          <Comparison section={page.comparison} />
        </Section>
        <Section flush>
          <Results section={page.results} />
        </Section>
        {page.testimonials?.items[0] && (
          <Section flush>
            <ReviewsBody section={page.testimonials} />
          </Section>
        )}
        <Section flush>
          <PointsBody section={page.benefits} />
        </Section>
        <Section ground="board">
          <EqualColumns>
            <SectionHeading {...page.guarantee} />
            <p className="max-w-lead text-lead text-ink-2">{page.guarantee.text}</p>
          </EqualColumns>
        </Section>
        <Section>
          <FaqSection section={page.faq} />
        </Section>
        <ClosingCall {...page.closing}>{enrollButton}</ClosingCall>
      </Suspense>
    </>
  )
}

/** The checklist with working checkboxes and a counter. */
function ChecklistForm(props: { contents: Page<'ai-checklist'>['contents'] }) {
  const { contents } = props
  const t = useMessages('courses').courses.checklist

  const form = useRef<HTMLFormElement>(null)
  const [ticked, setTicked] = useState(0)
  const total = contents.items.length
  const boxes = () => [...(form.current?.querySelectorAll('input') ?? [])]
  const tickedIds = () => boxes().flatMap(({ checked, value }) => (checked ? [value] : []))
  // Ids of removed items stay stored, because the owner may restore them.
  const saveTicks = () => {
    const itemIds = boxes().map(({ value }) => value)
    checklistTicks.update((ticks) => [
      ...ticks.filter((id) => !itemIds.includes(id)),
      ...tickedIds(),
    ])
  }
  useEffect(() => {
    const show = () => {
      const ticks = checklistTicks.get()
      for (const box of boxes()) box.checked = ticks.includes(box.value)
      setTicked(tickedIds().length)
    }
    // Boxes may have been ticked before hydration.
    const tickedEarly = tickedIds()
    if (tickedEarly.length > 0)
      checklistTicks.update((ticks) => [...new Set([...ticks, ...tickedEarly])])
    show()
    return checklistTicks.subscribe(show)
  }, [])
  return (
    <TwoColumn>
      <div>
        <SectionHeading {...contents} />
        <p className="max-w-lead text-lead text-ink-2">{contents.text}</p>
        <div className="mt-10 needs-js max-w-96 print:hidden">
          <p
            className="text-figure/[0.92] font-bold tracking-[-0.05em] tabular-nums"
            aria-hidden="true"
          >
            <span>{ticked}</span>
            <small className="text-[0.34em] font-firm tracking-[-0.01em]"> {t.of(total)}</small>
          </p>
          <Dashes className="mt-4" of={total} value={ticked} tone="ok" size="tall" />
          <p className="sr-only" role="status">
            {t.ticked(ticked, total)}
          </p>
        </div>
      </div>
      {/* Prevents submission by Enter. */}
      <form
        ref={form}
        data-slot="checklist"
        // Less padding on narrow phones leaves more room for the text.
        className={cn(PANEL, 'self-start border-ink py-[clamp(0.5rem,2vw,1.25rem)] max-xs:px-4')}
        method="dialog"
        aria-label={contents.label}
        onChange={saveTicks}
      >
        {contents.items.map(({ id, title, text }, index) => (
          <label
            key={id}
            className="grid cursor-pointer break-inside-avoid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-5 py-[1.1rem] not-first:border-t not-first:border-rule max-xs:gap-3"
          >
            <Checkbox value={id} className="size-9" />
            <span>
              <b className="block text-h3 font-bold">{title}</b>{' '}
              <span className="text-ink-2">{text}</span>
            </span>{' '}
            <span className="meta tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
          </label>
        ))}
      </form>
    </TwoColumn>
  )
}
