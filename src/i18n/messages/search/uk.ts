import { ONLY_HERE } from '#src/i18n/messages/only-here.ts'
import { typesetDeep } from '#src/i18n/typography.ts'

import type { SearchMessages } from './en.ts'

export const uk: SearchMessages = typesetDeep<SearchMessages>('uk', {
  search: {
    label: 'Пошук',
    title: 'Пошук на сайті',
    question: 'Що ви шукаєте?',
    description: 'Пошук у блозі, курсах і на всіх сторінках сайту.',
    placeholder: 'Введіть слово або запитання',
    results: 'Результати',
    kinds: { blog: 'Блог', courses: 'Курси', pages: 'Сторінки' },
    count: { one: 'результат', few: 'результати', many: 'результатів', other: 'результату' },
    shownOf: (shown, all) => `${shown} з ${all}`,
    more: 'Показати ще',
    noneQuestion: 'Точних збігів немає',
    none: 'Спробуйте інші слова.',
    noneClose: 'Схожі результати:',
    price: (price) => `Скільки коштує? Ціна, вартість: ${price}.`,
    orAsk: 'Або запитайте мене:',
    searching: 'Пошук триває…',
    failed: 'Не вдалося завантажити пошук. Перевірте зʼєднання і спробуйте ще раз.',
    onlyHere: ONLY_HERE.uk,
    needsScript: 'Для пошуку потрібен JavaScript. Без нього дописи можна переглянути за тегами.',
    move: 'вибір',
    open: 'відкрити',
    escape: 'Esc закрити',
    close: 'Закрити пошук',
  },
})
