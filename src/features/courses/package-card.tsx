import { MessageButton } from '#src/components/message-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardFoot, CardText, CardTitle } from '#src/components/ui/card.tsx'
import { LEVEL_CLASS } from '#src/components/ui/level-dashes.tsx'
import { Price, WAS } from '#src/components/ui/price.tsx'
import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import { courseHref } from '#src/content/course-paths.ts'
import type { Course, CoursePackage } from '#src/content/model.ts'
import { countUpcoming, packagePrice } from '#src/content/prices.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatMoney, moneyParts, plural } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { messageLink } from '#src/lib/message-link.ts'

import { packageRest } from './package-rest.ts'

/** Card of a package of courses; bars show which levels it includes. */
export function PackageCard(props: {
  pack: CoursePackage
  levels: readonly Course[]
  isBest: boolean
  /** Ids of the courses that the visitor owns. */
  bought: readonly string[]
}) {
  const { pack, levels, isBest, bought } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('courses')

  const { now, old, saved } = packagePrice(pack, locale)
  const labels = t.learningPath
  const { figure, unit } = moneyParts(locale, now.amount, now.currency)
  const packageLevels = levels.filter(({ id }) => pack.courses.includes(id))
  const { hryvniaRate, links } = site
  const remaining = packageRest(pack, levels, bought, { locale, hryvniaRate })
  const price = formatMoney(locale, now.amount, now.currency)
  // Upcoming courses do not matter to a visitor who owns the whole package.
  const upcomingCount = remaining.missing.length > 0 ? countUpcoming(pack, levels) : 0
  return (
    // A subgrid aligns titles, texts, prices and buttons of neighboring cards, whose notes differ in length.
    <Card
      className={cn(
        'ml:row-span-8 ml:grid ml:grid-rows-subgrid ml:pb-offer',
        // The recommended package is wider and raised.
        isBest && 'border-t-6 border-pen bg-surface p-offer pt-[calc(1.25rem-4px)]',
      )}
    >
      {pack.badge &&
        (isBest ? (
          <Ribbon color={pack.badge.color} className="-top-[6px]">
            {pack.badge.text}
          </Ribbon>
        ) : (
          <Tag color={pack.badge.color} className="absolute -top-[0.85rem] right-0">
            {pack.badge.text}
          </Tag>
        ))}
      <div
        className="mt-3 flex gap-[4px]"
        role="img"
        aria-label={labels.contains(packageLevels.map(({ level }) => level).join(', '))}
      >
        {levels.map(({ id, level }) => (
          <i
            key={id}
            className={cn(
              'h-[12px] flex-1',
              pack.courses.includes(id) ? ['bg-level', level && LEVEL_CLASS[level]] : 'bg-rule',
            )}
          />
        ))}
      </div>
      <CardTitle>{pack.name}</CardTitle>
      <CardText>{pack.description}</CardText>
      <Price className="mt-5 grid whitespace-normal">
        {old && !remaining.isSeparatelyCheaper && (
          <>
            <s className={WAS}>
              <span className="sr-only">{labels.separately} </span>
              {formatMoney(locale, old.amount, old.currency)}
            </s>{' '}
          </>
        )}
        <span className="text-[clamp(2.25rem,1.9rem+1.2vw,3rem)] font-bold tracking-[-0.045em] [word-spacing:0.05em]">
          <span className="sr-only">{t.courses.price} </span>
          {figure}
          {unit && (
            <small className="text-[0.5em] font-regular tracking-normal text-inherit">
              {' '}
              {unit}
            </small>
          )}
        </span>
      </Price>
      {remaining.owned.length > 0 ? (
        <>
          <CardText>
            {labels.alreadyYours(remaining.owned.map(({ title }) => title).join(', '))}
          </CardText>
          {remaining.isSeparatelyCheaper && remaining.missing.length > 0 && (
            <CardText className="tabular-nums">
              {labels.cheaperSeparately(formatMoney(locale, remaining.amount, now.currency))}
            </CardText>
          )}
        </>
      ) : (
        saved && (
          <CardText className="tabular-nums">
            {labels.saves(formatMoney(locale, saved.amount, saved.currency))}
          </CardText>
        )
      )}
      {upcomingCount > 0 && (
        <CardText className="text-small tabular-nums">
          {plural(locale, upcomingCount, labels.preOrder)(upcomingCount, packageLevels.length)}{' '}
          {labels.preOrderRefund}
        </CardText>
      )}
      <CardFoot className="ml:row-[-2]">
        {remaining.isSeparatelyCheaper ? (
          remaining.missing.map((course) => (
            <Button key={course.id} asChild wide variant="line">
              <SiteLink href={courseHref(course)}>
                {t.courses.content.aboutCourse}
                <span className="sr-only">: {course.title}</span>
              </SiteLink>
            </Button>
          ))
        ) : (
          <MessageButton
            href={
              pack.paymentUrl ??
              messageLink(links.messenger, labels.packageRequest(pack.name, price))
            }
            wide
            variant={isBest ? 'primary' : 'line'}
          >
            {labels.buyPackage}
            <span className="sr-only">: {pack.name}</span>
          </MessageButton>
        )}
      </CardFoot>
    </Card>
  )
}
