import { BROWSER_ONLY } from '#src/i18n/messages/browser-only.ts'

import type { SearchMessages } from './en.ts'

export const uk: SearchMessages = {
  search: {
    label: 'Пошук',
    title: 'Пошук на\u00A0сайті',
    question: 'Що\u00A0ви шукаєте?',
    description: 'Пошук у\u00A0блозі, курсах і\u00A0на\u00A0всіх сторінках сайту.',
    placeholder: 'Введіть слово або запитання',
    results: 'Результати',
    kinds: { blog: 'Блог', courses: 'Курси', pages: 'Сторінки' },
    count: { one: 'результат', few: 'результати', many: 'результатів', other: 'результату' },
    shownOf: (shown, total) => `${shown} з\u00A0${total}`,
    more: 'Показати ще',
    noResultsQuestion: 'Точних збігів немає',
    none: 'Спробуйте інші слова.',
    similarResults: 'Схожі результати:',
    price: (price) => `Скільки коштує? Ціна, вартість: ${price}.`,
    askDirectly: 'Або запитайте мене:',
    searching: 'Пошук триває…',
    failed: 'Не\u00A0вдалося завантажити пошук. Перевірте зʼєднання і\u00A0спробуйте ще раз.',
    browserOnly: BROWSER_ONLY.uk,
    needsScript:
      'Для\u00A0пошуку потрібен JavaScript. Без\u00A0нього дописи можна переглянути за\u00A0тегами.',
    move: 'вибір',
    open: 'відкрити',
    escape: 'Esc закрити',
    close: 'Закрити пошук',
  },
}
