import type { ReactNode } from 'react'

import { BandFigure } from '#src/components/band-figure.tsx'
import { FaqSection } from '#src/components/faq-section.tsx'
import { Fit } from '#src/components/fit.tsx'
import { NumberedList } from '#src/components/numbered-list.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Meter } from '#src/components/ui/meter.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { YesNo, YesNoColumn } from '#src/components/yes-no.tsx'
import type { CourseText } from '#src/content/model.ts'
import { purchaseAnswers } from '#src/content/purchase.ts'
import { useSite } from '#src/content/use-site.ts'
import { plural } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { Curriculum } from './curriculum.tsx'
import { Comparison, LinesBody, PointsBody, Results, ReviewsBody } from './section-bodies.tsx'

/** Up to this number of days a guarantee is drawn as dashes, above it as a meter. */
const MAX_DASHES = 12

/** Content of a section with its background. */
interface SectionBody {
  id: string
  ground?: 'sunk' | 'board'
  body: ReactNode
}

/**
 * Sections of a course page in their fixed order. Sections that exist only in Ukrainian are left out in
 * English without changing the alternation of backgrounds.
 */
export function CourseSections(props: {
  text: CourseText
  calculator?: ReactNode
  /** Button in the section about the guarantee. */
  action: ReactNode
}) {
  const { text, calculator, action } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('courses')

  const { guaranteeDays } = site.offers
  const { messenger } = site.links
  const { onlyUkrainian: ukrainianSections } = text
  const sections: (SectionBody | undefined)[] = [
    ukrainianSections && {
      id: 'pains',
      body: <LinesBody section={ukrainianSections.painPoints} />,
    },
    ukrainianSections && {
      id: 'solution',
      body: <PointsBody section={ukrainianSections.solution} />,
    },
    { id: 'for-whom', body: <PointsBody section={text.forWhom} /> },
    text.fit && { id: 'fit', body: <Fit section={text.fit} /> },
    ukrainianSections && {
      id: 'before-after',
      body: <BeforeAfter section={ukrainianSections.beforeAfter} />,
    },
    ukrainianSections && { id: 'calculator', ground: 'sunk', body: calculator },
    text.example && { id: 'example', body: <Requests section={text.example} /> },
    { id: 'features', body: <PointsBody section={text.features} /> },
    { id: 'why-now', ground: 'sunk', body: <LinesBody section={text.whyNow} /> },
    { id: 'comparison', body: <Comparison section={text.comparison} /> },
    { id: 'curriculum', body: <Curriculum section={text.curriculum} /> },
    { id: 'results', body: <Results section={text.results} /> },
    text.reviews && { id: 'reviews', body: <ReviewsBody section={text.reviews} /> },
    text.advantages && { id: 'advantages', body: <PointsBody section={text.advantages} /> },
    {
      id: 'guarantee',
      ground: 'board',
      body: (
        <Guarantee
          section={text.guarantee}
          days={guaranteeDays}
          unit={plural(locale, guaranteeDays, t.courses.units.days)}
          action={action}
        />
      ),
    },
    text.afterPayment && { id: 'after-payment', body: <Steps section={text.afterPayment} /> },
    text.faq && {
      id: 'faq',
      body: (
        <FaqSection
          section={text.faq}
          // Payment questions apply only to a course on sale.
          more={text.offer ? purchaseAnswers(site, ['invoice', 'onePayment']) : []}
          messenger={
            <NewTabLink className="link" href={messenger.url}>
              {messenger.label}
            </NewTabLink>
          }
        />
      ),
    },
  ]
  return sections
    .filter((section) => section !== undefined)
    .map(({ id, ground, body }, index, all) => (
      // Padding between neighbors with the same background is not doubled.
      <Section
        key={id}
        id={id}
        ground={ground}
        flush={index > 0 && all[index - 1]?.ground === ground}
      >
        {body}
      </Section>
    ))
}

/** The same request with two prompts, side by side, each with the model's answer. */
function Requests({ section }: { section: NonNullable<CourseText['example']> }) {
  const { promptLabel, replyLabel, caption, weak, strong } = section
  return (
    <>
      <SectionHeading {...section} />
      <YesNo>
        {[weak, strong].map((request) => (
          <YesNoColumn
            key={request.title}
            title={request.title}
            tone={request === strong ? 'yes' : undefined}
          >
            <p className="meta">{promptLabel}</p>
            <p>{request.prompt}</p>
            <p className="mt-5 meta">{replyLabel}</p>
            <blockquote className="font-serif">{request.reply}</blockquote>
          </YesNoColumn>
        ))}
      </YesNo>
      <p className="mt-6 meta">{caption}</p>
    </>
  )
}

function Steps({ section }: { section: NonNullable<CourseText['afterPayment']> }) {
  return (
    <>
      <SectionHeading {...section} />
      <NumberedList items={section.steps} />
    </>
  )
}

function BeforeAfter(props: { section: NonNullable<CourseText['onlyUkrainian']>['beforeAfter'] }) {
  const { before, after, caption } = props.section
  return (
    <>
      <SectionHeading {...props.section} />
      <YesNo>
        <YesNoColumn
          title={before.title}
          drawing={<Dashes of={before.hours} value={before.hours} tone="ink" size="tall" />}
          caption={`${before.hours} ${caption}`}
        >
          <List items={before.items} dash="no" />
        </YesNoColumn>
        <YesNoColumn
          title={after.title}
          tone="after"
          drawing={<Dashes of={before.hours} value={after.hours} size="tall" />}
          caption={`${after.hours} ${caption}`}
        >
          <List items={after.items} dash="yes" />
        </YesNoColumn>
      </YesNo>
    </>
  )
}

function Guarantee(props: {
  section: CourseText['guarantee']
  days: number
  unit: string
  action: ReactNode
}) {
  const { section, days, unit, action } = props
  return (
    <TwoColumn className="items-end">
      <div>
        <SectionHeading {...section} />
        <p className="mt-5 max-w-lead text-lead text-ink-2">{section.text}</p>
        <ButtonRow>{action}</ButtonRow>
      </div>
      <div>
        <BandFigure unit={unit}>{days}</BandFigure>
        {days > MAX_DASHES ? (
          <Meter of={days} value={days} className="mt-8 h-[34px]" />
        ) : (
          <Dashes of={days} value={days} className="mt-8 h-[34px]" />
        )}
      </div>
    </TwoColumn>
  )
}
