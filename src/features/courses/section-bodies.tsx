import { Lines } from '#src/components/lines.tsx'
import { Points } from '#src/components/points.tsx'
import { Reviews } from '#src/components/reviews.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { List } from '#src/components/ui/list.tsx'
import { YesNo, YesNoColumn, YesNoLines } from '#src/components/yes-no.tsx'
import type { CourseText } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { withIcons } from './point-icon.ts'

/** Prefix of a comparison line that is an advantage. */
const CHECK = /^✓\s*/

/** Items with icons in two columns. */
export function PointsBody({ section }: { section: CourseText['features'] }) {
  return (
    <>
      <SectionHeading {...section} />
      <Points two className="mt-block" items={withIcons(section.items)} />
    </>
  )
}

/** Statements in the visitor's voice. */
export function LinesBody({ section }: { section: CourseText['whyNow'] }) {
  return (
    <TwoColumn>
      <SectionHeading {...section} />
      <Lines items={section.items} />
    </TwoColumn>
  )
}

/** Results of a course. */
export function Results({ section }: { section: CourseText['results'] }) {
  return (
    <TwoColumn>
      <SectionHeading {...section} />
      <List items={section.items} dash="yes" ruled className="border-t-2 border-ink" />
    </TwoColumn>
  )
}

/** Comparison in two columns. */
export function Comparison(props: { section: CourseText['comparison'] }) {
  const { section } = props
  const t = useMessages('courses').courses

  const maxEvenings = Math.max(...section.items.map(({ evenings = 0 }) => evenings))
  return (
    <>
      <SectionHeading {...section} />
      <YesNo>
        {section.items.map(({ title, features, price, evenings, caption }) => {
          const isBest = features.every((line) => CHECK.test(line))
          return (
            <YesNoColumn
              key={title}
              title={title}
              tone={isBest ? 'yes' : undefined}
              drawing={
                evenings === undefined ? undefined : (
                  <Scale value={evenings} of={maxEvenings} isBest={isBest} />
                )
              }
              caption={caption}
              price={price}
            >
              <YesNoLines
                labels={t}
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

/** Dashes of a value, on the scale of the longer column. */
function Scale({ value, of, isBest }: { value: number; of: number; isBest: boolean }) {
  return (
    <span className="block h-[22px] dash-scale" aria-hidden="true" style={{ '--n': of }}>
      {/* The width is one gap shorter, so that rounding never reveals the next dash. */}
      <i
        className={cn(
          'block h-full border-r-2 border-transparent bg-clip-padding',
          isBest ? 'bg-ok' : 'bg-err',
        )}
        style={{ width: `${(value / of) * 100}%` }}
      />
    </span>
  )
}

/** Reviews; samples are marked as such. */
export function ReviewsBody(props: { section: NonNullable<CourseText['reviews']> }) {
  const { section } = props
  return (
    <>
      <SectionHeading {...section} />
      <Reviews
        items={section.items.map(({ author, role, ...review }) => ({
          ...review,
          author: `${author}, ${role}`,
        }))}
      />
    </>
  )
}
