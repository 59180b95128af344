import ClipboardList from 'lucide-react/icons/clipboard-list'
import Lightbulb from 'lucide-react/icons/lightbulb'
import MapIcon from 'lucide-react/icons/map'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import { type ReactNode, Suspense } from 'react'

import { BandFigure } from '#src/components/band-figure.tsx'
import { Facts, Figures } from '#src/components/facts.tsx'
import { FaqSection } from '#src/components/faq-section.tsx'
import { Fit } from '#src/components/fit.tsx'
import { Lines } from '#src/components/lines.tsx'
import { NumberedList } from '#src/components/numbered-list.tsx'
import { OfferBox, OfferNote, OfferPrice, OfferTop } from '#src/components/offer-box.tsx'
import { Reviews } from '#src/components/reviews.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { getSchedule, TimeBar } from '#src/components/time-bar.tsx'
import { HeroColumns, TwoColumn } from '#src/components/two-column.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Table, TableBox } from '#src/components/ui/table.tsx'
import type { Offers, Page, Services } from '#src/content/model.ts'
import { offerPrice, oldOfferPrice } from '#src/content/offers.ts'
import { discountPercent } from '#src/content/prices.ts'
import { purchaseAnswers } from '#src/content/purchase.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatMoney, formatNumber, formatPercent, moneyParts } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { MessengerButtons } from './messenger-buttons.tsx'
import { OpenSlots } from './open-slots.tsx'

const STEP_ICONS = { ClipboardList, Lightbulb, Map: MapIcon, MessageCircleQuestion }

interface ConsultationProps {
  page: Page<'consultation'>
  facts: Services['consultation']
  offer: Offers['consultation']
}

/** Landing page of the consultation, with booking by messenger at the end. */
export function ConsultationPage({ page, facts, offer }: ConsultationProps) {
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('landings')

  const { hero, problems, steps, results, plan, fit, testimonials, urgency, expertise, faq } = page
  return (
    <div data-pagefind-body>
      <Section hero>
        <HeroColumns>
          <div>
            <SectionHeading as="h1" size="hero" {...hero} />
            <p className="mt-6 max-w-lead text-lead text-ink-2">{hero.lead}</p>
          </div>
          <ConsultationOffer page={page} offer={offer} />
        </HeroColumns>
      </Section>

      <Suspense>
        <Section>
          <TwoColumn>
            <SectionHeading {...problems} />
            <Lines items={problems.items} />
          </TwoColumn>
        </Section>

        <Section ground="sunk">
          <SectionHeading {...steps} />
          <TimeBar
            steps={getSchedule(facts.steps).map(({ start, minutes }, index) => {
              const step = steps.items[index]
              return {
                start,
                minutes,
                length: t.landings.minutes(formatNumber(locale, minutes)),
                icon: step && <Icon icon={STEP_ICONS[step.icon]} size="text" />,
                title: step?.title ?? '',
                text: step?.text,
              }
            })}
          />
          <p className="mt-6 meta tabular-nums">{renderUnbroken(steps.scale)}</p>
        </Section>

        <Section>
          <SectionHeading {...results} />
          <Facts
            className="mt-block"
            items={results.items.map(({ text, ...item }) => ({ ...item, words: text }))}
          />
        </Section>

        {plan && (
          <Section ground="sunk">
            <SamplePlan plan={plan} />
          </Section>
        )}

        {fit && (
          <Section>
            <Fit section={fit} />
          </Section>
        )}

        {testimonials?.items[0] && (
          <Section flush>
            <SectionHeading {...testimonials} />
            <Reviews
              items={testimonials.items.map(({ name, company, ...review }) => ({
                ...review,
                author: `${name}, ${company}`,
              }))}
            />
          </Section>
        )}

        <Section ground="board">
          <TwoColumn className="items-end">
            <div>
              <SectionHeading {...urgency} />
              <p className="mt-5 max-w-lead text-lead text-ink-2">{urgency.lead}</p>
            </div>
            <div>
              <BandFigure aria-hidden="true">{facts.slotsPerMonth}</BandFigure>
              {/* One dash for each place of the month. */}
              <div
                data-slot="availability-indicator"
                role="img"
                aria-label={urgency.label}
                className="mt-8 meter h-[clamp(20px,2.4vw,34px)] [--dash-gap:clamp(6px,1vw,14px)] [--off:var(--color-marker)] [--on:var(--color-rule)]"
                style={{ '--n': facts.slotsPerMonth, '--v': 0 }}
              />
            </div>
          </TwoColumn>
        </Section>

        <Section>
          <TwoColumn>
            <SectionHeading {...expertise} />
            <div>
              <Figures
                items={expertise.items.map(({ figure, text }) => ({ figure, words: text }))}
              />
              <List items={expertise.points} className="mt-8" />
            </div>
          </TwoColumn>
        </Section>

        <Section flush>
          <FaqSection
            section={faq}
            more={purchaseAnswers(site, ['invoice', 'onePayment', 'nda'])}
          />
        </Section>

        <Booking booking={page.booking} slots={facts.openSlots ?? []} />
      </Suspense>
    </div>
  )
}

