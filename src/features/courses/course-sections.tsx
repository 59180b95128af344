import type { ReactNode } from 'react'

import { BandFigure } from '#src/components/band-figure.tsx'
import { Fit } from '#src/components/fit.tsx'
import { NumberedListItem, NumberedList } from '#src/components/numbered-list.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Meter } from '#src/components/ui/meter.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { YesNo, YesNoColumn } from '#src/components/yes-no.tsx'
import type { CourseText, Site } from '#src/content/model.ts'
import { purchaseAnswers } from '#src/content/purchase.ts'
import { plural } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { PartMessages } from '#src/i18n/messages.ts'

import { Curriculum } from './curriculum.tsx'
import {
  Comparison,
  FaqBody,
  LinesBody,
  PointsBody,
  Results,
  ReviewsBody,
} from './section-bodies.tsx'

/** Up to this number of days a guarantee is drawn as dashes, above it as a meter. */
const MAX_DASHES = 12

/** Content of a section with its background. */
export interface SectionBody {
  id: string
  ground?: 'paper' | 'sunk' | 'board'
  body: ReactNode
}

/**
 * Sections of a course page in their fixed order. Sections that exist only in Ukrainian are left out in
 * English without changing the alternation of backgrounds.
 */
export function courseSections(props: {
  text: CourseText
  calculator: ReactNode
  /** Button in the section about the guarantee. */
  action: ReactNode
  site: Site
  locale: Locale
  t: PartMessages<'courses'>
}): SectionBody[] {
  const { text, calculator, action, site, locale } = props
  const t = props.t.courses
  const { guaranteeDays } = site.offers
  const { messenger } = site.links
  const { onlyUkrainian: ukrainianSections } = text
  return [
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
    ukrainianSections && {
      id: 'calculator',
      ground: 'sunk' as const,
      body: calculator,
    },
    text.example && { id: 'example', body: <Requests section={text.example} /> },
    { id: 'features', body: <PointsBody section={text.features} /> },
    {
      id: 'why-now',
      ground: 'sunk' as const,
      body: <LinesBody section={text.whyNow} />,
    },
    {
      id: 'comparison',
      body: <Comparison section={text.comparison} />,
    },
    { id: 'curriculum', body: <Curriculum section={text.curriculum} /> },
    { id: 'results', body: <Results section={text.results} /> },
    text.reviews && { id: 'reviews', body: <ReviewsBody section={text.reviews} /> },
    text.advantages && { id: 'advantages', body: <PointsBody section={text.advantages} /> },
    {
      id: 'guarantee',
      ground: 'board' as const,
      body: (
        <Guarantee
          section={text.guarantee}
          days={guaranteeDays}
          unit={plural(locale, guaranteeDays, t.units.days)}
          action={action}
        />
      ),
    },
    text.afterPayment && { id: 'after-payment', body: <Steps section={text.afterPayment} /> },
    text.faq && {
      id: 'faq',
      body: (
        <FaqBody
          section={{
            ...text.faq,
            items: [
              ...text.faq.items,
              // Payment questions apply only to a course on sale.
              ...(text.offer ? purchaseAnswers(site, ['invoice', 'onePayment']) : []),
            ],
          }}
          messenger={
            <NewTabLink className="link" href={messenger.url} newTabLabel={props.t.opensInNewTab}>
              {messenger.label}
            </NewTabLink>
          }
        />
      ),
    },
  ].filter((section) => section !== undefined)
}

/** The same request with two prompts, side by side, each with the model's answer. */
function Requests({ section }: { section: NonNullable<CourseText['example']> }) {
  const { question, answer, promptLabel, replyLabel, caption, weak, strong } = section
  return (
    <>
      <SectionHeading question={question} answer={answer} />
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
      <NumberedList>
        {section.steps.map(({ title, text }, index) => (
          <NumberedListItem key={title} number={index + 1} title={title} text={text} />
        ))}
      </NumberedList>
    </>
  )
}

function BeforeAfter(props: { section: NonNullable<CourseText['onlyUkrainian']>['beforeAfter'] }) {
  const { question, answer, before, after, caption } = props.section
  return (
    <>
      <SectionHeading question={question} answer={answer} />
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
