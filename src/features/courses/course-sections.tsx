import type { ReactNode } from 'react'

import { Duo } from '#src/blocks/duo.tsx'
import { Exchange } from '#src/blocks/exchange.tsx'
import { Lines } from '#src/blocks/lines.tsx'
import { Points } from '#src/blocks/points.tsx'
import { Review, Reviews } from '#src/blocks/reviews.tsx'
import { Row, Rows } from '#src/blocks/rows.tsx'
import { YesNo, YesNoColumn, YesNoLines } from '#src/blocks/yes-no.tsx'
import type { CourseText } from '#src/content/model.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { Dashes } from '#src/ui/dashes.tsx'
import { Faq } from '#src/ui/faq.tsx'
import { List } from '#src/ui/list.tsx'
import { Meter } from '#src/ui/meter.tsx'

import { PointItems } from './point-icon.tsx'

/** What a line of a comparison starts with when it speaks for its column. */
const CHECK = /^✓\s*/

/** A longer guarantee is drawn as a meter. */
const MOST_DASHES = 12

/** A section's body with the ground it stands on. */
export interface SectionBody {
  id: string
  ground?: 'paper' | 'sunk' | 'board'
  body: ReactNode
}

/**
 * The sections of a course's page that its text has, in their one order. What Ukrainian alone has
 * drops out of English without moving the others.
 */
export function courseSections(props: {
  text: CourseText
  /** The features stand in the hero already. */
  hasFeaturesAbove: boolean
  calculator: ReactNode
  /** The button of the guarantee's band. */
  action: ReactNode
  guaranteeDays: number
  guaranteeUnit: string
  t: MessagesOf<'courses'>['courses']
}): SectionBody[] {
  const { text, hasFeaturesAbove, calculator, action, guaranteeDays, guaranteeUnit, t } = props
  const { onlyUkrainian: own } = text
  return [
    own && { id: 'pains', body: <LinesBody section={own.painPoints} /> },
    own && { id: 'solution', body: <PointsBody section={own.solution} /> },
    { id: 'for-whom', body: <PointsBody section={text.forWhom} /> },
    own && { id: 'before-after', body: <BeforeAfter section={own.beforeAfter} /> },
    own && {
      id: 'calculator',
      ground: 'sunk' as const,
      body: calculator,
    },
    !hasFeaturesAbove && { id: 'features', body: <PointsBody section={text.features} /> },
    {
      id: 'why-now',
      ground: 'sunk' as const,
      body: <LinesBody section={text.whyNow} />,
    },
    {
      id: 'comparison',
      body: <Comparison section={text.comparison} t={t} />,
    },
    { id: 'curriculum', body: <Curriculum section={text.curriculum} t={t} /> },
    { id: 'results', body: <Results section={text.results} /> },
    { id: 'reviews', body: <ReviewsBody section={text.reviews} /> },
    text.advantages && { id: 'advantages', body: <PointsBody section={text.advantages} /> },
    {
      id: 'guarantee',
      ground: 'board' as const,
      body: (
        <Guarantee
          section={text.guarantee}
          days={guaranteeDays}
          unit={guaranteeUnit}
          action={action}
        />
      ),
    },
    {
      id: 'faq',
      body: <FaqBody section={text.faq} />,
    },
  ].filter((section) => section !== undefined && section !== false)
}

/** A course's modules with their lessons, numbered and to scale. */
export function Curriculum(props: {
  section: CourseText['curriculum']
  t: MessagesOf<'courses'>['courses']
}) {
  const { section, t } = props
  return (
    <>
      <Exchange question={section.question} answer={section.answer} />
      <Rows>
        {section.modules.map(({ title, lessons, minutes, length }, index) => (
          <Row
            key={title}
            number={index + 1}
            title={title}
            text={
              <ul className="lessons">
                {lessons.map((lesson) => (
                  <li key={lesson}>{lesson}</li>
                ))}
              </ul>
            }
            end={length ?? (minutes === undefined ? undefined : t.minutes(minutes))}
            {...(minutes !== undefined && { minutes })}
          />
        ))}
      </Rows>
    </>
  )
}

