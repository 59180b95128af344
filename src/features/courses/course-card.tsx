import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { useId } from 'react'

import { SiteLink } from '#src/blocks/site-link.tsx'
import type { Course, Site } from '#src/content/model.ts'
import { contentHref, courseHref, priceState } from '#src/content/prices.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { cn } from '#src/lib/cn.ts'
import type { CardState, Lock as CourseLock } from '#src/lib/course-progress.ts'
import { Icon } from '#src/ui/icon.tsx'
import { NewTabLink } from '#src/ui/new-tab-link.tsx'
import { Ribbon } from '#src/ui/ribbon.tsx'
import { LevelTag, Tag } from '#src/ui/tag.tsx'

import { CoursePlate } from './course-plate.tsx'
import { CoursePrice } from './course-price.tsx'
import { courseStats } from './course-stats.tsx'
import { lockReason } from './lock-reason.ts'
import { LockedButton } from './locked-button.tsx'
import { SoonTag } from './soon-tag.tsx'

/** A course in the catalogue. Only the first is the page's primary action. */
export function CourseCard(props: {
  course: Course
  state: CardState
  /** What keeps it closed. */
  lock: CourseLock | undefined
  /** The course that has to be finished before this one. */
  previous: Course | undefined
  isFirst: boolean
  isBought: boolean
  site: Site
  locale: Locale
  t: MessagesOf<'courses'>
}) {
  const { course, state, lock, previous, isFirst, isBought, site, locale, t } = props
  // Read on this site: the card leads into it.
  const isOwn = isBought && Boolean(course.area)
  const words = t.courses
  const facts = courseStats(course, locale, words)
  const reasonId = useId()
  return (
    <article
      className={cn(
        'course',
        course.level && `lv${course.level}`,
        isFirst && 'is-first',
        state === 'completed' && 'is-done',
        state === 'locked' && 'is-lock',
      )}
    >
      {course.badge && <Ribbon>{course.badge.text}</Ribbon>}
      <div className="course-h">
        <CoursePlate course={course} />
        <div className="tags">
          {course.level && <LevelTag level={course.level}>{words.level(course.level)}</LevelTag>}
          {course.isNew && <Tag variant="marker">{words.isNew}</Tag>}
          {priceState(course) === 'free' && <Tag variant="line">{words.free}</Tag>}
          {course.isComingSoon && state !== 'completed' && <SoonTag label={words.comingSoon} />}
          <StateTag state={state} t={words} />
        </div>
      </div>
      <h3>
        <SiteLink href={courseHref(course)}>{course.title}</SiteLink>
      </h3>
      <p>{course.subtitle}</p>
      <div className={cn('stat num', facts.length > 3 && 'two-by-two')}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
      {state === 'soon' && (
        <p className="early num by-progress">
          {isBought
            ? words.yoursToCome
            : words.earlyAccess(formatPercent(locale, site.offers.waitlistDiscount))}
        </p>
      )}
      {state === 'locked' && lock && (
        <p id={reasonId} className="why by-progress">
          {lockReason(lock, course, previous, words)}
        </p>
      )}
      <div className="foot">
        <CoursePrice
          course={course}
          isBought={isBought}
          hryvniaRate={site.hryvniaRate}
          locale={locale}
          t={words}
        />
        <div className="by-progress">
          {state === 'locked' ? (
            <LockedButton label={words.completePrevious} reasonId={reasonId} isWide />
          ) : state === 'soon' && !isBought ? (
            <NewTabLink
              href={site.links.waitlist.url}
              className="btn btn-line btn-wide"
              newTabLabel={t.opensInNewTab}
            >
              {words.joinWaitlist}
              <span className="vh">: {course.title}</span>
            </NewTabLink>
          ) : (
            <SiteLink
              href={isOwn ? contentHref(course) : courseHref(course)}
              className={cn(
                'btn btn-wide',
                state === 'available' && 'btn-go',
                (!isFirst || state === 'completed') && 'btn-line',
              )}
            >
              {linkLabel(course, state, isOwn, words)}
              <span className="vh">: {course.title}</span>
            </SiteLink>
          )}
        </div>
      </div>
    </article>
  )
}

/** What the link into a course says. */
function linkLabel(
  course: Course,
  state: CardState,
  isOwn: boolean,
  t: MessagesOf<'courses'>['courses'],
): string {
  if (state === 'completed') return t.review
  if (isOwn) return t.toCourse
  if (state === 'soon') return t.content.aboutCourse
  return priceState(course) === 'free' ? t.getFree : t.enroll
}

function StateTag({ state, t }: { state: CardState; t: MessagesOf<'courses'>['courses'] }) {
  switch (state) {
    case 'completed':
      return (
        <Tag variant="ok">
          <Icon icon={Check} size="sm" />
          {t.completed}
        </Tag>
      )
    case 'locked':
      return (
        <Tag className="by-progress">
          <Icon icon={Lock} size="sm" />
          {t.locked}
        </Tag>
      )
    case 'soon':
    case 'available':
      return null
  }
}
