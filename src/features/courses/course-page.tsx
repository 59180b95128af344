import { Link } from '@tanstack/react-router'

import { Exchange } from '#src/blocks/exchange.tsx'
import { SiteLink } from '#src/blocks/site-link.tsx'
import type { Course, Site } from '#src/content/model.ts'
import { enrollHref, priceState } from '#src/content/prices.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { LevelTag, Tag } from '#src/ui/tag.tsx'

import { CoursePlate } from './course-plate.tsx'
import { CoursePrice } from './course-price.tsx'
import { courseStats } from './course-stats.tsx'

/** The page of a course that has no landing of its own. */
export function CoursePage(props: { course: Course; site: Site; locale: Locale; t: Messages }) {
  const { course, site, locale, t } = props
  const words = t.courses
  const state = priceState(course)
  const href = enrollHref(course)
  const isExternal = state !== 'soon'
  const label = { soon: words.waiting, free: words.getFree, paid: words.enroll }[state]
  return (
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
            {course.level && <LevelTag level={course.level}>{words.level(course.level)}</LevelTag>}
            {state === 'soon' && <Tag variant="line">{words.comingSoon}</Tag>}
          </div>
        </div>
        <Exchange as="h1" size="h1" question={course.subtitle} answer={course.title} />
        <p className="lead">{course.description}</p>
        <p className="course-facts num">{courseStats(course, locale, words).join(' · ')}</p>
        <div className="cta-row">
          <CoursePrice course={course} hryvniaRate={site.hryvniaRate} locale={locale} t={words} />
          <SiteLink
            href={href}
            className="btn btn-lg btn-go"
            {...(isExternal && { target: '_blank', rel: 'noopener' })}
          >
            {label}
            {isExternal && <span className="vh"> ({t.opensInNewTab})</span>}
          </SiteLink>
        </div>
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
  )
}
