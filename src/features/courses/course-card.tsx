import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { useId } from 'react'

import { SiteLink } from '#src/components/site-link.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { LEVEL_CLASS } from '#src/components/ui/level-dashes.tsx'
import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { LevelTag, Tag, Tags } from '#src/components/ui/tag.tsx'
import { courseHref } from '#src/content/course-paths.ts'
import type { Course } from '#src/content/model.ts'
import { priceState } from '#src/content/prices.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { PartMessages } from '#src/i18n/messages.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import type { CourseState } from '#src/lib/course-progress.ts'

import { CohortLine } from './cohort-line.tsx'
import { CourseActions } from './course-actions.tsx'
import { CourseHead, SoonTag } from './course-head.tsx'
import { CoursePrice } from './course-price.tsx'
import { courseStats } from './course-stats.tsx'
import { lockReason } from './lock-reason.ts'

/** Classes of the course title link on a card. */
export const TITLE_LINK =
  'no-underline decoration-pen decoration-3 underline-offset-[0.16em] hover:underline'

/** Course card of the catalogue. Only the first one has a primary button. */
export function CourseCard(props: {
  course: Course
  state: CourseState
  /** The course that must be completed first. */
  previous: Course | undefined
  isFirst: boolean
}) {
  const { course, state, previous, isFirst } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('courses')

  const { isOwned, lock, action } = state
  const isDone = state.kind === 'completed'
  const labels = t.courses
  const facts = courseStats(course, locale, labels)
  const reasonId = useId()
  const mutedClass = lock && 'text-ink-3'
  return (
    <article
      className={cn(
        // The ribbon overlaps the top edge above the tags.
        'relative flex min-w-0 flex-col border-[1.5px] border-t-6 p-[clamp(1.25rem,2vw,1.75rem)] pt-7',
        course.level && LEVEL_CLASS[course.level],
        lock ? 'bg-sunk' : isFirst && 'bg-surface',
        isDone ? 'border-ok' : 'border-t-level',
        !isDone && (lock ? 'border-sunk' : isFirst ? 'border-transparent' : 'border-rule'),
      )}
    >
      {course.badge && (
        <Ribbon color={course.badge.color} className="-top-[6px]">
          {course.badge.text}
        </Ribbon>
      )}
      <CourseHead course={course} isOutlined={Boolean(lock)}>
        <Tags>
          {course.level && <LevelTag level={course.level}>{labels.level(course.level)}</LevelTag>}
          {course.isNew && <Tag variant="marker">{labels.isNew}</Tag>}
          {priceState(course) === 'free' && <Tag variant="line">{labels.free}</Tag>}
          {course.isComingSoon && !isDone && <SoonTag label={labels.comingSoon} />}
          <StateTag kind={state.kind} />
        </Tags>
      </CourseHead>
      <h3 className={cn('mt-5 leading-[1.15] tracking-[-0.02em]', mutedClass)}>
        <SiteLink href={courseHref(course)} className={TITLE_LINK}>
          {course.title}
        </SiteLink>
      </h3>
      <p className={cn('mt-2', mutedClass || 'text-ink-2')}>{course.subtitle}</p>
      <div
        className={cn(
          'mt-[0.9rem] gap-x-[0.9rem] gap-y-[0.2rem] text-small/body tabular-nums',
          mutedClass || 'text-ink-2',
          // Two columns, so that no row has a single fact.
          facts.length > 3 ? 'grid grid-cols-[auto_auto] justify-start' : 'flex flex-wrap',
        )}
      >
        <Spaced>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Spaced>
      </div>
      <CohortLine course={course} className={cn('mt-2', mutedClass || 'text-ink-2')} />
      {course.isComingSoon && !isDone && (
        <p
          className={cn(
            'mt-[0.9rem] text-small/body font-semi tabular-nums in-data-progress:invisible',
            mutedClass || 'text-ink',
          )}
        >
          {isOwned
            ? labels.yoursComingSoon
            : labels.earlyAccess(formatPercent(locale, site.offers.waitlistDiscount))}
        </p>
      )}
      {lock && (
        <p
          id={reasonId}
          className="mt-[0.9rem] text-small/body text-ink-3 in-data-progress:invisible"
        >
          {lockReason(lock, course, previous, labels)}
        </p>
      )}
      <div className="mt-auto grid gap-[0.9rem] pt-6">
        <CoursePrice
          course={course}
          isBought={isOwned}
          className={cn('text-[1.875rem]', mutedClass)}
        />
        <div className="grid gap-3 in-data-progress:invisible">
          <CourseActions
            course={course}
            state={state}
            lockedLabel={labels.completePrevious}
            reasonId={reasonId}
            label={linkLabel(course, action, labels)}
            variant={!isFirst || isDone ? 'line' : 'primary'}
            go={action === 'open' || action === 'enroll'}
            wide
          />
        </div>
      </div>
    </article>
  )
}

/** Label of the link to a course, depending on its state. */
function linkLabel(
  course: Course,
  action: CourseState['action'],
  t: PartMessages<'courses'>['courses'],
): string {
  if (action === 'review') return t.review
  if (action === 'open') return course.area ? t.toCourse : t.content.aboutCourse
  if (action === 'plan') return t.content.aboutCourse
  return priceState(course) === 'free' ? t.getFree : t.enroll
}

/** Tag of a completed or locked course. */
export function StateTag({ kind }: Pick<CourseState, 'kind'>) {
  const t = useMessages('courses').courses

  if (kind === 'completed') {
    return (
      <Tag variant="ok">
        <Icon icon={Check} size="sm" />
        {t.completed}
      </Tag>
    )
  }
  return (
    kind === 'locked' && (
      // On a sunk card the tag has no background, so it is aligned with the text.
      <Tag className="pl-0 in-data-progress:invisible">
        <Icon icon={Lock} size="sm" />
        {t.locked}
      </Tag>
    )
  )
}
