import type { Locale } from '#src/i18n/locales.ts'

const en = {
  question: 'Where did this page go?',
  title: 'Page Not Found',
  text: 'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  home: 'Back to Homepage',
  description: 'There is no page at this address.',
}

const uk: typeof en = {
  question: 'Куди поділася сторінка?',
  title: 'Сторінку не\u00a0знайдено',
  text: 'Можливо, сторінку, яку ви шукаєте, видалили, перейменували або вона тимчасово недоступна.',
  home: 'На\u00a0головну',
  description: 'За\u00a0цією адресою сторінки немає.',
}

/** Messages of the not-found page. */
export const NOT_FOUND: Record<Locale, typeof en> = { en, uk }
