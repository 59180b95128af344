import { ONLY_HERE } from '#src/i18n/messages/only-here.ts'
import { typesetDeep } from '#src/i18n/typography.ts'

import type { SearchMessages } from './en.ts'

export const uk: SearchMessages = typesetDeep<SearchMessages>('uk', {
  search: {
    label: 'Пошук',
    title: 'Пошук на сайті',
    question: 'Де про це написано?',
    description: 'Повнотекстовий пошук у блозі, курсах і на сторінках сайту.',
    placeholder: 'Що шукаєте?',
    results: 'Результати',
    kinds: { blog: 'Блог', courses: 'Курси', pages: 'Сторінки' },
    count: { one: 'результат', few: 'результати', many: 'результатів', other: 'результату' },
    shownOf: (shown, all) => `${shown} з ${all}`,
    more: 'Показати ще',
    noneQuestion: 'А є щось із такою назвою?',
    none: 'Поки нічого.',
    noneClose: 'Поки нічого. Найближче:',
    price: (price) => `Скільки коштує? Ціна, вартість: ${price}.`,
    orAsk: 'Або спитайте людину.',
    searching: 'Пошук триває…',
    failed: 'Не вдалося завантажити пошук. Перевірте зʼєднання і спробуйте ще раз.',
    onlyHere: ONLY_HERE.uk,
    needsScript: 'Для пошуку потрібен JavaScript. Без нього всі дописи можна знайти за тегами.',
    move: 'вибір',
    open: 'відкрити',
    escape: 'Esc закрити',
    close: 'Закрити пошук',
  },
})
