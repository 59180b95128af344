import { expect, test } from 'vitest'

import { describeIssue } from '#scripts/content/describe-issue.ts'
import { Course } from '#src/content/schema/course.ts'

import { translateProblem } from './field-words.ts'

/** Ukrainian messages of the desk for a course with these fields. */
function describeIssues(fields: object): string[] {
  const { error } = Course.schema.safeParse(fields, { reportInput: true })
  return (error?.issues ?? [])
    .flatMap((issue) => describeIssue(issue))
    .map((problem) => translateProblem('Course', problem, 'uk'))
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
})

test('an English desk repeats the sentence of the check', () => {
  expect(translateProblem('Course', { path: ['price'], message: 'is missing' }, 'en')).toBe(
    'Price, $: is missing',
  )
})
