import type { Messages } from './en.ts'

/** Typeset manually, because every page loads them; a test reports missing no-break spaces. */
export const uk: Messages = {
  skipToContent: 'До\u00a0змісту сторінки',
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
    question: 'А\u00a0якщо в\u00a0мене є\u00a0запитання?',
    answer: (hours) =>
      `Запитуйте. Зазвичай відповідаю за\u00a0${hours === 2 ? 'дві\u00a0години' : `${hours}\u00a0год`}.`,
    hours: (opens, closes) => `${opens}–${closes} за\u00a0Києвом`,
    pages: 'Сторінки',
    about: 'Про\u00a0мене',
    learningPath: 'Шлях навчання',
    consultation: 'Консультація',
    contentFactory: 'Контент-фабрика',
    news: 'Що\u00a0нового',
    privacy: 'Приватність',
    offer: 'Оферта й\u00a0повернення коштів',
    copyright: (years, brand) => `© ${years} ${brand}`,
  },
  messages: 'Сповіщення',
  opensInNewTab: 'відкриється в\u00a0новій вкладці',
  error: {
    question: 'Що\u00a0сталося?',
    title: 'Неочікувана помилка застосунку!',
    text: 'Ця частина сторінки перестала працювати. Оновіть сторінку. Якщо помилка повториться, напишіть мені.',
    reload: 'Оновити сторінку',
    missing:
      'Цю частину сторінки не\u00a0вдалося завантажити: сайт щойно оновили або зник звʼязок. Оновіть сторінку.',
  },
  price: { free: 'Безкоштовно', from: (price) => `від\u00a0${price}` },
  code: { copy: 'Копіювати', copied: 'Скопійовано!', label: 'Код' },
  image: { enlarge: 'Збільшити зображення', close: 'Закрити' },
  callout: { note: 'Примітка', tip: 'Порада', warning: 'Увага' },
  video: { watch: 'Відео' },
  sample: 'Зразок',
  task: { done: 'виконано', open: 'не\u00a0виконано' },
}
