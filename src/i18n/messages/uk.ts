import { typesetDeep } from '#src/i18n/typography.ts'

import type { Messages } from './en.ts'

export const uk: Messages = typesetDeep<Messages>('uk', {
  skipToContent: 'До змісту сторінки',
  pageOpened: (title) => `${title}, сторінку відкрито`,
  nav: {
    label: 'Головне меню',
    home: 'Головна',
    products: 'Продукти',
    courses: 'Курси',
    blog: 'Блог',
    search: 'Пошук',
    menu: 'Меню',
    closeMenu: 'Закрити меню',
    demo: 'Безкоштовне демо',
  },
  language: { label: 'Мова' },
  theme: { label: 'Тема', system: 'Системна', light: 'Світла', dark: 'Темна' },
  footer: {
    question: 'А якщо є запитання?',
    answer: (hours) =>
      `Питайте. Жива людина відповість за ${hours === 2 ? 'дві години' : `${hours} год`}.`,
    hours: (opens, closes) => `${opens}-${closes} за Києвом`,
    pages: 'Сторінки',
    about: 'Про мене',
    learningPath: 'Шлях навчання',
    consultation: 'Консультація',
    privacy: 'Приватність',
    offer: 'Оферта й повернення',
    copyright: (year, brand) => `© ${year} ${brand}`,
  },
  messages: 'Повідомлення',
  opensInNewTab: 'відкриється в новій вкладці',
  notFound: {
    question: 'Куди вона поділася?',
    title: 'Сторінку не знайдено',
    text: 'Можливо, сторінку, яку ви шукаєте, видалили, перейменували або вона тимчасово недоступна.',
    home: 'На головну',
    description: 'За цією адресою сторінки немає.',
  },
  error: {
    question: 'Що сталося?',
    title: 'Неочікувана помилка застосунку!',
    text: 'Ця частина сторінки зупинилася. Перезавантажте її, а якщо не допоможе, напишіть нам.',
    reload: 'Перезавантажити сторінку',
  },
  price: { free: 'Безкоштовно', from: (price) => `від ${price}` },
  code: { copy: 'Копіювати', copied: 'Скопійовано!', label: 'Код' },
  image: { enlarge: 'Збільшити зображення', close: 'Закрити' },
  callout: { note: 'Примітка', tip: 'Порада', warning: 'Обережно' },
  video: { watch: 'Відео' },
  task: { done: 'зроблено', open: 'зробити' },
})