/** Keeps hours, `9:00–18:00`, and sums, `25 + 30 = 55`, on one line. */
function renderUnbroken(text: string): ReactNode {
  const parts = text.split(/(\d[\d:]*(?:\s?[–+=]\s?\d[\d:]*)+)/)
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="2xs:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** Sample plan with made-up figures: steps with hours, cost, day and responsible person. */
function SamplePlan({ plan }: { plan: NonNullable<Page<'consultation'>['plan']> }) {
  const { title, caption, lead, columns, steps, notes } = plan
  const cells = ['saves', 'cost', 'due', 'owner'] as const
  return (
    <>
      <SectionHeading {...plan} />
      <figure className="mt-block">
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
          <strong>{title}</strong>
          <span className="meta">{caption}</span>
        </figcaption>
        <p className="mb-6 max-w-lead text-lead text-ink-2">{lead}</p>
        <TableBox label={title}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{columns.step}</th>
                {cells.map((cell) => (
                  <th key={cell} scope="col">
                    {columns[cell]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((row, index) => (
                <tr key={row.step}>
                  <th scope="row" className="min-w-48">
                    {index + 1}. {row.step}
                  </th>
                  {cells.map((cell) => (
                    <td key={cell}>{renderUnbroken(row[cell])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableBox>
        <dl className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-3">
          {notes.map((note) => (
            <div key={note.title}>
              <dt className="mb-1 font-bold">{note.title}</dt>
              <dd className="text-ink-2">{note.text}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </>
  )
}

function ConsultationOffer(props: { page: Page<'consultation'>; offer: Offers['consultation'] }) {
  const { page, offer } = props
  const locale = useLocale()
  const t = useMessages('landings').landings

  const { amount, currency } = offerPrice(offer, locale)
  if (typeof amount !== 'number') return null
  const oldPrice = oldOfferPrice(offer, locale)
  const { figure, unit } = moneyParts(locale, amount, currency)
  return (
    <OfferBox>
      {oldPrice !== undefined && (
        <OfferTop
          tag={`−${formatPercent(locale, discountPercent(amount, oldPrice))}`}
          was={
            <>
              <span className="sr-only">{t.regularPrice}: </span>
              {formatMoney(locale, oldPrice, currency)}
            </>
          }
        />
      )}
      <OfferPrice long={amount >= 1000} unit={unit}>
        <span className="sr-only">{t.price}: </span>
        {figure}
      </OfferPrice>
      <p className="tabular-nums">
        {oldPrice !== undefined && (
          <>
            <b>{t.youSave(formatMoney(locale, oldPrice - amount, currency))}</b>{' '}
          </>
        )}
        {page.valueNote}
      </p>
      <Button asChild size="lg" go wide>
        <a href="#booking">{page.hero.call}</a>
      </Button>
      <OfferNote>{page.offerNote}</OfferNote>
    </OfferBox>
  )
}

function Booking(props: { booking: Page<'consultation'>['booking']; slots: readonly string[] }) {
  const { booking, slots } = props
  const t = useMessages('landings')

  return (
    <Section ground="sunk" id="booking">
      <TwoColumn>
        <SectionHeading {...booking} />
        <div>
          <NumberedList
            className="mt-0"
            rowClassName="ml:grid-cols-[4rem_minmax(0,1fr)]"
            items={booking.steps.map(({ title, text }) => ({
              title,
              text: <p>{renderUnbroken(text)}</p>,
            }))}
          />
          <OpenSlots slots={slots} />
          <MessengerButtons
            message={booking.message}
            call={booking.call}
            otherCall={booking.otherCall}
          />
          <p className="mt-4 text-small">
            <SiteLink className="link" href="/offer">
              {t.footer.offer}
            </SiteLink>
          </p>
        </div>
      </TwoColumn>
    </Section>
  )
}
