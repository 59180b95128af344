import { BusinessHoursBar } from '#src/components/business-hours-bar.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ExternalLink } from '#src/components/ui/external-link.tsx'
import { useSite } from '#src/content/use-site.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { hourOf } from './office-hours.ts'
import { useOfficeState } from './use-office-state.ts'

/** Where to write: one messenger or two, how soon one replies, and the working day. */
export function Contact(props: { words: { question?: string; answer: string } }) {
  const { words } = props
  const site = useSite()
  const t = useMessages('showcase')

  const { messenger, secondMessenger } = site.links
  const { opens, closes } = site.workingHours
  const state = useOfficeState(site.workingHours)
  const [from, to] = [hourOf(opens), hourOf(closes)]
  return (
    <div className="duo contact">
      <div>
        <SectionHeading question={words.question} answer={words.answer} />
        <p className="lead">{t.contact.reply(site.replyHours)}</p>
        <ButtonRow>
          {[messenger, secondMessenger]
            .filter((link) => link !== undefined)
            .map(({ url, label }, index) => (
              <Button key={url} asChild size="lg" variant={index === 0 ? 'primary' : 'line'}>
                <ExternalLink href={url} newTabLabel={t.opensInNewTab} variant="plain">
                  {label}
                </ExternalLink>
              </Button>
            ))}
        </ButtonRow>
      </div>
      <figure className="office">
        <p className="office-h num">{t.contact.hours(opens, closes)}</p>
        <BusinessHoursBar from={from} to={to} label={t.contact.day(opens, closes)} />
        <figcaption>
          {/* Its room is kept, so nothing moves when the clock has been read. */}
          <strong className="office-now" data-open={state === 'open' ? '' : undefined}>
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
    </div>
  )
}
