import { SiteLink } from '#src/components/site-link.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Course, CoursePackage } from '#src/content/model.ts'
import { countComing, courseHref, packagePrice } from '#src/content/prices.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatMoney, moneyParts, plural } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { messageLink } from '#src/lib/message-link.ts'

import { packageRest } from './package-rest.ts'

/** Courses sold together; the bars show which levels are inside. */
export function PackageCard(props: {
  pack: CoursePackage
  levels: readonly Course[]
  isBest: boolean
  /** Ids of the courses that this visitor has. */
  bought: readonly string[]
}) {
  const { pack, levels, isBest, bought } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('courses')

  const { now, old, saved } = packagePrice(pack, locale)
  const words = t.learningPath
  const { figure, unit } = moneyParts(locale, now.amount, now.currency)
  const inside = levels.filter(({ id }) => pack.courses.includes(id))
  const { hryvniaRate, links } = site
  const rest = packageRest(pack, levels, bought, { locale, hryvniaRate })
  const price = formatMoney(locale, now.amount, now.currency)
  // Who has all of it orders nothing.
  const coming = rest.missing.length > 0 ? countComing(pack, levels) : 0
  return (
    <article className={cn('card', isBest && 'best')}>
      {pack.badge &&
        (isBest ? (
          <Ribbon color={pack.badge.color}>{pack.badge.text}</Ribbon>
        ) : (
          <Tag color={pack.badge.color} className="pk-tag">
            {pack.badge.text}
          </Tag>
        ))}
      <div
        className="pl"
        role="img"
        aria-label={words.contains(inside.map(({ level }) => level).join(', '))}
      >
        {levels.map(({ id, level }) => (
          <i key={id} className={cn(`lv${level}`, !pack.courses.includes(id) && 'no')} />
        ))}
      </div>
      <h3>{pack.name}</h3>
      <p>{pack.description}</p>
      <p className="price num text-ink">
        {old && !rest.isNoDearer && (
          <s className="was">
            <span className="sr-only">{t.courses.oldPrice} </span>
            {formatMoney(locale, old.amount, old.currency)}
          </s>
        )}{' '}
        <span className="pp">
          <span className="sr-only">{t.courses.price} </span>
          {figure}
          {unit && <small> {unit}</small>}
        </span>
      </p>
      {rest.owned.length > 0 ? (
        <>
          <p>{words.alreadyYours(rest.owned.map(({ title }) => title).join(', '))}</p>
          {rest.isNoDearer && rest.missing.length > 0 && (
            <p className="num">{words.dearer(formatMoney(locale, rest.amount, now.currency))}</p>
          )}
        </>
      ) : (
        saved && (
          <p className="num">{words.saves(formatMoney(locale, saved.amount, saved.currency))}</p>
        )
      )}
      {coming > 0 && (
        <p className="num text-small">
          {plural(locale, coming, words.preOrder)(coming, inside.length)} {words.preOrderRefund}
        </p>
      )}
      <div className="foot">
        {rest.isNoDearer ? (
          rest.missing.map((course) => (
            <SiteLink key={course.id} href={courseHref(course)} className="btn btn-wide btn-line">
              {t.courses.content.aboutCourse}
              <span className="sr-only">: {course.title}</span>
            </SiteLink>
          ))
        ) : (
          <NewTabLink
            href={
              pack.paymentUrl ??
              messageLink(links.messenger, words.packageRequest(pack.name, price))
            }
            className={cn('btn btn-wide', !isBest && 'btn-line')}
            newTabLabel={t.opensInNewTab}
          >
            {words.buyPackage}
            <span className="sr-only">: {pack.name}</span>
          </NewTabLink>
        )}
      </div>
    </article>
  )
}
