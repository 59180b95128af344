import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { useId } from 'react'

import { SiteLink } from '#src/blocks/site-link.tsx'
import type { Course } from '#src/content/model.ts'
import { contentHref, courseHref } from '#src/content/prices.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { cn } from '#src/lib/cn.ts'
import {
  type CourseProgress,
  hasProgressBar,
  lockOf,
  progressPercent,
} from '#src/lib/course-progress.ts'
import { Dashes } from '#src/ui/dashes.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { LevelTag, Tag, Tags } from '#src/ui/tag.tsx'

import { CoursePlate } from './course-plate.tsx'
import { CoursePrice } from './course-price.tsx'
import { lockReason } from './lock-reason.ts'
import { LockedButton } from './locked-button.tsx'
import { SoonTag } from './soon-tag.tsx'

/** Benefits that a card names. */
const BENEFITS_SHOWN = 3

/** Dashes of a progress bar: ten percent each. */
const DASHES = 10

/** A level of the path, in its state. */
export function LevelCard(props: {
  course: Course
  previous: Course | undefined
  progress: CourseProgress
  hryvniaRate: number
  locale: Locale
  t: MessagesOf<'courses'>
}) {
  const { course, previous, progress, hryvniaRate, locale, t } = props
  const reasonId = useId()
  const percent = progressPercent(course.id, progress)
  const isDone = percent === 100
  const isBought = progress.purchasedCourses.includes(course.id)
  const lock = isDone ? undefined : lockOf(course, progress)
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
        {lock && (
          <p id={reasonId} className="why by-progress">
            {lockReason(lock, course, previous, t.courses)}
          </p>
        )}
      </div>
      <div className="lvl-f">
        <CoursePrice
          course={course}
          isBought={isBought}
          hryvniaRate={hryvniaRate}
          locale={locale}
          t={t.courses}
        />
        <div className="by-progress">
          {lock ? (
            <LockedButton label={t.courses.locked} reasonId={reasonId} />
          ) : (
            <SiteLink
              // What is read on this site leads its owner into it.
              href={isBought && course.area ? contentHref(course) : courseHref(course)}
              className={cn('btn', isDone ? 'btn-line' : 'btn-go')}
            >
              <span>{isDone ? t.learningPath.review : t.learningPath.start}</span>
              <span className="vh">: {course.title}</span>
            </SiteLink>
          )}
        </div>
      </div>
    </article>
  )
}
