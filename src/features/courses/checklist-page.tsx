import { Suspense, useEffect, useRef, useState } from 'react'

import { ClosingCall } from '#src/components/closing-call.tsx'
import { Fact, Facts } from '#src/components/facts.tsx'
import { FigureDrawing } from '#src/components/figure-drawing.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Checkbox } from '#src/components/ui/checkbox.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Course, Page } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { checklistTicks } from '#src/storage/checklist-ticks.ts'

import { EnrollLink } from './enroll-link.tsx'
import {
  Comparison,
  FaqBody,
  LinesBody,
  PointsBody,
  Results,
  ReviewsBody,
} from './section-bodies.tsx'

/** The landing of the free checklist, with the sheet itself to try. */
export function ChecklistPage(props: { page: Page<'ai-checklist'>; course: Course }) {
  const { page, course } = props
  const t = useMessages('courses')

  const call = <EnrollLink course={course} label={page.cta.primary} className="btn btn-lg btn-go" />
  return (
    <>
      <Section hero>
        <Tag variant="line">{t.courses.free}</Tag>
        <SectionHeading
          as="h1"
          size="hero"
          className="landing-title"
          question={page.hero.question}
          answer={page.hero.answer}
        />
        <p className="lead">{page.hero.lead}</p>
        <ButtonRow>
          {call}
          <span>{page.cta.limited}</span>
        </ButtonRow>
        <Facts className="mt-block">
          {page.stats.map(({ figure, unit, words, drawing }) => (
            <Fact
              key={words}
              figure={figure}
              unit={unit}
              words={words}
              drawing={<FigureDrawing drawing={drawing} />}
            />
          ))}
        </Facts>
        {page.statsNote && <p className="meta mt-4">{page.statsNote}</p>}
      </Section>
      <Suspense>
        <Section>
          <PointsBody section={page.audience} />
        </Section>
        <Section ground="sunk">
          <Sheet contents={page.contents} />
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
          <div className="halves">
            <SectionHeading question={page.guarantee.question} answer={page.guarantee.answer} />
            <p className="lead">{page.guarantee.text}</p>
          </div>
        </Section>
        <Section>
          <FaqBody section={page.faq} />
        </Section>
        <ClosingCall question={page.closing.question} answer={page.closing.answer}>
          {call}
        </ClosingCall>
      </Suspense>
    </>
  )
}

/** The sheet as real tick boxes, which are counted as they are ticked. */
function Sheet(props: { contents: Page<'ai-checklist'>['contents'] }) {
  const { contents } = props
  const t = useMessages('courses').courses.checklist

  const form = useRef<HTMLFormElement>(null)
  const [ticked, setTicked] = useState(0)
  const all = contents.items.length
  const boxes = () => [...(form.current?.querySelectorAll('input') ?? [])]
  const tickedIds = () => boxes().flatMap(({ checked, value }) => (checked ? [value] : []))
  // Ids of items that are gone from the page stay: the owner may bring them back.
  const keep = () => {
    const shown = boxes().map(({ value }) => value)
    checklistTicks.update((kept) => [...kept.filter((id) => !shown.includes(id)), ...tickedIds()])
  }
  useEffect(() => {
    const show = () => {
      const kept = checklistTicks.get()
      for (const box of boxes()) box.checked = kept.includes(box.value)
      setTicked(tickedIds().length)
    }
    // What was ticked before the application ran counts, too.
    const early = tickedIds()
    if (early.length > 0) checklistTicks.update((kept) => [...new Set([...kept, ...early])])
    show()
    return checklistTicks.subscribe(show)
  }, [])
  return (
    <TwoColumn>
      <div>
        <SectionHeading question={contents.question} answer={contents.answer} />
        <p className="lead">{contents.text}</p>
        <div className="sheet-n needs-js">
          <p className="big num" aria-hidden="true">
            <span>{ticked}</span>
            <small> {t.of(all)}</small>
          </p>
          <Dashes of={all} value={ticked} tone="ok" size="tall" />
          <p className="sr-only" role="status">
            {t.ticked(ticked, all)}
          </p>
        </div>
      </div>
      {/* Sends nothing, even by Enter. */}
      <form
        ref={form}
        className="panel sheet"
        method="dialog"
        aria-label={contents.label}
        onChange={keep}
      >
        {contents.items.map(({ id, title, text }, index) => (
          <label key={id}>
            <Checkbox value={id} />
            <span>
              <b>{title}</b> <span>{text}</span>
            </span>{' '}
            <span className="meta num" aria-hidden="true">
              {index + 1}
            </span>
          </label>
        ))}
      </form>
    </TwoColumn>
  )
}
