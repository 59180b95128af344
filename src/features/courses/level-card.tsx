import { useId } from 'react'

import { SiteLink } from '#src/components/site-link.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { LEVEL_CLASS } from '#src/components/ui/level-dashes.tsx'
import { List } from '#src/components/ui/list.tsx'
import { LevelTag, Tags } from '#src/components/ui/tag.tsx'
import { courseHref } from '#src/content/course-paths.ts'
import type { Course } from '#src/content/model.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { PartMessages } from '#src/i18n/messages.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import {
  type CourseProgress,
  courseState,
  type CourseState,
  hasProgressBar,
  progressPercent,
} from '#src/lib/course-progress.ts'

import { CourseActions } from './course-actions.tsx'
import { StateTag, TITLE_LINK } from './course-card.tsx'
import { CourseHead, SoonTag } from './course-head.tsx'
import { CoursePrice } from './course-price.tsx'
import { lockReason } from './lock-reason.ts'

/** Number of benefits listed on a card. */
const BENEFITS_SHOWN = 3

/** Number of dashes in a progress bar, each ten percent. */
const DASHES = 10

/** Full-width buttons at widths where a price and its button do not fit on one line of every card. */
const FULL_WIDTH_BUTTON = 'max-[32.5rem]:w-full sm:max-[68rem]:w-full'

/** Card of a level on the learning path, depending on the student's progress. */
export function LevelCard(props: {
  course: Course
  previous: Course | undefined
  progress: CourseProgress
}) {
  const { course, previous, progress } = props
  const locale = useLocale()
  const t = useMessages('courses')

  const reasonId = useId()
  const percent = progressPercent(course.id, progress)
  const state = courseState(course, progress)
  const { isOwned, lock, action } = state
  const isDone = state.kind === 'completed'
  const percentText = formatPercent(locale, percent)
  // Level 1 is never locked, so it needs less space for its status.
  const isFirst = course.level === 1
  const isLine = isDone || Boolean(lock) || action === 'plan'
  const mutedClass = lock && 'text-ink-3'
  return (
    <article
      className={cn(
        'flex min-w-0 flex-col border-t-6 p-[clamp(1.25rem,2.6vw,2.25rem)]',
        course.level && LEVEL_CLASS[course.level],
        lock ? 'bg-sunk' : 'bg-surface',
        isDone ? 'border-ok outline-2 -outline-offset-2 outline-ok' : 'border-level',
      )}
    >
      <CourseHead course={course} isOutlined={Boolean(lock)}>
        {/* The status is aligned right of the level, or below it on narrow cards. */}
        <Tags className="flex-1 justify-between">
          <Tags>
            {course.level && (
              <LevelTag level={course.level}>{t.courses.level(course.level)}</LevelTag>
            )}
            {course.isComingSoon && !isDone && <SoonTag label={t.courses.comingSoon} />}
          </Tags>
          {(isDone || lock) && <StateTag kind={state.kind} />}
        </Tags>
      </CourseHead>
      <h3
        className={cn(
          'mt-6 text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)]/[1.1] tracking-[-0.028em]',
          mutedClass,
        )}
      >
        <SiteLink href={courseHref(course)} className={TITLE_LINK}>
          {course.title}
        </SiteLink>
      </h3>
      <p className={cn('mt-[0.4rem]', mutedClass || 'text-ink-2')}>{course.subtitle}</p>
      <List
        items={course.benefits.slice(0, BENEFITS_SHOWN)}
        dash="level"
        className={cn('mt-[1.1rem] text-small/body', mutedClass)}
      />
      {/* Reserves the larger height of progress and lock reason, so that the card does not move when they are
          swapped. */}
      <div className={isFirst ? 'min-h-8' : 'min-h-15 max-[26rem]:min-h-21 sm:max-md:min-h-21'}>
        {hasProgressBar(course.id, progress) && (
          <div
            className={cn(
              'grid grid-cols-[1fr_auto] items-center gap-4',
              isFirst ? 'mt-[0.85rem]' : 'mt-6',
            )}
          >
            <Dashes
              of={DASHES}
              value={(percent / 100) * DASHES}
              label={t.learningPath.progress(percentText)}
            />
            <span className="meta tabular-nums" aria-hidden="true">
              {percentText}
            </span>
          </div>
        )}
        {isOwned && course.isComingSoon && !isDone && (
          <p className="mt-4 tabular-nums in-data-progress:invisible">
            {t.courses.yoursComingSoon}
          </p>
        )}
        {lock && (
          <p
            id={reasonId}
            className="mt-[0.9rem] text-small/body text-ink-2 in-data-progress:invisible"
          >
            {lockReason(lock, course, previous, t.courses)}
          </p>
        )}
      </div>
      <div
        className={cn(
          'mt-auto flex flex-wrap items-center justify-between gap-4 max-[32.5rem]:flex-col max-[32.5rem]:items-stretch sm:max-[68rem]:flex-col sm:max-[68rem]:items-stretch',
          isFirst ? 'pt-[0.85rem]' : 'pt-7',
        )}
      >
        <CoursePrice course={course} isBought={isOwned} className={cn('text-[2rem]', mutedClass)} />
        <div className="flex flex-wrap items-center gap-3 in-data-progress:invisible">
          <CourseActions
            course={course}
            state={state}
            lockedLabel={t.courses.locked}
            reasonId={reasonId}
            label={<span>{linkLabel(action, Boolean(lock), t)}</span>}
            variant={isLine ? 'line' : 'primary'}
            go={!isLine}
            className={FULL_WIDTH_BUTTON}
          />
        </div>
      </div>
    </article>
  )
}

/** Label of the link to a level, depending on its state. */
function linkLabel(
  action: CourseState['action'],
  isLocked: boolean,
  t: PartMessages<'courses'>,
): string {
  if (action === 'review') return t.learningPath.review
  if (action === 'plan') return t.courses.content.aboutCourse
  return isLocked ? t.courses.enroll : t.learningPath.start
}
