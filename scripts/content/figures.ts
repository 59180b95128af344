import type { z } from 'zod'

import type { offersSchema } from '#src/content/schema/offers.ts'
import type { servicesSchema } from '#src/content/schema/services.ts'
import type { siteSchema } from '#src/content/schema/site.ts'
import {
  formatCount,
  type Currency,
  formatDecimal,
  formatMoney,
  formatNumber,
  formatPercent,
} from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** Files that define figures. */
export interface FigureSources {
  offers: z.infer<typeof offersSchema>
  services: z.infer<typeof servicesSchema>
  site: Pick<z.infer<typeof siteSchema>, 'workingHours' | 'replyHours' | 'hryvniaRate'>
}

/** A placeholder: `{consultation.slots}`, `{claim:years-it}`, `{brand}`. */
const NAME = /\{((?:claim:)?[a-z][\w.-]*)\}/gi

/** Length of the new reply time on the curator's ruler in pixels, and pixels per inch. */
const RULER_SQUARE = 48
const PIXELS_PER_METRE = 96 / 0.0254
const METRES_PER_FOOT = 0.3048

const UNITS = {
  en: {
    minutes: { one: 'minute', other: 'minutes' },
    hours: { one: 'hour', other: 'hours' },
    seconds: { one: 'second', other: 'seconds' },
    days: { one: 'day', other: 'days' },
    months: { one: 'month', other: 'months' },
    meetings: { one: 'meeting', other: 'meetings' },
    documents: { one: 'document', other: 'documents' },
  },
  uk: {
    minutes: { one: 'хвилина', few: 'хвилини', many: 'хвилин', other: 'хвилини' },
    hours: { one: 'година', few: 'години', many: 'годин', other: 'години' },
    seconds: { one: 'секунда', few: 'секунди', many: 'секунд', other: 'секунди' },
    days: { one: 'день', few: 'дні', many: 'днів', other: 'дня' },
    months: { one: 'місяць', few: 'місяці', many: 'місяців', other: 'місяця' },
    meetings: { one: 'зустріч', few: 'зустрічі', many: 'зустрічей', other: 'зустрічі' },
    documents: { one: 'документ', few: 'документи', many: 'документів', other: 'документа' },
  },
} as const

/** Words whose accusative differs from the nominative. */
const ACCUSATIVES: Partial<Record<keyof (typeof UNITS)['uk'], string>> = {
  minutes: 'хвилину',
  hours: 'годину',
  seconds: 'секунду',
}

/**
 * Values of all placeholders in one language: `consultation.minutes` → `90 minutes`.
 * With the suffix `.n` it is only the number: `consultation.minutes.n` → `90`. Ukrainian declines the
 * word: `.acc` after за (`за 1 годину`), `.gen` after до (`до 1 години`). Hryvnias have
 * their value in whole dollars at the site's rate with `.usd`: `curator.price.usd` → `$1,105`.
 */
export function getFigures(locale: Locale, sources: FigureSources): Map<string, string> {
  const { offers, services, site } = sources
  const { consultation, curator } = services
  const figures = new Map<string, string>()
  const count = (name: string, n: number, unit: keyof (typeof UNITS)['en']) => {
    figures.set(`${name}.n`, formatNumber(locale, n))
    const forms = UNITS.uk[unit]
    const { one, many, other } = forms
    const declinedForms = {
      [name]: forms,
      [`${name}.acc`]: { ...forms, one: ACCUSATIVES[unit] ?? one },
      [`${name}.gen`]: { one: other, few: many, many, other },
    }
    for (const [key, forms] of Object.entries(declinedForms)) {
      figures.set(
        key,
        locale === 'uk' ? formatCount('uk', n, forms) : formatCount('en', n, UNITS.en[unit]),
      )
    }
  }
  const money = (name: string, amount: number, currency: Currency) => {
    figures.set(name, formatMoney(locale, amount, currency))
    if (currency !== 'UAH') return
    figures.set(`${name}.usd`, formatMoney(locale, Math.round(amount / site.hryvniaRate), 'USD'))
  }

  const { usd, uah, oldUah } = offers.consultation
  if (locale === 'en' && typeof usd === 'number') money('consultation.price', usd, 'USD')
  else if (typeof uah === 'number') {
    money('consultation.price', uah, 'UAH')
    if (oldUah !== undefined) money('consultation.savings', oldUah - uah, 'UAH')
  }
  count(
    'consultation.minutes',
    consultation.steps.reduce((sum, minutes) => sum + minutes, 0),
    'minutes',
  )
  figures.set('consultation.steps', consultation.steps.join(' + '))
  count('consultation.slots', consultation.slotsPerMonth, 'meetings')
  count('consultation.followUp', consultation.followUpHours, 'hours')
  count('consultation.payback', consultation.paybackDays, 'days')

  const { usd: automationUsd, uah: automationUah } = offers.automation
  if (locale === 'en' && typeof automationUsd === 'number')
    money('automation.price', automationUsd, 'USD')
  else if (typeof automationUah === 'number') money('automation.price', automationUah, 'UAH')

  const { replyBeforeSeconds, replyNowSeconds } = curator
  for (const [id, plan] of Object.entries(curator.plans)) {
    money(`curator.${id}.price`, plan.priceUAH, 'UAH')
    money(`curator.${id}.activation`, plan.activationUAH, 'UAH')
    money(`curator.${id}.firstLaunch`, plan.priceUAH + plan.activationUAH, 'UAH')
    count(`curator.${id}.months`, plan.activationMonths, 'months')
    if (plan.documents !== undefined) count(`curator.${id}.documents`, plan.documents, 'documents')
  }
  if (typeof offers.curator.uah === 'number') money('curator.price', offers.curator.uah, 'UAH')
  count('curator.session', curator.freeSessionMinutes, 'minutes')
  count('curator.launch', curator.launchDays, 'days')
  figures.set('curator.automatic', formatPercent(locale, curator.automaticPercent))
  count('curator.replyBefore', replyBeforeSeconds / 3600, 'hours')
  count('curator.replyNow', replyNowSeconds, 'seconds')
  count('curator.hoursSaved', curator.hoursSavedPerWeek, 'hours')
  const rulerWidth = ((replyBeforeSeconds / replyNowSeconds) * RULER_SQUARE) / PIXELS_PER_METRE
  figures.set('curator.rulerMetres', formatDecimal(locale, rulerWidth))
  figures.set('curator.rulerFeet', formatNumber(locale, Math.round(rulerWidth / METRES_PER_FOOT)))

  count('site.reply', site.replyHours, 'hours')
  figures.set('site.rate', formatNumber(locale, site.hryvniaRate))
  figures.set('site.hours', `${site.workingHours.opens}–${site.workingHours.closes}`)
  return figures
}

/** Replaces all known placeholders in a structure; unknown ones are unchanged. */
export function fillFigures<T>(value: T, figures: ReadonlyMap<string, string>): T
export function fillFigures(value: unknown, figures: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    return value.replace(NAME, (placeholder, name: string) => figures.get(name) ?? placeholder)
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fillFigures(item, figures))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillFigures(item, figures)]),
  )
}
