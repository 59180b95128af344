import { useHydrated } from '@tanstack/react-router'
import AudioLines from 'lucide-react/icons/audio-lines'
import CheckCheck from 'lucide-react/icons/check-check'
import Files from 'lucide-react/icons/files'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MessageCircle from 'lucide-react/icons/message-circle'
import Moon from 'lucide-react/icons/moon'
import { Suspense, useState } from 'react'

import { Facts } from '#src/components/facts.tsx'
import { FaqSection } from '#src/components/faq-section.tsx'
import { Fit } from '#src/components/fit.tsx'
import { NumberedList } from '#src/components/numbered-list.tsx'
import { Points } from '#src/components/points.tsx'
import { Question, SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Transcript } from '#src/components/transcript.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardFoot, CardText, CardTitle } from '#src/components/ui/card.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Meter } from '#src/components/ui/meter.tsx'
import { PRICE, PriceNote } from '#src/components/ui/price.tsx'
import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import { CURATOR_PLANS, type CuratorPlan } from '#src/content/ids.ts'
import type { Case, Page, Services } from '#src/content/model.ts'
import { purchaseAnswers } from '#src/content/purchase.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatNumber, formatPercent, moneyParts } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { MessengerButtons } from './messenger-buttons.tsx'
import { Terms } from './terms.tsx'

const BENEFIT_ICONS = {
  AudioLines,
  CheckCheck,
  Files,
  LayoutDashboard,
  MessageCircle,
  Moon,
}

/** A reply time with its drawing. */
const WAIT =
  'tabular-nums col-[2/-1] flex items-center gap-4 text-[2rem] font-bold tracking-[-0.03em] whitespace-nowrap'

/** Number of dashes for a percentage: one per two percent. */
const PERCENT_DASHES = 50

interface CuratorProps {
  page: Page<'ai-curator'>
  facts: Services['curator']
  cases: readonly Case[]
}

