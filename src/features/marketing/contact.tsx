import { useSyncExternalStore } from 'react'

import { SectionHeading } from '#src/components/section-heading.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ExternalLink } from '#src/components/ui/external-link.tsx'
import { useSite } from '#src/content/use-site.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { everyMinute } from '#src/lib/browser/every-period.ts'
import { cn } from '#src/lib/cn.ts'

import { getHour, officeState } from './office-hours.ts'

/** Contact section: one or two messengers, reply time and working hours. */
export function Contact(props: { text: { question?: string; answer: string } }) {
  const { text } = props
  const site = useSite()
  const t = useMessages('showcase')

  const { messenger, secondMessenger } = site.links
  const { opens, closes } = site.workingHours
  // Undefined before hydration.
  const state = useSyncExternalStore(
    everyMinute,
    () => officeState(new Date(), site.workingHours),
    () => undefined,
  )
  const [from, to] = [getHour(opens), getHour(closes)]
  return (
    <TwoColumn className="items-end lx:grid-cols-[1fr_1.05fr]">
      <div>
        <SectionHeading {...text} />
        <p className="max-w-lead text-lead text-ink-2">{t.contact.reply(site.replyHours)}</p>
        <ButtonRow>
          {[messenger, secondMessenger]
            .filter((link) => link !== undefined)
            .map(({ url, label }, index) => (
              <Button key={url} asChild size="lg" variant={index === 0 ? 'primary' : 'line'}>
                <ExternalLink href={url} variant="plain">
                  {label}
                </ExternalLink>
              </Button>
            ))}
        </ButtonRow>
      </div>
      <figure>
        {/* Stays on one line at any font size. */}
        <p className="mb-6 text-[min(clamp(2.5rem,1.7rem+4.2vw,6rem),14vw)]/[0.92] font-bold tracking-tighter whitespace-nowrap tabular-nums">
          {t.contact.hours(opens, closes)}
        </p>
        {/* A day of 24 dashes with the working hours highlighted. */}
        <div data-slot="business-hours-bar">
          <div
            className="h-[44px] day-hours"
            role="img"
            aria-label={t.contact.day(opens, closes)}
            style={{ '--from': from, '--to': to }}
          />
          <div
            className="mt-[0.4rem] grid grid-cols-(--cols) text-meta leading-body text-ink-3 tabular-nums"
            aria-hidden
            style={{ '--cols': `${from}fr ${to - from}fr ${24 - to}fr auto` }}
          >
            <span>0</span>
            <span>{from}</span>
            <span>{to}</span>
            <span>24</span>
          </div>
        </div>
        <figcaption className="mt-[0.9rem] grid gap-[0.2rem] text-small/body text-ink-2">
          {/* Reserves space, so that the layout does not shift after hydration. */}
          <strong
            className={cn(
              'font-semi text-ink max-[24.375rem]:min-h-[3.1em] max-[30rem]:[&:lang(uk)]:min-h-[3.1em]',
              state === 'open' &&
                'before:mr-[0.45em] before:inline-flex before:h-[3px] before:w-[1.05em] before:bg-ok before:align-[0.28em]',
            )}
          >
            {state === undefined
              ? t.contact.kyivTime
              : state === 'open'
                ? t.contact.openNow(closes)
                : state === 'opensToday'
                  ? t.contact.opensToday(opens)
                  : t.contact.opensTomorrow(opens)}
          </strong>{' '}
          <span>{t.contact.scale}</span>
        </figcaption>
      </figure>
    </TwoColumn>
  )
}
