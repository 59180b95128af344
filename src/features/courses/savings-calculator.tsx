import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { SectionHeading, Highlight } from '#src/components/section-heading.tsx'
import { PANEL } from '#src/components/ui/card.tsx'
import { CopyButton } from '#src/components/ui/copy-button.tsx'
import { Meter } from '#src/components/ui/meter.tsx'
import { Slider } from '#src/components/ui/slider.tsx'
import { Table } from '#src/components/ui/table.tsx'
import type { CourseText } from '#src/content/model.ts'
import { formatCount, formatMoney, formatNumber, moneyParts } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { COST_RANGE, HOURS, type SavingsInput } from './savings-input.ts'
import { calculateSavings, WEEKS_IN_YEAR } from './savings.ts'

/** Delay before the address is updated, in ms; browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 300

/** Delay after the last change before the result is announced, in ms. */
const ANNOUNCE_DELAY_MS = 500

/** The label is beside the number, or above it if the font is too large for one line. */
const NAME = 'wrap-anywhere max-2xs:block max-2xs:border-b-0 max-2xs:pb-0'

const NUMBER = 'pr-0 text-right max-2xs:block max-2xs:pt-0 max-2xs:text-left'

/** Calculator of the value of half the hours spent; the input is stored in the address. */
export function SavingsCalculator(props: {
  section: NonNullable<CourseText['onlyUkrainian']>['calculator']
  /** Price of the course in hryvnias. */
  price: number
  input: SavingsInput
  onInputChange: (input: SavingsInput) => void
}) {
  const { section, price, input, onInputChange } = props
  const locale = useLocale()
  const t = useMessages('courses').courses.calculator

  const [chosen, choose] = useState(input)
  const keepInAddress = useEffectEvent(onInputChange)
  useEffect(() => {
    if (chosen.hours === input.hours && chosen.cost === input.cost) return
    const timer = setTimeout(() => keepInAddress(chosen), ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [chosen, input.hours, input.cost])
  const { week, month, year, hoursPerYear, paybackWeeks } = calculateSavings(chosen, price)
  const money = (amount: number) => formatMoney(locale, amount, 'UAH')
  const weeks = formatCount(locale, paybackWeeks, t.weeks)
  const [before = '', after = ''] = t.paysBack('\n').split('\n')
  const { figure, unit } = moneyParts(locale, year, 'UAH')
  const sentence = `${t.perYear}: ${money(year)}. ${t.paysBack(weeks)}`
  const announcedRef = useRef(sentence)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (sentence === announcedRef.current) return
    const timer = setTimeout(
      () => setAnnouncement((announcedRef.current = sentence)),
      ANNOUNCE_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [sentence])
  return (
    <div className="grid grid-cols-1 gap-x-[clamp(3rem,7vw,6rem)] gap-y-12 lg:grid-cols-[1.1fr_1fr] lg:items-start">
      <div>
        <SectionHeading {...section} />
        {section.note && <p className="max-w-lead text-lead text-ink-2">{section.note}</p>}
        <Slider
          className="mt-9"
          label={t.hours}
          value={chosen.hours}
          onValueChange={(hours) => choose((before) => ({ ...before, hours }))}
          {...getRange(HOURS)}
          format={(value) => formatNumber(locale, value)}
        />
        <Slider
          className="mt-9"
          label={t.cost}
          value={chosen.cost}
          onValueChange={(cost) => choose((before) => ({ ...before, cost }))}
          {...getRange(COST_RANGE)}
          format={money}
        />
      </div>
      <div className={PANEL}>
        <p className="sr-only" role="status">
          {announcement}
        </p>
        <p className="meta">{t.perYear}</p>
        <p className="mt-2 mb-6 text-[clamp(2.5rem,1.2rem+5.4vw,6rem)] leading-[0.92] font-bold tracking-[-0.05em] whitespace-nowrap tabular-nums max-2xs:text-[min(1.75rem,9vw)] max-2xs:whitespace-normal lg:text-[clamp(3rem,0.6rem+4.2vw,5.5rem)]">
          <span>{figure}</span>
          <small className="text-[max(0.32em,var(--text-meta))] font-firm tracking-normal">
            {' '}
            {unit}
          </small>
        </p>
        <Table>
          <tbody>
            {[
              [t.perWeek, money(week)],
              [t.perMonth, money(month)],
              [t.hoursPerYear, `${formatNumber(locale, hoursPerYear)}\u00A0${t.hourUnit}`],
            ].map(([name, value]) => (
              <tr key={name}>
                <th scope="row" className={NAME}>
                  {name}
                </th>
                <td className={NUMBER}>{value}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className="mt-4 meta">{t.basis}</p>
        <p className="mt-6 mb-4 text-lead/body tabular-nums">
          {before}
          <Highlight>{weeks}</Highlight>
          {after}
        </p>
        <Meter of={WEEKS_IN_YEAR} value={paybackWeeks} />
        <div className="mt-[1.1rem] flex flex-wrap items-center justify-between gap-x-6 gap-y-[0.9rem]">
          <p className="meta tabular-nums">{t.weekOfYear(paybackWeeks)}</p>
          <CopyButton
            framed
            elsewhere
            text={() => getAddress(chosen)}
            label={t.share}
            copiedLabel={t.copied}
          />
        </div>
      </div>
    </div>
  )
}

function getRange({ min, max, step }: typeof HOURS) {
  return { min, max, step }
}

/** Full address of this result, including default values. */
function getAddress({ hours, cost }: SavingsInput): string {
  const url = new URL(location.href)
  url.search = new URLSearchParams({ hours: String(hours), cost: String(cost) }).toString()
  url.hash = 'calculator'
  return url.href
}
