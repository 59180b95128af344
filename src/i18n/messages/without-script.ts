import type { Locale } from '#src/i18n/locales.ts'

/** Shown if the application could not be loaded; part of the document itself. */
export const STOPPED: Record<Locale, string> = {
  en: 'You can read this page, but its buttons do not work right now. Check your connection and reload the page.',
  uk: 'Сторінку можна читати, але її кнопки зараз не\u00a0працюють. Перевірте зʼєднання й\u00a0оновіть сторінку.',
}

/** Content of `noscript` in the prerendered document. */
export const NEEDS_SCRIPT: Record<Locale, string> = {
  en: 'JavaScript is off in this browser. You can read everything, but search, filters, calculators, countdowns, the course and the editor need JavaScript.',
  uk: 'У\u00a0цьому браузері вимкнено JavaScript. Читати можна все, але пошук, фільтри, калькулятори, відлік часу, курс і\u00a0редактор без\u00a0нього не\u00a0працюють.',
}
