import { kyivTime } from '#src/lib/kyiv-time.ts'

import type { Locale } from './locales.ts'

export type Currency = 'USD' | 'UAH'

/** The forms of a counted word, or the functions that make its phrases. */
export interface PluralForms<Form = string> {
  one: Form
  few?: Form
  many?: Form
  other: Form
}

/** English does with two forms; Ukrainian needs all four. */
type FormsOf<L extends Locale, Form> = Record<'one' | 'other', Form> &
  NoInfer<L extends 'uk' ? Required<PluralForms<Form>> : PluralForms<Form>>

// Separators and months are written here and not asked of Intl: a page is made in Node and taken over by a
// browser with ICU data of its own, and one different space is a failed hydration.
const GROUP = { en: ',', uk: '\u202F' } satisfies Record<Locale, string>
const POINT = { en: '.', uk: ',' } satisfies Record<Locale, string>
const MONTHS = {
  en: 'January February March April May June July August September October November December',
  uk: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
} satisfies Record<Locale, string>

/**
 * A number with its decimals, two at most: (`uk`, 45000) → `45 000` with U+202F, (`en`, 4500.5) → `4,500.5`.
 * Throws a RangeError when it is not finite.
 */
export function formatNumber(locale: Locale, n: number): string {
  return assemble(locale, n, fixed(n, 2).replace(/\.?0+$/, ''))
}

/**
 * A number rounded to one decimal, a rating say: (`uk`, 4.83) → `4,8`, (`en`, 3) → `3`.
 * Throws a RangeError when it is not finite.
 */
export function formatDecimal(locale: Locale, n: number): string {
  return assemble(locale, n, fixed(n, 1).replace('.0', ''))
}

/**
 * An amount of money, with cents only where it has them: (`uk`, 45000, `UAH`) → `45 000 грн`,
 * (`uk`, 2150, `USD`) → `2 150 $`, (`en`, 2150, `USD`) → `$2,150`, (`en`, 45000, `UAH`) → `45,000 UAH`.
 * The unit follows a no-break space. Throws a RangeError when the amount is not finite.
 */
export function formatMoney(locale: Locale, amount: number, currency: Currency): string {
  const figure = assemble(locale, amount, fixed(amount, Number.isInteger(amount) ? 0 : 2))
  if (locale === 'uk') return `${figure}\u00A0${currency === 'UAH' ? 'грн' : '$'}`
  // The sign of a negative amount stands before the dollar.
  return currency === 'UAH' ? `${figure}\u00A0UAH` : figure.replace(/\d/, '$$$&')
}

/**
 * The same amount with its unit apart, which is set smaller: (`uk`, 4500, `UAH`) → `4 500` and `грн`,
 * (`en`, 200, `USD`) → `$200`. Throws a RangeError when the amount is not finite.
 */
export function moneyParts(
  locale: Locale,
  amount: number,
  currency: Currency,
): { figure: string; unit?: string } {
  const [figure = '', unit] = formatMoney(locale, amount, currency).split('\u00A0')
  return { figure, unit }
}

/** A percentage: (`uk`, 70) → `70 %` with U+202F, (`en`, 70) → `70%`. Throws a RangeError when it is not finite. */
export function formatPercent(locale: Locale, percent: number): string {
  return `${formatNumber(locale, percent)}${locale === 'uk' ? '\u202F' : ''}%`
}

/**
 * A day in words: (`uk`, `2023-10-10`) → `10 жовтня 2023`, (`en`, `2023-10-10`) → `October 10, 2023`.
 * Also takes an instant with its zone, `2023-10-10T09:00:00Z`, whose day is the one in Kyiv. Throws a
 * RangeError on anything else.
 */
export function formatDate(locale: Locale, isoDate: string): string {
  const date = parseDate(isoDate)
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()]
  const month = MONTHS[locale].split(' ')[date.getUTCMonth()]
  return locale === 'uk' ? `${day} ${month} ${year}` : `${month} ${day}, ${year}`
}

/** The form of a word that goes with a number: (`uk`, 2, день / дні / днів / дня) → `дні`. */
export function plural<L extends Locale, Form>(
  locale: L,
  n: number,
  forms: FormsOf<L, Form>,
): Form {
  const byCategory: Partial<Record<Intl.LDMLPluralRule, Form>> = forms
  return byCategory[new Intl.PluralRules(locale).select(n)] ?? forms.other
}

/**
 * A number with its word, held together by a no-break space: (`uk`, 5, день / дні / днів / дня) → `5 днів`.
 * Throws a RangeError when the number is not finite.
 */
export function countOf<L extends Locale>(locale: L, n: number, forms: FormsOf<L, string>): string {
  return `${formatNumber(locale, n)}\u00A0${plural(locale, n, forms)}`
}

/** Digits of a number without its sign, with a point and just so many decimals: (-4.75, 1) → `4.8`. */
function fixed(n: number, decimals: number): string {
  if (!Number.isFinite(n)) throw new RangeError(`${n} is no number to show`)
  return Math.abs(n).toFixed(decimals)
}

function assemble(locale: Locale, n: number, digits: string): string {
  const [whole = '', decimals] = digits.split('.')
  const sign = n < 0 && Number(digits) > 0 ? '−' : ''
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, GROUP[locale])
  return sign + grouped + (decimals ? POINT[locale] + decimals : '')
}

/** The day of a date as the UTC fields of one. */
function parseDate(isoDate: string): Date {
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(isoDate) ?? []
  const midnight = new Date(`${day}T00:00:00Z`)
  const moment = time ? new Date(isoDate) : midnight
  // February 30 becomes March 2 in some engines, so the day is read back.
  if (
    Number.isNaN(midnight.getTime()) ||
    Number.isNaN(moment.getTime()) ||
    midnight.toISOString().slice(0, 10) !== day
  ) {
    throw new RangeError(`"${isoDate}" is no date such as 2023-10-10 or 2023-10-10T09:00:00Z`)
  }
  return time ? kyivTime(moment.getTime()) : moment
}
