import type { Locale } from '#src/i18n/locales.ts'

/** Texts of the page around the CMS. */
export const PAGE_WORDS = {
  uk: {
    title: 'Редакція сайту',
    site: 'Відкрити сайт',
    published: 'Чи опубліковано? Дивіться на GitHub',
    local: 'Зміни зберігаються у файлах цієї теки. Перевірка: npm run check',
    language: 'English',
    refused: 'Не збережено: так сайт не збереться',
    close: 'Зрозуміло',
    github: {
      offline:
        'Немає звʼязку з GitHub. Перевірте інтернет і збережіть ще раз: набране лишилося у формі.',
      token:
        'GitHub не приймає токен: він прострочений або відкликаний. Створіть новий, вийдіть із редакції та ввійдіть із ним. Набране лишилося у формі; якщо воно довге, скопіюйте його.',
      rights:
        'Цей токен не дозволяє зберігати. На GitHub дайте йому для цього репозиторію право Contents: Read and write. Набране лишилося у формі.',
      pullRequests:
        'Цей токен не дозволяє відкрити запит на зміни. На GitHub дайте йому право Pull requests: Read and write і збережіть ще раз. Набране лишилося у формі.',
      conflict:
        'Тим часом хтось зберіг новішу зміну. Перезавантажте сторінку й відкрийте цей запис знову: редакція запропонує повернути набране.',
    },
    inLanguage: { uk: 'Українською', en: 'Англійською' },
    notYet: 'Так сайт не збереться. Виправте, і вигляд оновиться:',
    cannotShow: 'Цей текст поки не можна показати:',
    nothingToShow: 'Показувати поки нічого: цей вигляд залежить від запису, якого ще немає.',
    item: (position: number) => `пункт ${position}`,
    folder: 'У цій теці немає content/site/site.yaml: виберіть теку, у якій лежить сайт.',
    noRepository: 'Редакцію ще не підключено до репозиторію',
    howTo: [
      'Додайте до файлу content/site/site.yaml рядок repository: { url: https://github.com/власник/назва } і опублікуйте сайт. Якщо сайт публікує GitHub Actions, репозиторій знайдеться сам.',
      'Створіть на GitHub токен (Settings → Developer settings → Fine-grained tokens) лише для цього репозиторію з правом Contents: Read and write. Для запитів на зміни додайте Pull requests: Read and write.',
      'Або редагуйте на своєму компʼютері: npm run desk.',
    ],
  },
  en: {
    title: 'Site desk',
    site: 'Open the site',
    published: 'Is it published? Check on GitHub',
    local: 'Changes are saved to the files in this folder. To check them: npm run check',
    language: 'Українською',
    refused: 'Not saved: the site would not build with it',
    close: 'Got it',
    github: {
      offline:
        'GitHub cannot be reached. Check your connection and save again: what you typed is still in the form.',
      token:
        'GitHub does not accept the token: it has expired or was revoked. Create a new one, sign out of the desk, and sign in with it. What you typed is still in the form; copy it if it is long.',
      rights:
        'This token is not allowed to save. On GitHub, give it the permission Contents: Read and write for this repository. What you typed is still in the form.',
      pullRequests:
        'This token is not allowed to open a pull request. On GitHub, give it the permission Pull requests: Read and write, and save again. What you typed is still in the form.',
      conflict:
        'Somebody has saved a newer change in the meantime. Reload the page and open this entry again: the desk offers to restore what you typed.',
    },
    inLanguage: { uk: 'In Ukrainian', en: 'In English' },
    notYet: 'The site would not build with this. Fix it, and the preview will update:',
    cannotShow: 'This text cannot be shown yet:',
    nothingToShow:
      'There is nothing to show yet: this preview needs an entry that does not exist yet.',
    item: (position: number) => `item ${position}`,
    folder: 'There is no content/site/site.yaml in this folder: choose the folder with the site.',
    noRepository: 'The desk is not connected to a repository yet',
    howTo: [
      'Add the line repository: { url: https://github.com/owner/name } to content/site/site.yaml and publish the site. If GitHub Actions publishes it, the repository is found automatically.',
      'Create a token on GitHub (Settings → Developer settings → Fine-grained tokens) for this repository only, with the permission Contents: Read and write. For pull requests, add Pull requests: Read and write.',
      'Or edit on your own computer: npm run desk.',
    ],
  },
} satisfies Record<Locale, unknown>
