import { Suspense } from 'react'

import { ClosingCall } from '#src/components/closing-call.tsx'
import { Facts } from '#src/components/facts.tsx'
import { FloatBar } from '#src/components/float-bar.tsx'
import { Points } from '#src/components/points.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { HeroColumns } from '#src/components/two-column.tsx'
import { LevelTag, Tag, Tags } from '#src/components/ui/tag.tsx'
import { freeLessonHref } from '#src/content/course-paths.ts'
import type { Course, CourseText } from '#src/content/model.ts'
import { coursePrice, hryvniaPrice } from '#src/content/prices.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatDecimal, formatMoney, formatNumber, plural } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { CoursePrice } from './course-price.tsx'
import { CourseSections } from './course-sections.tsx'
import { EnrollLink } from './enroll-link.tsx'
import { FLOAT_PRICE, FLOAT_WITH_TIME, FloatTime } from './float-time.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { withIcons } from './point-icon.ts'
import { SavingsCalculator } from './savings-calculator.tsx'
import type { SavingsInput } from './savings-input.ts'
import { useCourseAreaPath } from './use-course-area-path.ts'

/** Sales page of a course: the offer in the hero, then all sections of its text. */
export function CourseLanding(props: {
  course: Course
  text: CourseText
  savingsInput: SavingsInput
  onSavingsInputChange: (input: SavingsInput) => void
}) {
  const { course, text, savingsInput, onSavingsInputChange } = props
  const site = useSite()
  const locale = useLocale()
  const labels = useMessages('courses').courses

  const areaPath = useCourseAreaPath(course)
  const { now } = coursePrice(course, locale, site.hryvniaRate)
  const price = formatMoney(locale, now.amount, now.currency)
  const calculator = text.onlyUkrainian?.calculator
  const enrollFor = <EnrollLink course={course} label={labels.enrollFor(price)} size="lg" />
  return (
    <>
      <section className="board pt-hero pb-block">
        <div className="wrap">
          <HeroColumns>
            <div>
              <Tags>
                {course.level && (
                  <LevelTag level={course.level} counted>
                    {labels.level(course.level)}
                  </LevelTag>
                )}
                <Tag variant="line">{course.title}</Tag>
                {course.badge && <Tag color={course.badge.color}>{course.badge.text}</Tag>}
              </Tags>
              <SectionHeading as="h1" size="hero" className="mt-6" {...text.hero} />
              <p className="mt-6 max-w-lead text-lead text-ink-2">{text.hero.lead}</p>
              {course.freeModule !== undefined && text.freeLesson && (
                <p className="mt-4">
                  <SiteLink href={freeLessonHref(course)} className="link">
                    {text.freeLesson.link}
                  </SiteLink>
                </p>
              )}
            </div>
            <OfferPanel course={course} areaPath={areaPath} text={text} />
          </HeroColumns>
          {text.chips ? (
            <>
              <h2 className="sr-only">{text.chips.answer}</h2>
              <Points
                className="mt-block gap-0 border-rule sm:grid-cols-2 lx:grid-cols-4"
                itemClassName="border-b-0 pr-6 lx:not-first:border-l lx:not-first:pl-6"
                items={withIcons(text.chips.items)}
              />
            </>
          ) : (
            <CourseFacts course={course} />
          )}
        </div>
      </section>
      <Suspense>
        <CourseSections
          text={text}
          calculator={
            calculator && (
              <SavingsCalculator
                section={calculator}
                price={hryvniaPrice(course, site.hryvniaRate)}
                input={savingsInput}
                onInputChange={onSavingsInputChange}
              />
            )
          }
          action={enrollFor}
        />
        <ClosingCall {...text.closing}>
          {enrollFor}
          {course.area && !areaPath && (
            <SiteLink href="/access-code" className="link">
              {labels.alreadyPaid}
            </SiteLink>
          )}
        </ClosingCall>
        <FloatBar toTopLabel={labels.toTop} className={FLOAT_WITH_TIME}>
          {!areaPath && !course.isComingSoon && <FloatTime course={course} />}
          {!areaPath && <CoursePrice course={course} className={FLOAT_PRICE} />}
          <EnrollLink course={course} />
        </FloatBar>
      </Suspense>
    </>
  )
}

function CourseFacts(props: { course: Course }) {
  const { course } = props
  const locale = useLocale()
  const t = useMessages('courses').courses

  const { students, rating, prompts, duration } = course.stats
  const { facts } = t
  return (
    <Facts
      className="mt-block border-rule"
      items={[
        students !== undefined && {
          figure: `${formatNumber(locale, students)}+`,
          words: facts.students,
        },
        rating !== undefined && {
          figure: formatDecimal(locale, rating),
          unit: facts.ratingUnit,
          words: facts.rating,
        },
        prompts !== undefined && {
          figure: `${formatNumber(locale, prompts)}+`,
          words: facts.prompts,
        },
        duration !== undefined && {
          figure: formatNumber(locale, duration),
          unit: plural(locale, duration, t.stats.hours),
          words: facts.duration,
        },
      ].filter((fact) => fact !== false)}
    />
  )
}
