import { ONLY_HERE } from '#src/i18n/messages/only-here.ts'
import { typesetDeep } from '#src/i18n/typography.ts'

import type { BlogMessages } from './en.ts'

export const uk: BlogMessages = typesetDeep<BlogMessages>('uk', {
  blog: {
    readMore: 'Читати далі',
    backToBlog: 'До блогу',
    previous: 'Назад',
    next: 'Далі',
    page: (page, pages) => `Сторінка ${page} з ${pages}`,
    pagerLabel: 'Сторінки блогу',
    pageTitle: (title, page) => `${title}, сторінка ${page}`,
    minutes: (minutes) => `${minutes} хв читання`,
    contents: 'Зміст допису',
    tags: 'Теги',
    otherTags: 'Інші теги',
    nothingYet: 'Тут ще нічого не опубліковано.',
    allTags: 'Усі теги',
    allTagsQuestion: 'Про що ви пишете?',
    allTagsDescription: (tags) => `Усі теми блогу й кількість дописів у кожній: ${tags}.`,
    tagQuestion: (subject) => `Що ви писали про ${subject}?`,
    tagTitle: (tag) => `Дописи з тегом «${tag}»`,
    tagDescription: (subject, posts) =>
      `${posts} про ${subject}, найновіші спершу: робочий код, перевірені факти та справжні цифри.`,
    tagNotFound: 'Дописів із цим тегом ще немає.',
    tagNotFoundText: 'Усі дописи є в блозі: за датою та за тегами.',
    newestFirst: (posts) => `${posts}, найновіші спершу.`,
    posts: { one: 'допис', few: 'дописи', many: 'дописів', other: 'допису' },
    updated: (date) => `Оновлено ${date}`,
    series: 'Серія',
    seriesPart: (part, parts) => `Частина ${part} з ${parts}`,
    newer: 'Новіший допис',
    older: 'Старіший допис',
    adjacent: 'Новіший і старіший дописи',
    related: 'Що ще почитати?',
    relatedAnswer: 'Дописи на близькі теми.',
    share: 'Поділитися',
    linkCopied: 'Посилання скопійовано',
    shareFailed: 'Не вдалося скопіювати посилання. Скопіюйте його з адресного рядка.',
    edit: 'Редагувати цю сторінку',
    otherLanguage: {
      en: 'Цей допис є лише англійською.',
      uk: 'Цей допис є лише українською.',
    },
    languages: { en: 'Англійська', uk: 'Українська' },
    draft: 'Чернетка',
    onlyHere: ONLY_HERE.uk,
    postNotFound: 'Публікацію не знайдено',
    postNotFoundQuestion: 'Куди подівся допис?',
    postNotFoundText: 'Можливо, його перейменували або видалили. Усі дописи є в блозі.',
  },
})
