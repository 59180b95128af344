import { expect, test } from 'vitest'

import { describeIssue } from '#scripts/content/describe-issue.ts'
import { Course } from '#src/content/schema/course.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { Post } from '#src/content/schema/post.ts'
import { Redirects } from '#src/content/schema/redirects.ts'

import { translateProblem } from './field-words.ts'

/** Ukrainian messages of the desk for an entry with these fields. */
function describeIssues(fields: object, { name, schema }: ContentType = Course): string[] {
  const { error } = schema.safeParse(fields, { reportInput: true })
  return (error?.issues ?? [])
    .flatMap((issue) => describeIssue(issue))
    .map((problem) => translateProblem(name, problem, 'uk'))
}

const bilingualText = { en: 'Text', uk: 'Текст' }
const course = {
  order: 1,
  title: bilingualText,
  subtitle: bilingualText,
  description: bilingualText,
  icon: 'Zap',
  price: 10,
  category: 'business',
  benefits: { en: ['One'], uk: ['Один'] },
  enrollUrl: 'https://pay.example',
}

test('an owner reads in Ukrainian what keeps an entry from being saved', () => {
  expect(describeIssues(course)).toEqual([])
  expect(describeIssues({ ...course, title: { en: 'Text' }, stats: { rating: 7 } })).toEqual([
    'Назва курсу → Українською: не заповнено',
    'Показники → Оцінка: 7, а має бути щонайбільше 5',
  ])
  expect(describeIssues({ ...course, oldPrice: 8, isComingSoon: true })).toEqual([
    'Посилання на оплату: заповнено, а курс позначено «Скоро»: приберіть щось одне',
    'Стара ціна, $: 8, а має бути більше за ціну 10',
  ])
  expect(describeIssues({ ...course, enrollUrl: 'pay' })).toEqual([
    'Посилання на оплату: "pay" — має бути адресою https:// без пробілів',
  ])
  expect(describeIssues({ ...course, benefits: { en: ['One'], uk: ['Один', 'Два'] } })).toEqual([
    'Переваги: англійською рядків 1, українською 2, а має бути порівну',
  ])
  const rule = { from: '/old', to: '/blog', status: 301 }
  expect(describeIssues({ paths: [rule, rule] }, Redirects)).toContain(
    'Переадресації → пункт 2 → Стара адреса: /old уже є в правилі вище',
  )
  const post = {
    title: 'Допис',
    excerpt: 'Що приготувати до першої розмови з асистентом: матеріали, запитання й людину.',
    date: '2026-01-02',
    keywords: ['асистент'],
    imageAlt: 'Крапка',
  }
  expect(describeIssues(post, Post)).toEqual(['Що на картинці: заповнено, а картинки немає'])
})

test('an English desk repeats the sentence of the check', () => {
  expect(translateProblem('Course', { path: ['price'], message: 'is missing' }, 'en')).toBe(
    'Price, $: is missing',
  )
})
