import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { SectionHeading, Highlight } from '#src/components/section-heading.tsx'
import { CopyButton } from '#src/components/ui/copy-button.tsx'
import { Meter } from '#src/components/ui/meter.tsx'
import { Slider } from '#src/components/ui/slider.tsx'
import type { CourseText } from '#src/content/model.ts'
import { countOf, formatMoney, formatNumber, moneyParts } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { COST, HOURS, type SavingsInput } from './savings-input.ts'
import { savingsOf, WEEKS_IN_YEAR } from './savings.ts'

/** Pause in ms before the address follows the sliders: browsers refuse too many changes of it. */
const ADDRESS_DELAY = 300

/** Pause in ms after the last move of a slider before the result is read out. */
const REST = 500

/** What half of the hours spent is worth; the address keeps what was chosen. */
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
    const timer = setTimeout(() => keepInAddress(chosen), ADDRESS_DELAY)
    return () => clearTimeout(timer)
  }, [chosen, input.hours, input.cost])
  const { week, month, year, hoursPerYear, paybackWeeks } = savingsOf(chosen, price)
  const money = (amount: number) => formatMoney(locale, amount, 'UAH')
  const weeks = countOf(locale, paybackWeeks, t.weeks)
  const [before = '', after = ''] = t.paysBack('\n').split('\n')
  const { figure, unit } = moneyParts(locale, year, 'UAH')
  const sentence = `${t.perYear}: ${money(year)}. ${t.paysBack(weeks)}`
  const told = useRef(sentence)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (sentence === told.current) return
    const timer = setTimeout(() => setSaid((told.current = sentence)), REST)
    return () => clearTimeout(timer)
  }, [sentence])
  return (
    <div className="calc">
      <div>
        <SectionHeading question={section.question} answer={section.answer} />
        {section.note && <p className="lead">{section.note}</p>}
        <Slider
          label={t.hours}
          value={chosen.hours}
          onValueChange={(hours) => choose((before) => ({ ...before, hours }))}
          {...rangeOf(HOURS)}
          format={(value) => formatNumber(locale, value)}
        />
        <Slider
          label={t.cost}
          value={chosen.cost}
          onValueChange={(cost) => choose((before) => ({ ...before, cost }))}
          {...rangeOf(COST)}
          format={money}
        />
      </div>
      <div className="panel">
        <p className="sr-only" role="status">
          {said}
        </p>
        <p className="meta">{t.perYear}</p>
        <p className="big num">
          <span>{figure}</span>
          <small> {unit}</small>
        </p>
        <table className="tbl">
          <tbody>
            <tr>
              <th scope="row">{t.perWeek}</th>
              <td className="r">{money(week)}</td>
            </tr>
            <tr>
              <th scope="row">{t.perMonth}</th>
              <td className="r">{money(month)}</td>
            </tr>
            <tr>
              <th scope="row">{t.hoursPerYear}</th>
              <td className="r">{`${formatNumber(locale, hoursPerYear)}\u00A0${t.hourUnit}`}</td>
            </tr>
          </tbody>
        </table>
        <p className="meta mt-4">{t.basis}</p>
        <p className="pays num">
          {before}
          <Highlight>{weeks}</Highlight>
          {after}
        </p>
        <Meter of={WEEKS_IN_YEAR} value={paybackWeeks} />
        <div className="calc-f">
          <p className="meta num">{t.weekOfYear(paybackWeeks)}</p>
          <CopyButton
            framed
            elsewhere
            text={() => addressOf(chosen)}
            label={t.share}
            copiedLabel={t.copied}
          />
        </div>
      </div>
    </div>
  )
}

function rangeOf({ min, max, step }: typeof HOURS) {
  return { min, max, step }
}

/** The address of this result, whole even where both figures are the usual ones. */
function addressOf({ hours, cost }: SavingsInput): string {
  const url = new URL(location.href)
  url.search = new URLSearchParams({ hours: String(hours), cost: String(cost) }).toString()
  url.hash = 'calculator'
  return url.href
}