/** Answers with icons, in two columns. */
export function PointsBody({ section }: { section: CourseText['features'] }) {
  return (
    <>
      <Exchange question={section.question} answer={section.answer} />
      <Points two className="mt-block">
        <PointItems items={section.items} />
      </Points>
    </>
  )
}

/** Lines in the visitor's voice. */
export function LinesBody({ section }: { section: CourseText['whyNow'] }) {
  return (
    <Duo>
      <Exchange question={section.question} answer={section.answer} />
      <Lines items={section.items} />
    </Duo>
  )
}

/** What one has afterwards. */
export function Results({ section }: { section: CourseText['results'] }) {
  return (
    <Duo>
      <Exchange question={section.question} answer={section.answer} />
      <List dash="yes" className="ruled">
        {section.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </Duo>
  )
}

/** Two columns, for and against. */
export function Comparison(props: {
  section: CourseText['comparison']
  t: MessagesOf<'courses'>['courses']
}) {
  const { section, t } = props
  const most = Math.max(...section.items.map(({ evenings = 0 }) => evenings))
  return (
    <>
      <Exchange question={section.question} answer={section.answer} />
      <YesNo>
        {section.items.map(({ title, features, price, evenings, caption }) => {
          const isBest = features.every((line) => CHECK.test(line))
          return (
            <YesNoColumn
              key={title}
              title={title}
              {...(isBest && { tone: 'yes' })}
              {...(evenings !== undefined && {
                drawing: <Scale value={evenings} of={most} isBest={isBest} />,
              })}
              caption={caption}
              price={price}
            >
              <YesNoLines
                words={t}
                lines={features.map((line) => ({
                  text: line.replace(CHECK, ''),
                  isYes: CHECK.test(line),
                }))}
              />
            </YesNoColumn>
          )
        })}
      </YesNo>
    </>
  )
}

/** So many dashes on the scale of the longer column. */
function Scale({ value, of, isBest }: { value: number; of: number; isBest: boolean }) {
  return (
    <span className={isBest ? 'scale ok' : 'scale err'} aria-hidden="true" style={{ '--n': of }}>
      <i style={{ width: `${(value / of) * 100}%` }} />
    </span>
  )
}

function BeforeAfter(props: { section: NonNullable<CourseText['onlyUkrainian']>['beforeAfter'] }) {
  const { question, answer, before, after, caption } = props.section
  return (
    <>
      <Exchange question={question} answer={answer} />
      <YesNo>
        <YesNoColumn
          title={before.title}
          drawing={<Dashes of={before.hours} value={before.hours} tone="ink" size="tall" />}
          caption={`${before.hours} ${caption}`}
        >
          <List dash="no">
            {before.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        </YesNoColumn>
        <YesNoColumn
          title={after.title}
          tone="after"
          drawing={<Dashes of={before.hours} value={after.hours} size="tall" />}
          caption={`${after.hours} ${caption}`}
        >
          <List dash="yes">
            {after.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        </YesNoColumn>
      </YesNo>
    </>
  )
}

/** Reviews; one that is a sample is named so in its text. */
export function ReviewsBody({ section }: { section: CourseText['reviews'] }) {
  return (
    <>
      <Exchange question={section.question} answer={section.answer} />
      <Reviews>
        {section.items.map(({ text, result, author, role }) => (
          <Review key={author} text={text} result={result} author={`${author}, ${role}`} />
        ))}
      </Reviews>
    </>
  )
}

/** Questions with their answers. */
export function FaqBody({ section }: { section: CourseText['faq'] }) {
  return (
    <Duo>
      <Exchange question={section.question} answer={section.answer} />
      <Faq items={section.items} />
    </Duo>
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
    <Duo className="guarantee">
      <div>
        <Exchange question={section.question} answer={section.answer} />
        <p className="lead">{section.text}</p>
        <div className="cta-row">{action}</div>
      </div>
      <div>
        <p className="days num">
          {days}
          <small> {unit}</small>
        </p>
        {days > MOST_DASHES ? <Meter of={days} value={days} /> : <Dashes of={days} value={days} />}
      </div>
    </Duo>
  )
}
