import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { useId } from 'react'

import { SiteLink } from '#src/components/site-link.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { LevelTag, Tag, Tags } from '#src/components/ui/tag.tsx'
import type { Course } from '#src/content/model.ts'
import { contentHref, courseHref } from '#src/content/prices.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import {
  type CourseProgress,
  courseState,
  type CourseState,
  hasProgressBar,
  progressPercent,
} from '#src/lib/course-progress.ts'

import { CoursePlate } from './course-plate.tsx'
import { CoursePrice } from './course-price.tsx'
import { lockReason } from './lock-reason.ts'
import { LockedButton } from './locked-button.tsx'
import { SoonTag } from './soon-tag.tsx'
import { WaitlistLink } from './waitlist-link.tsx'

/** Benefits that a card names. */
const BENEFITS_SHOWN = 3

/** Dashes of a progress bar: ten percent each. */
const DASHES = 10

/** A level of the path, in its state. */
export function LevelCard(props: {
  course: Course
  previous: Course | undefined
  progress: CourseProgress
}) {
  const { course, previous, progress } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('courses')

  const reasonId = useId()
  const percent = progressPercent(course.id, progress)
  const { kind, isOwned, lock, action } = courseState(course, progress)
  const isDone = kind === 'completed'
  const shown = formatPercent(locale, percent)
  return (
    <article
      className={cn(
        'lvl',
        course.level && `lv${course.level}`,
        isDone && 'is-done',
        lock && 'is-lock',
      )}
    >
      <div className="course-h">
        <CoursePlate course={course} />
        <div className="tags">
          <Spaced>
            <Tags>
              {course.level && (
                <LevelTag level={course.level}>{t.courses.level(course.level)}</LevelTag>
              )}
              {course.isComingSoon && !isDone && <SoonTag label={t.courses.comingSoon} />}
            </Tags>
            {isDone && (
              <Tag variant="ok">
                <Icon icon={Check} size="sm" />
                {t.courses.completed}
              </Tag>
            )}
            {lock && (
              <Tag className="by-progress">
                <Icon icon={Lock} size="sm" />
                {t.courses.locked}
              </Tag>
            )}
          </Spaced>
        </div>
      </div>
      <h3>
        <SiteLink href={courseHref(course)}>{course.title}</SiteLink>
      </h3>
      <p>{course.subtitle}</p>
      <ul className="list">
        {course.benefits.slice(0, BENEFITS_SHOWN).map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <div className="lvl-s">
        {hasProgressBar(course.id, progress) && (
          <div className="pgr">
            <Dashes
              of={DASHES}
              value={(percent / 100) * DASHES}
              progress
              label={t.learningPath.progress(shown)}
            />
            <span className="meta num" aria-hidden="true">
              {shown}
            </span>
          </div>
        )}
        {isOwned && course.isComingSoon && !isDone && (
          <p className="early num by-progress">{t.courses.yoursToCome}</p>
        )}
        {lock && (
          <p id={reasonId} className="why by-progress">
            {lockReason(lock, course, previous, t.courses)}
          </p>
        )}
      </div>
      <div className="lvl-f">
        <CoursePrice course={course} isBought={isOwned} hryvniaRate={site.hryvniaRate} />
        <div className="by-progress flex flex-wrap items-center gap-3">
          {lock && <LockedButton label={t.courses.locked} reasonId={reasonId} />}{' '}
          {action === 'waitlist' ? (
            <WaitlistLink title={course.title} className="btn-line" />
          ) : action ? (
            <SiteLink
              // What is read on this site leads its owner into it.
              href={isOwned && action !== 'plan' ? contentHref(course) : courseHref(course)}
              className={cn('btn', isDone || lock || action === 'plan' ? 'btn-line' : 'btn-go')}
            >
              <span>{linkLabel(action, Boolean(lock), t)}</span>
              <span className="sr-only">: {course.title}</span>
            </SiteLink>
          ) : null}
        </div>
      </div>
    </article>
  )
}

/** What the link into a level says. */
function linkLabel(
  action: CourseState['action'],
  isLocked: boolean,
  t: MessagesOf<'courses'>,
): string {
  if (action === 'review') return t.learningPath.review
  if (action === 'plan') return t.courses.content.aboutCourse
  return isLocked ? t.courses.enroll : t.learningPath.start
}
