import { Link } from '@tanstack/react-router'

import { ClosingCall } from '#src/blocks/closing-call.tsx'
import { Exchange } from '#src/blocks/exchange.tsx'
import { FloatBar } from '#src/blocks/float-bar.tsx'
import type { Course, CourseText, Site } from '#src/content/model.ts'
import { priceState } from '#src/content/prices.ts'
import { formatPercent, plural } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { LevelTag, Tag } from '#src/ui/tag.tsx'

import { CountdownClock } from './countdown-clock.tsx'
import { CoursePlate } from './course-plate.tsx'
import { CoursePrice } from './course-price.tsx'
import { courseSections } from './course-sections.tsx'
import { courseStats } from './course-stats.tsx'
import { EnrollLink } from './enroll-link.tsx'
import { SectionList } from './section-list.tsx'

/** The page of a course that has no landing of its own. */
export function CoursePage(props: {
  course: Course
  text: CourseText | undefined
  site: Site
  locale: Locale
  t: MessagesOf<'courses'>
}) {
  const { course, text, site, locale, t } = props
  const words = t.courses
  const state = priceState(course)
  const { guaranteeDays, waitlistDiscount } = site.offers
  const price = (
    <CoursePrice course={course} hryvniaRate={site.hryvniaRate} locale={locale} t={words} />
  )
  return (
    <>
      <section className="hero page-end">
        <div className="wrap">
          <p className="back">
            <Link to="/courses" className="link">
              {words.backToCourses}
            </Link>
          </p>
          <div className="course-h">
            <CoursePlate course={course} />
            <div className="tags">
              {course.level && (
                <LevelTag level={course.level}>{words.level(course.level)}</LevelTag>
              )}
              {state === 'soon' && <Tag variant="line">{words.comingSoon}</Tag>}
            </div>
          </div>
          <Exchange as="h1" size="h1" question={course.subtitle} answer={course.title} />
          <p className="lead">{course.description}</p>
          <p className="course-facts num">{courseStats(course, locale, words).join(' · ')}</p>
          <div className="cta-row">
            {price}
            <EnrollLink course={course} t={t} className="btn btn-lg btn-go" />
          </div>
          {state === 'soon' && (
            <p className="early num">
              {words.earlyAccess(formatPercent(locale, waitlistDiscount))}
            </p>
          )}
          {course.benefits.length > 0 && (
            <div className="duo course-benefits">
              <Exchange question={words.whatYouGet} answer={words.benefits} />
              <ul className="list">
                {course.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </section>
      {text && (
        <>
          <SectionList
            sections={courseSections({
              text,
              hasFeaturesAbove: false,
              calculator: null,
              action: <EnrollLink course={course} t={t} className="btn btn-lg btn-go" />,
              guaranteeDays,
              guaranteeUnit: plural(locale, guaranteeDays, words.units.days),
              t: words,
            })}
          />
          <ClosingCall question={text.closing.question} answer={text.closing.answer}>
            <EnrollLink course={course} t={t} className="btn btn-lg btn-go" />
          </ClosingCall>
        </>
      )}
      <FloatBar toTopLabel={words.toTop}>
        {course.countdown !== 'off' && (
          <div className="float-time">
            <span className="meta">{words.earlyPriceEnds}</span>
            <CountdownClock course={course} hasSeconds locale={locale} t={words} />
          </div>
        )}
        {price}
        <EnrollLink course={course} t={t} className="btn btn-go" />
      </FloatBar>
    </>
  )
}
