import type { ReactNode } from 'react'

import { SectionHeading } from '#src/components/section-heading.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { LevelTag, Tags } from '#src/components/ui/tag.tsx'
import type { Course } from '#src/content/model.ts'
import { priceState } from '#src/content/prices.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatPercent } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { CohortLine } from './cohort-line.tsx'
import { CourseHead, SoonTag } from './course-head.tsx'
import { CoursePrice } from './course-price.tsx'
import { courseStats } from './course-stats.tsx'
import { useOwnsCourse } from './use-course-area-path.ts'

/** Hero of a course page: title, lead, price and primary action. */
export function CourseHero(props: {
  course: Course
  /** Link above the title. */
  back: { href: string; label: string }
  question: string
  answer: string
  lead: string
  /** Button beside the price. */
  action: ReactNode
  /** Shows length and contents below the lead. */
  hasFacts?: boolean
  /** Adds the bottom padding of a page end. */
  isPageEnd?: boolean
  children?: ReactNode
}) {
  const { course, back, question, answer, lead, action, children } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('courses')

  const { hasFacts = false, isPageEnd = false } = props
  const labels = t.courses
  const isSoon = priceState(course) === 'soon'
  const isBought = useOwnsCourse(course.id)
  return (
    <section className={cn('pt-hero', isPageEnd && 'pb-section')}>
      <div className="wrap">
        <p data-slot="back-link" className="mb-8 print:hidden">
          <SiteLink href={back.href} className="link">
            {back.label}
          </SiteLink>
        </p>
        <CourseHead course={course} isLarge>
          <Tags>
            {course.level && <LevelTag level={course.level}>{labels.level(course.level)}</LevelTag>}
            {isSoon && <SoonTag label={labels.comingSoon} />}
          </Tags>
        </CourseHead>
        <SectionHeading as="h1" size="h1" className="mt-6" question={question} answer={answer} />
        <p className="max-w-lead text-lead text-ink-2">{lead}</p>
        {hasFacts && (
          <p className="mt-5 text-ink-2 tabular-nums">
            {courseStats(course, locale, labels).join(' · ')}
          </p>
        )}
        <CohortLine course={course} className="mt-6" hasCalendar />
        <ButtonRow>
          <span>
            <CoursePrice course={course} isBought={isBought} />{' '}
            {isSoon && <span className="ml-3 text-small">{labels.comingSoon}</span>}
          </span>
          {action}
        </ButtonRow>
        {isSoon && (
          <p className="mt-4 tabular-nums">
            {isBought
              ? labels.yoursComingSoon
              : labels.earlyAccess(formatPercent(locale, site.offers.waitlistDiscount))}
          </p>
        )}
        {children}
      </div>
    </section>
  )
}
