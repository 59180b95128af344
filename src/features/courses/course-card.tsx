import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { useId } from 'react'

import { SiteLink } from '#src/components/site-link.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { LevelTag, Tag } from '#src/components/ui/tag.tsx'
import type { Course } from '#src/content/model.ts'
import { contentHref, courseHref, priceState } from '#src/content/prices.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import type { CourseState } from '#src/lib/course-progress.ts'

import { CohortLine } from './cohort-line.tsx'
import { CoursePlate } from './course-plate.tsx'
import { CoursePrice } from './course-price.tsx'
import { courseStats } from './course-stats.tsx'
import { lockReason } from './lock-reason.ts'
import { LockedButton } from './locked-button.tsx'
import { SoonTag } from './soon-tag.tsx'
import { WaitlistLink } from './waitlist-link.tsx'

/** A course in the catalogue. Only the first is the page's primary action. */
export function CourseCard(props: {
  course: Course
  state: CourseState
  /** The course that has to be finished before this one. */
  previous: Course | undefined
  isFirst: boolean
}) {
  const { course, state, previous, isFirst } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('courses')

  const { isOwned, lock, action } = state
  const isDone = state.kind === 'completed'
  const words = t.courses
  const facts = courseStats(course, locale, words)
  const reasonId = useId()
  return (
    <article
      className={cn(
        'course',
        course.level && `lv${course.level}`,
        isFirst && 'is-first',
        isDone && 'is-done',
        lock && 'is-lock',
      )}
    >
      {course.badge && <Ribbon color={course.badge.color}>{course.badge.text}</Ribbon>}
      <div className="course-h">
        <CoursePlate course={course} />
        <div className="tags">
          <Spaced>
            {course.level && <LevelTag level={course.level}>{words.level(course.level)}</LevelTag>}
            {course.isNew && <Tag variant="marker">{words.isNew}</Tag>}
            {priceState(course) === 'free' && <Tag variant="line">{words.free}</Tag>}
            {course.isComingSoon && !isDone && <SoonTag label={words.comingSoon} />}
            <StateTag state={state} />
          </Spaced>
        </div>
      </div>
      <h3>
        <SiteLink href={courseHref(course)}>{course.title}</SiteLink>
      </h3>
      <p>{course.subtitle}</p>
      <div className={cn('stat num', facts.length > 3 && 'two-by-two')}>
        <Spaced>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Spaced>
      </div>
      <CohortLine course={course} />
      {course.isComingSoon && !isDone && (
        <p className="early num by-progress">
          {isOwned
            ? words.yoursToCome
            : words.earlyAccess(formatPercent(locale, site.offers.waitlistDiscount))}
        </p>
      )}
      {lock && (
        <p id={reasonId} className="why by-progress">
          {lockReason(lock, course, previous, words)}
        </p>
      )}
      <div className="foot">
        <CoursePrice course={course} isBought={isOwned} hryvniaRate={site.hryvniaRate} />
        <div className="by-progress grid gap-3">
          {lock && <LockedButton label={words.completePrevious} reasonId={reasonId} isWide />}{' '}
          {action === 'waitlist' ? (
            <WaitlistLink title={course.title} className="btn-line btn-wide" />
          ) : action ? (
            <SiteLink
              href={isOwned && action !== 'plan' ? contentHref(course) : courseHref(course)}
              className={cn(
                'btn btn-wide',
                (action === 'open' || action === 'enroll') && 'btn-go',
                (!isFirst || isDone) && 'btn-line',
              )}
            >
              {linkLabel(course, action, words)}
              <span className="sr-only">: {course.title}</span>
            </SiteLink>
          ) : null}
        </div>
      </div>
    </article>
  )
}

/** What the link into a course says. */
function linkLabel(
  course: Course,
  action: CourseState['action'],
  t: MessagesOf<'courses'>['courses'],
): string {
  if (action === 'review') return t.review
  if (action === 'open') return course.area ? t.toCourse : t.content.aboutCourse
  if (action === 'plan') return t.content.aboutCourse
  return priceState(course) === 'free' ? t.getFree : t.enroll
}

function StateTag({ state }: { state: CourseState }) {
  const t = useMessages('courses').courses

  switch (state.kind) {
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
    case 'owned':
    case 'coming':
    case 'onSale':
      return null
  }
}
