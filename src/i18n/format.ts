import { kyivTime } from '#src/lib/kyiv-time.ts'

import type { Locale } from './locales.ts'

export type Currency = 'USD' | 'UAH'

/** Plural forms of a word, or functions that build phrases with them. */
interface PluralForms<Form = string> {
  one: Form
  few?: Form
  many?: Form
  other: Form
}

/** English has two plural forms; Ukrainian needs all four. */
type PluralFormsFor<L extends Locale, Form> = Record<'one' | 'other', Form> &
  NoInfer<L extends 'uk' ? Required<PluralForms<Form>> : PluralForms<Form>>

// Separators and month names are not taken from Intl: a page is rendered in Node and hydrated by a
// browser with its own ICU data, and one different space would break hydration.
const GROUP_SEPARATORS = { en: ',', uk: '\u202F' } satisfies Record<Locale, string>
const DECIMAL_SEPARATORS = { en: '.', uk: ',' } satisfies Record<Locale, string>
const MONTHS = {
  en: 'January February March April May June July August September October November December',
  uk: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
} satisfies Record<Locale, string>

/** Formats a number with at most two decimals: (`uk`, 45000) → `45 000` with U+202F, (`en`, 4500.5) → `4,500.5`. */
export function formatNumber(locale: Locale, n: number): string {
  return insertSeparators(locale, n, n.toFixed(2).replace(/\.?0+$/, ''))
}

/** Formats a number rounded to one decimal, such as a rating: (`uk`, 4.83) → `4,8`, (`en`, 3) → `3`. */
export function formatDecimal(locale: Locale, n: number): string {
  return insertSeparators(locale, n, n.toFixed(1).replace('.0', ''))
}

/**
 * Formats an amount of money, with cents only if they are not zero: (`uk`, 45000, `UAH`) → `45 000 грн`,
 * (`uk`, 2150, `USD`) → `2 150 $`, (`en`, 2150, `USD`) → `$2,150`, (`en`, 45000, `UAH`) → `45,000 UAH`.
 * The unit follows a no-break space.
 */
export function formatMoney(locale: Locale, amount: number, currency: Currency): string {
  const figure = insertSeparators(locale, amount, amount.toFixed(Number.isInteger(amount) ? 0 : 2))
  if (locale === 'uk') return `${figure}\u00A0${currency === 'UAH' ? 'грн' : '$'}`
  // The minus sign comes before the dollar sign.
  return currency === 'UAH' ? `${figure}\u00A0UAH` : figure.replace(/\d/, '$$$&')
}

/**
 * Formats an amount with a separate unit, which is shown smaller: (`uk`, 4500, `UAH`) → `4 500` and `грн`,
 * (`en`, 200, `USD`) → `$200`.
 */
export function moneyParts(
  locale: Locale,
  amount: number,
  currency: Currency,
): { figure: string; unit?: string } {
  const [figure = '', unit] = formatMoney(locale, amount, currency).split('\u00A0')
  return { figure, unit }
}

/** A percentage: (`uk`, 70) → `70 %` with U+202F, (`en`, 70) → `70%`. */
export function formatPercent(locale: Locale, percent: number): string {
  return `${formatNumber(locale, percent)}${locale === 'uk' ? '\u202F' : ''}%`
}

/**
 * Formats a date in words: (`uk`, `2023-10-10`) → `10 жовтня 2023`, (`en`, `2023-10-10`) → `October 10, 2023`.
 * An instant with a time zone, `2023-10-10T09:00:00Z`, is converted to Kyiv time.
 */
export function formatDate(locale: Locale, isoDate: string): string {
  const date = isoDate.includes('T') ? kyivTime(Date.parse(isoDate)) : new Date(isoDate)
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()]
  const month = MONTHS[locale].split(' ')[date.getUTCMonth()]
  return locale === 'uk' ? `${day} ${month} ${year}` : `${month} ${day}, ${year}`
}

/** Formats a range of years: (2025, 2026) → `2025–2026`, (2025, 2025) → `2025`. */
export function yearRange(first: number, last: number): string {
  return last > first ? `${first}–${last}` : String(first)
}

/** Selects the plural form for a number: (`uk`, 2, день / дні / днів / дня) → `дні`. */
export function plural<L extends Locale, Form>(
  locale: L,
  n: number,
  forms: PluralFormsFor<L, Form>,
): Form {
  const byCategory: Partial<Record<Intl.LDMLPluralRule, Form>> = forms
  return byCategory[new Intl.PluralRules(locale).select(n)] ?? forms.other
}

/** Formats a number with its word and a no-break space: (`uk`, 5, день / дні / днів / дня) → `5 днів`. */
export function formatCount<L extends Locale>(
  locale: L,
  n: number,
  forms: PluralFormsFor<L, string>,
): string {
  return `${formatNumber(locale, n)}\u00A0${plural(locale, n, forms)}`
}

/** Formats a number by its rounded digits. */
function insertSeparators(locale: Locale, n: number, rounded: string): string {
  const digits = rounded.replace('-', '')
  const [integer = '', decimals] = digits.split('.')
  const sign = n < 0 && Number(digits) > 0 ? '−' : ''
  const grouped = integer.replace(/\B(?=(?:\d{3})+$)/g, GROUP_SEPARATORS[locale])
  return sign + grouped + (decimals ? DECIMAL_SEPARATORS[locale] + decimals : '')
}
