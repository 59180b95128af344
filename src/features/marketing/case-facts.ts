import type { Case } from '#src/content/model.ts'
import { formatMoney, formatPercent, plural } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { PartMessages } from '#src/i18n/messages.ts'

/** A figure of a case with unit and label. */
export interface CaseFact {
  figure: string
  unit?: string
  words: string
}

/**
 * Summary figures of a case: metric, duration, cost and return.
 * Missing figures are left out.
 */
export function caseFacts(
  { metric, timeline, investment, roi }: Case,
  locale: Locale,
  t: PartMessages<'showcase'>['results'],
): CaseFact[] {
  const [amount, forms] =
    'weeks' in timeline ? ([timeline.weeks, t.weeks] as const) : ([timeline.days, t.days] as const)
  return [
    {
      figure: metric.figure,
      words: metric.was ? t.insteadOf(metric.words, metric.was) : metric.words,
    },
    { figure: String(amount), unit: plural(locale, amount, forms), words: t.timeline },
    ...(investment === undefined
      ? []
      : [{ figure: formatMoney(locale, investment, 'USD'), words: t.investment }]),
    ...(roi === undefined
      ? []
      : [{ figure: formatPercent(locale, roi), words: t.returnOnInvestment }]),
  ]
}
