import type { Locale } from '#src/i18n/locales.ts'

const en = {
  /** Shown if a student's work cannot be stored. */
  notStored: {
    blocked:
      'This browser blocks storage for this site, so your changes will be lost when you close the page. Allow storage to keep them.',
    full: 'Browser storage is full, so your changes will be lost when you close the page. Free up space to keep them.',
  },
  /** Shown after the page has reloaded itself because a file was missing. */
  renewed: 'The site was updated and this page was reloaded. Please try again.',
}

const uk: typeof en = {
  notStored: {
    blocked:
      'Браузер забороняє сайту зберігати дані, тому ваші зміни зникнуть, коли ви закриєте сторінку. Дозвольте сховище, щоб зберегти їх.',
    full: 'Сховище браузера заповнене, тому ваші зміни зникнуть, коли ви закриєте сторінку. Звільніть місце, щоб зберегти їх.',
  },
  renewed: 'Сайт оновили, тому сторінка завантажилася заново. Спробуйте ще раз.',
}

/** Messages of toasts that any page may show, loaded with the component that shows them. */
export const NOTICES: Record<Locale, typeof en> = { en, uk }
