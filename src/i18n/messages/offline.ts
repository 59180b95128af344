import type { Locale } from '#src/i18n/locales.ts'

const en = {
  question: 'Is anybody there?',
  title: 'There is no network',
  text: 'This page is not kept on this device. It opens by itself as soon as there is a network again.',
  retry: 'Try again',
  kept: 'What opens without a network',
}

const uk: typeof en = {
  question: 'Є\u00a0тут хтось?',
  title: 'Немає мережі',
  text: 'Цієї сторінки на\u00a0пристрої немає. Щойно зʼявиться мережа, сторінка відкриється сама.',
  retry: 'Спробувати ще раз',
  kept: 'Що відкривається без\u00a0мережі',
}

/** What stands in place of a page that cannot be had without a network: nobody else carries its words. */
export const OFFLINE: Record<Locale, typeof en> = { en, uk }
