import type { Locale } from '#src/i18n/locales.ts'

const en = {
  question: 'Where did this page go?',
  title: 'Page Not Found',
  text: 'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  hint: 'Or the address has a typo: check it, or search the site. If a link on this site brought you here, send it to me: the chat is at the bottom of the page.',
  home: 'Back to Homepage',
  /** Label before links to the main sections. */
  more: 'Or start here:',
  products: 'Products',
  courses: 'Courses',
  blog: 'Blog',
  search: 'Search',
  description: 'There is no page at this address.',
}

const uk: typeof en = {
  question: 'Куди поділася сторінка?',
  title: 'Сторінку не\u00a0знайдено',
  text: 'Можливо, сторінку, яку ви шукаєте, видалили чи перейменували або\u00a0ж вона тимчасово недоступна.',
  hint: 'Або в\u00a0посиланні описка: перевірте адресу або\u00a0скористайтеся пошуком. Якщо сюди привело посилання з\u00a0цього сайту, надішліть його мені: чат\u00a0— унизу сторінки.',
  home: 'На\u00a0головну',
  more: 'Або\u00a0почніть звідси:',
  products: 'Продукти',
  courses: 'Курси',
  blog: 'Блог',
  search: 'Пошук',
  description: 'За\u00a0цією адресою сторінки немає.',
}

/** Messages of the not-found page. */
export const NOT_FOUND: Record<Locale, typeof en> = { en, uk }