/** The landing of the AI curator; its last section leads to the messenger. */
export function AiCuratorPage({ page, facts, cases }: CuratorProps) {
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('landings')

  const { hero, wait, pains, benefits, example, process, metrics, fit, terms, faq } = page
  const featuredCase = cases.find(({ id }) => id === metrics.case?.id)
  const { automaticPercent, replyNowSeconds, hoursSavedPerWeek, launchDays } = facts
  const [plan, setPlan] = useState<CuratorPlan>()
  const isHydrated = useHydrated()
  const [isAwake, setIsAwake] = useState(false)
  if (isHydrated && !isAwake) {
    setIsAwake(true)
    // A link pressed before hydration has already scrolled to the end.
    setPlan(CURATOR_PLANS.find((id) => id === document.pressed?.dataset.plan))
  }
  return (
    <div data-pagefind-body>
      <Section hero>
        <Tag variant="marker">{page.badge}</Tag>
        <SectionHeading as="h1" size="hero" className="mt-6" {...hero} />
        <p className="mt-6 max-w-lead text-lead text-ink-2">{hero.lead}</p>
        <ButtonRow>
          <Button asChild size="lg" go>
            <a href="#final-form">{hero.call}</a>
          </Button>
          <span className={PRICE}>
            {hero.price}
            <PriceNote>{hero.activation}</PriceNote>
          </span>
        </ButtonRow>
      </Section>

      <Suspense>
        <Section className="overflow-clip" aria-label={wait.label}>
          {/* Reply times to scale: the square is the new one, the bar for the old one extends beyond the screen. */}
          <Question className="text-h2">{wait.question}</Question>
          <dl className="mt-10 grid grid-cols-[4.5rem_auto_1fr] items-center gap-x-4 gap-y-6">
            <dt className="text-ink-2">{wait.now}</dt>
            <dd className={WAIT}>
              <i className="size-[48px] flex-none bg-pen" />
              {wait.nowValue}
            </dd>
            <dt className="text-ink-2">{wait.before}</dt>
            <dd className={WAIT}>
              {/* Comes before the bar, which extends beyond the screen. */}
              <span className="sr-only">{wait.beforeValue}</span>
              <i className="h-[48px] w-[200vw] flex-none bg-ink" />
            </dd>
          </dl>
          <p className="mt-7 max-w-lead text-lead text-ink-2 tabular-nums">{wait.scale}</p>
        </Section>

        <Section flush>
          <TwoColumn>
            <SectionHeading {...pains} />
            <figure>
              <figcaption className="flex justify-between gap-4 pb-[0.6rem] max-2xs:block">
                <strong>{pains.title}</strong>{' '}
                <span className="flex-none meta">{pains.caption}</span>
              </figcaption>
              <ol className="border-t-2 border-ink">
                {pains.items.map(({ time, by, text }) => (
                  <li
                    key={time}
                    className="grid grid-cols-[3.6rem_minmax(0,1fr)] border-b border-rule py-[0.9rem]"
                  >
                    <time className="text-meta/6 text-ink-3 tabular-nums">{time}</time>
                    <p className="text-meta/6 text-ink-3 tabular-nums">{by}</p>
                    <p className="col-start-2 font-serif text-voice before:mr-[0.4em] before:inline-flex before:h-[2px] before:w-[0.86em] before:bg-current before:align-[0.28em]">
                      {text}
                    </p>
                  </li>
                ))}
              </ol>
            </figure>
          </TwoColumn>
        </Section>

        <Section ground="sunk">
          <SectionHeading {...benefits} />
          <Points
            two
            className="mt-block"
            items={benefits.items.map((item) => ({ ...item, icon: BENEFIT_ICONS[item.icon] }))}
          />
        </Section>

        {example && (
          <Section>
            <TwoColumn>
              <SectionHeading {...example} />
              <Transcript {...example.transcript} />
            </TwoColumn>
          </Section>
        )}

        <Section flush={example !== undefined}>
          <SectionHeading {...process} />
          <NumberedList
            items={process.items.map(({ title, text, time }) => ({ title, text, end: time }))}
          />
        </Section>

        <Section ground="board">
          <SectionHeading {...metrics} />
          <p className="mt-5 max-w-lead text-lead text-ink-2">{metrics.lead}</p>
          <Facts
            className="mt-block"
            items={[
              {
                figure: formatPercent(locale, automaticPercent),
                drawing: (
                  <Meter of={PERCENT_DASHES} value={(automaticPercent / 100) * PERCENT_DASHES} />
                ),
                words: metrics.items.automatic,
              },
              ...[
                { value: replyNowSeconds, unit: metrics.replyUnit, words: metrics.items.reply },
                { value: hoursSavedPerWeek, unit: metrics.hoursUnit, words: metrics.items.hours },
                { value: launchDays, unit: metrics.launchUnit, words: metrics.items.launch },
              ].map(({ value, ...fact }) => ({
                ...fact,
                figure: formatNumber(locale, value),
                drawing: <Dashes of={value} value={value} size="tall" />,
              })),
            ]}
          />
          {metrics.case && featuredCase && (
            <CaseSummary item={featuredCase} labels={metrics.case} />
          )}
        </Section>

        {fit && (
          <Section>
            <Fit section={fit} />
          </Section>
        )}

        {terms && (
          <Section flush={fit !== undefined}>
            <TwoColumn>
              <SectionHeading {...terms} />
              <Terms items={terms.items} />
            </TwoColumn>
          </Section>
        )}

        <Section ground="sunk">
          <Plans
            plans={page.plans}
            facts={facts.plans}
            price={t.landings.price}
            onChoose={setPlan}
          />
        </Section>

        {faq && (
          <Section>
            <FaqSection section={faq} more={purchaseAnswers(site, ['invoice', 'stages', 'nda'])} />
          </Section>
        )}

        <CuratorContact final={page.final} plan={plan && page.plans.items[plan].name} />
      </Suspense>
    </div>
  )
}

