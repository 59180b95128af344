import { lazyComponent } from '#src/components/lazy-component.tsx'
import { OfferBox, OfferNote, OfferPrice, OfferTop } from '#src/components/offer-box.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { Meter } from '#src/components/ui/meter.tsx'
import type { Course, CourseText } from '#src/content/model.ts'
import { coursePrice } from '#src/content/prices.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatCount, formatMoney, formatNumber, moneyParts } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { monthProgress } from '#src/lib/countdown.ts'

import { CohortLine } from './cohort-line.tsx'
import { CountdownClock } from './countdown-clock.tsx'
import { EnrollLink } from './enroll-link.tsx'
import { useIsOfferOver } from './use-is-offer-over.ts'
import { useNow } from './use-now.ts'

const MONTH_DAYS = 30
const HOUR = 3_600_000
const WEEK_DAYS = 7

const OwnedCoursePanel = lazyComponent(() =>
  import('./owned-course-panel.tsx').then((module) => module.OwnedCoursePanel),
)

/** Current price, old price and countdown; owners of the course see their progress instead. */
export function OfferPanel(props: {
  course: Course
  /** Path of the course area for an owner of the course. */
  areaPath: string | undefined
  text: CourseText
}) {
  const { course, areaPath, text } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('courses')

  const labels = t.courses
  const isOver = useIsOfferOver(course)
  const { now, old } = coursePrice(course, locale, site.hryvniaRate)
  const { figure, unit } = moneyParts(locale, now.amount, now.currency)
  const { guaranteeDays } = site.offers
  const { offer, proof } = text
  const isMonth = course.countdown === 'end-of-month'
  const guaranteeText = formatCount(locale, guaranteeDays, labels.units.days)
  if (areaPath) {
    return (
      <OfferBox className="*:in-data-progress:invisible">
        <OwnedCoursePanel href={areaPath} />
      </OfferBox>
    )
  }
  return (
    <OfferBox className="*:in-data-progress:invisible">
      {!isOver && old && (
        <OfferTop
          tag={offer?.tag}
          was={
            <>
              <span className="sr-only">{labels.oldPrice} </span>
              {formatMoney(locale, old.amount, old.currency)}
            </>
          }
        />
      )}
      <OfferPrice long={now.amount >= 1000} unit={unit}>
        <span className="sr-only">{labels.price} </span>
        {figure}
      </OfferPrice>
      {!isOver && old && offer?.urge && (
        <p className="tabular-nums">
          <b>{labels.youSave(formatMoney(locale, old.amount - now.amount, now.currency))}</b>{' '}
          {offer.urge}
        </p>
      )}
      {!isOver && (
        <>
          <CountdownClock course={course} hasSeconds={isMonth} />
          {isMonth && <MonthMeter />}
          {course.countdown === 'week-ahead' && (
            <Dashes of={WEEK_DAYS} value={WEEK_DAYS} tone="ink" />
          )}
        </>
      )}
      <CohortLine course={course} hasCalendar />
      {proof && (
        <p className="flex flex-wrap gap-x-5 gap-y-[0.2rem] text-small/[1.45] tabular-nums">
          {proof.enrolledToday !== undefined && (
            <span>{labels.enrolledToday(formatNumber(locale, proof.enrolledToday))}</span>
          )}{' '}
          {proof.places && <span>{labels.placesLeft(proof.places.left, proof.places.of)}</span>}
          {proof.note && <span className="basis-full">{proof.note}</span>}
        </p>
      )}
      <EnrollLink course={course} size="lg" wide />
      <OfferNote>
        {labels.guarantee(guaranteeDays, guaranteeText)}{' '}
        <SiteLink href="/offer">{t.footer.offer}</SiteLink>
        {'. '}
        {course.area && <SiteLink href="/access-code">{labels.alreadyPaid}</SiteLink>}
      </OfferNote>
    </OfferBox>
  )
}

/** Elapsed days of the month as dashes; the prerendered page reserves the space. */
function MonthMeter() {
  const t = useMessages('courses').courses

  const now = useNow(HOUR)
  const { day, days } = now === undefined ? { day: 0, days: MONTH_DAYS } : monthProgress(now)
  return (
    <div>
      <Meter
        of={days}
        value={day}
        className="h-[14px] [--color-pen:var(--color-on-marker)] forced-colors:[--color-pen:CanvasText]"
      />
      <p
        className="mt-[0.4rem] needs-js text-small/[1.45] tabular-nums data-empty:invisible"
        data-empty={now === undefined ? '' : undefined}
      >
        {t.dayOfMonth(day, days)}
      </p>
    </div>
  )
}
