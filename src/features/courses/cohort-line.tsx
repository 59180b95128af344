import { courseCalendarPath } from '#src/content/calendar-path.ts'
import type { Course } from '#src/content/model.ts'
import { formatCount, formatDate } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

/** Start date and number of places of the next group; nothing if the content names none. */
export function CohortLine(props: {
  course: Pick<Course, 'id' | 'startsOn' | 'places' | 'title'>
  /** Adds a link to a calendar file. */
  hasCalendar?: boolean
  className?: string
}) {
  const { course, hasCalendar = false, className } = props
  const locale = useLocale()
  const t = useMessages('courses').courses

  const { id, startsOn, places, title } = course
  if (startsOn === undefined) return null
  return (
    <p
      data-slot="cohort-line"
      className={cn('flex flex-wrap gap-x-4 gap-y-1 text-small tabular-nums', className)}
    >
      <time className="font-semi" dateTime={startsOn}>
        {t.starts(formatDate(locale, startsOn))}
      </time>{' '}
      {places !== undefined && <span>{formatCount(locale, places, t.places)}</span>}{' '}
      {hasCalendar && (
        <a
          className="underline underline-offset-4"
          href={import.meta.env.BASE_URL + courseCalendarPath(id, locale).slice(1)}
          download={`${id}.ics`}
          data-pagefind-ignore
        >
          {t.addToCalendar}
          <span className="sr-only">: {title}</span>
        </a>
      )}
    </p>
  )
}