/** The case behind the figures. */
function CaseSummary(props: {
  item: Case
  labels: NonNullable<Page<'ai-curator'>['metrics']['case']>
}) {
  const { item, labels } = props
  return (
    <>
      <dl className="mt-12 mb-8 grid gap-x-12 gap-y-6 lg:grid-cols-3">
        {(['problem', 'solution', 'implementation'] as const).map(
          (part) =>
            item[part] && (
              <div key={part}>
                <dt className="mb-1 font-bold">{labels[part]}</dt>
                <dd className="text-ink-2">{item[part]}</dd>
              </div>
            ),
        )}
      </dl>
      <SiteLink className="link" href={`/?case=${item.id}#results`}>
        {labels.more}
      </SiteLink>
    </>
  )
}

function Plans(props: {
  plans: Page<'ai-curator'>['plans']
  facts: Services['curator']['plans']
  price: string
  onChoose: (plan: CuratorPlan) => void
}) {
  const { plans, facts, price, onChoose } = props
  const locale = useLocale()

  return (
    <>
      <SectionHeading {...plans} />
      <p className="mt-4 meta tabular-nums">{plans.note}</p>
      <div data-slot="plans" className="mt-block grid gap-8 ml:grid-cols-[1fr_1.3fr]">
        {CURATOR_PLANS.map((id) => {
          const fact = facts[id]
          const plan = plans.items[id]
          const { figure, unit } = moneyParts(locale, fact.priceUAH, 'UAH')
          return (
            <Card
              key={id}
              className={cn(
                'px-0 py-[clamp(1.5rem,3vw,2.5rem)]',
                // Compensates for the border, so that both columns are aligned.
                fact.isRecommended &&
                  'board border-transparent px-[clamp(1.5rem,3vw,2.5rem)] max-xs:px-4',
              )}
            >
              {fact.isRecommended && <Ribbon>{plans.recommended}</Ribbon>}
              <CardTitle>{plan.name}</CardTitle>
              <p className="mt-5 mb-2 text-figure font-bold tracking-tighter whitespace-nowrap text-ink tabular-nums">
                <span className="sr-only">{price}: </span>
                {figure}
                <small className="text-[0.3em] font-firm tracking-normal"> {unit}</small>
              </p>
              <CardText className="tabular-nums">{plan.activation}</CardText>
              <CardText>{plan.description}</CardText>
              <List items={plan.features} className="mt-4 text-small/[1.45]" />
              <CardFoot>
                {/* Keeps the longer label on one line on narrow phones. */}
                <Button
                  asChild
                  go
                  variant={fact.isRecommended ? 'primary' : 'line'}
                  className="max-xs:px-2 max-xs:text-small/[1.2]"
                >
                  <a href="#final-form" data-plan={id} onClick={() => onChoose(id)}>
                    {plans.call}
                    <span className="sr-only">: {plan.name}</span>
                  </a>
                </Button>
              </CardFoot>
            </Card>
          )
        })}
      </div>
    </>
  )
}

/** Contact section: instead of a form, the messenger opens with a draft that lists the questions. */
function CuratorContact(props: {
  final: Page<'ai-curator'>['final']
  /** Name of the selected plan. */
  plan: string | undefined
}) {
  const { final, plan } = props
  const { intro, name, contact, school, submit } = final.form
  const chosen = plan ? [`${final.form.plan}: ${plan}`] : []
  const message = [intro, ...chosen, `${name}: `, `${contact}: `, `${school}: `].join('\n')
  return (
    <Section ground="board" id="final-form">
      <SectionHeading size="h1" {...final} />
      <p className="mt-5 max-w-lead text-lead text-ink-2">{final.lead}</p>
      <MessengerButtons message={message} call={submit} otherCall={final.otherCall} />
    </Section>
  )
}
