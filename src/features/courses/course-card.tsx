import Clock from 'lucide-react/icons/clock'

import { SiteLink } from '#src/blocks/site-link.tsx'
import type { Course } from '#src/content/model.ts'
import { courseHref, priceState } from '#src/content/prices.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { cn } from '#src/lib/cn.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Ribbon } from '#src/ui/ribbon.tsx'
import { LevelTag, Tag } from '#src/ui/tag.tsx'

import { CoursePlate } from './course-plate.tsx'
import { CoursePrice } from './course-price.tsx'
import { courseStats } from './course-stats.tsx'

/** A course in the catalogue. Only the first is the page's primary action. */
export function CourseCard(props: {
  course: Course
  isFirst: boolean
  hryvniaRate: number
  waitlistUrl: string
  locale: Locale
  t: Messages
}) {
  const { course, isFirst, hryvniaRate, waitlistUrl, locale, t } = props
  const state = priceState(course)
  const words = t.courses
  return (
    <article className={cn('course', course.level && `lv${course.level}`, isFirst && 'is-first')}>
      {course.badge && <Ribbon>{course.badge.text}</Ribbon>}
      <div className="course-h">
        <CoursePlate course={course} />
        <div className="tags">
          {course.level && <LevelTag level={course.level}>{words.level(course.level)}</LevelTag>}
          {state === 'free' && <Tag variant="line">{words.free}</Tag>}
          {state === 'soon' && (
            <Tag variant="line">
              <Icon icon={Clock} />
              {words.comingSoon}
            </Tag>
          )}
        </div>
      </div>
      <h3>{course.title}</h3>
      <p>{course.subtitle}</p>
      <div className="stat num">
        {courseStats(course, locale, words).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
      {state === 'soon' && <p className="early num">{words.earlyAccess}</p>}
      <div className="foot">
        <CoursePrice course={course} hryvniaRate={hryvniaRate} locale={locale} t={words} />
        {state === 'soon' ? (
          <a href={waitlistUrl} target="_blank" rel="noopener" className="btn btn-line btn-wide">
            {words.joinWaitlist}
            <span className="vh">
              : {course.title} ({t.opensInNewTab})
            </span>
          </a>
        ) : (
          <SiteLink
            href={courseHref(course)}
            className={cn('btn btn-wide btn-go', !isFirst && 'btn-line')}
          >
            {state === 'free' ? words.getFree : words.enroll}
            <span className="vh">: {course.title}</span>
          </SiteLink>
        )}
      </div>
    </article>
  )
}
