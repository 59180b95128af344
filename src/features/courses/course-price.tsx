import { PRICE, WAS } from '#src/components/ui/price.tsx'
import type { Course } from '#src/content/model.ts'
import { coursePrice, priceState } from '#src/content/prices.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { useIsOfferOver } from './use-is-offer-over.ts'

/** Price of a course in the page's currency; the old price is announced as such to screen readers. */
export function CoursePrice(props: {
  course: Course
  /** Whether the visitor owns the course, which hides the price; omit it if ownership is not known. */
  isBought?: boolean
  className?: string
}) {
  const { course, isBought, className } = props
  const { hryvniaRate } = useSite()
  const locale = useLocale()
  const t = useMessages('courses').courses

  const isOver = useIsOfferOver(course)
  if (isBought) return <span className="text-small in-data-progress:invisible">{t.yours}</span>
  if (priceState(course) === 'free') return <span className={cn(PRICE, className)}>{t.free}</span>
  const { now, old } = coursePrice(course, locale, hryvniaRate)
  const oldPrice = old && !isOver && (
    <s className={WAS}>
      <span className="sr-only">{t.oldPrice} </span>
      {formatMoney(locale, old.amount, old.currency)}
    </s>
  )
  return (
    // Hidden until stored progress has been read.
    <span className={cn(PRICE, isBought !== undefined && 'in-data-progress:invisible', className)}>
      {oldPrice && <>{oldPrice} </>}
      <span className="sr-only">{t.price} </span>
      {formatMoney(locale, now.amount, now.currency)}
    </span>
  )
}
