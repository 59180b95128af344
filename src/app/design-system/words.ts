/** Texts of the samples in both languages. */
const en = {
  action: 'Book demo',
  busy: 'Sending',
  yes: 'Yes',
  no: 'No',
  tag: 'Most popular',
  title: 'Prompt engineering',
  text: 'Learn to ask so that the first answer is usable: a role, a task, a context and a format.',
  long: 'An AI curator for online schools: a personal assistant in the messaging app for every student, which answers, checks homework and keeps your tone of voice.',
  items: ['One hour, in order', 'Templates that already work', 'Payback in 3–6 months'],
  error: 'Enter a full address that starts with https://',
  help: 'Example: a8765_gn4321. The code is in the letter that came after payment.',
  price: '45,000 UAH',
  was: '60,000 UAH',
  minutes: '30 min',
}

export type Words = typeof en

const uk: Words = {
  action: 'Замовити демо',
  busy: 'Надсилаю',
  yes: 'Так',
  no: 'Ні',
  tag: 'Найпопулярніше',
  title: 'Промпт-інжиніринг',
  text: 'Питати так, щоб перша відповідь уже згодилася: роль, завдання, контекст і формат.',
  long: 'AI-куратор для онлайн-шкіл: особистий асистент у месенджері для кожного учня, який відповідає, перевіряє домашні завдання й тримає ваш тон.',
  items: ['Одна година, за порядком', 'Шаблони, які вже працюють', 'Окупність 3–6 місяців'],
  error: 'Введіть повну адресу, яка починається з https://',
  help: 'Приклад: a8765_gn4321. Код у листі, який надійшов після оплати.',
  price: '45\u202F000 грн',
  was: '60\u202F000 грн',
  minutes: '30 хв',
}

export const WORDS = { en, uk }
