import type { Locale } from '#src/i18n/locales.ts'

const en = {
  question: 'Why won’t this page open?',
  title: 'You are offline',
  text: 'This page isn’t saved on your device. It will open by itself once you’re back online.',
  retry: 'Try again',
  cachedPages: 'Available offline',
}

const uk: typeof en = {
  question: 'Чому сторінка не\u00a0відкрилася?',
  title: 'Немає інтернету',
  text: 'Цю сторінку не\u00a0збережено на\u00a0вашому пристрої. Щойно зʼявиться звʼязок, вона відкриється сама.',
  retry: 'Спробувати ще раз',
  cachedPages: 'Доступно без\u00a0інтернету',
}

/** Messages of the offline page. */
export const OFFLINE: Record<Locale, typeof en> = { en, uk }
