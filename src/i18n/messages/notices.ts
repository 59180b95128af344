import type { Locale } from '#src/i18n/locales.ts'

const en = {
  /** When what a student does cannot be kept. */
  notStored: {
    blocked:
      'This browser does not let the site keep anything: what you do here is gone once the page is closed.',
    full: 'The storage of this browser is full: what you do here is gone once the page is closed.',
  },
  /** After the page has reloaded itself because a part of it was missing. */
  renewed: 'The site has been updated, so the page was reloaded. Please try again.',
}

const uk: typeof en = {
  notStored: {
    blocked:
      'Цей браузер не\u00a0дозволяє сайту нічого зберігати: зроблене тут зникне, щойно ви закриєте сторінку.',
    full: 'Сховище цього браузера заповнене: зроблене тут зникне, щойно ви закриєте сторінку.',
  },
  renewed: 'Сайт оновили, тож сторінка завантажилася заново. Спробуйте ще раз.',
}

/** Short messages that any page may have to show, and that come with what shows them. */
export const NOTICES: Record<Locale, typeof en> = { en, uk }
