import { expect, test } from 'vitest'

import { localizePath } from '#src/i18n/paths.ts'
import { appPages } from '#tests/support/built-site.ts'
import { siteContent } from '#tests/support/whole-content.ts'

// What the owner has asked every page to say, in the words of both languages.

const documentOf = (path: string) => {
  const page = appPages.find((one) => one.path === path)
  if (!page) throw new Error(`${path} was not built`)
  return page.document
}

/** What a reader sees of a part of a page, with every gap a plain space. */
const textOf = (path: string, selector: string) =>
  documentOf(path)
    .querySelectorAll(selector)
    .map((part) => part.structuredText.replace(/\s+/g, ' '))
    .join(' ')

const SAID: [path: string, part: string, en: string[], uk: string[]][] = [
  ['/', 'footer', ['© 2025'], ['© 2025']],
  ['/', '.hero', ['NEW PRODUCT', 'Book free demo'], ['НОВИЙ ПРОДУКТ', 'Замовити безкоштовне демо']],
  ['/', 'main', ['NEW', 'Most Popular', 'SUPER PRICE'], ['НОВИНКА', 'Найпопулярніше', 'СУПЕРЦІНА']],
  [
    '/',
    'main',
    ['50+ successful projects', '65% average automation', '95% satisfied clients', '1000+ hours'],
    ['50+ успішних', '65 % середній рівень', '95 % задоволених', '1000+ заощаджених годин'],
  ],
  [
    '/courses',
    'main',
    ['New', '4 levels', 'Save up to 23% with packages', 'New Courses Coming Soon'],
    ['Новинка', '4 рівні', 'Заощаджуйте до 23 % із пакетами', 'Нові курси вже готуються'],
  ],
  [
    '/courses/prompt-engineering',
    '.hero',
    ['150+ students', '4.8/5', '50+ ready prompts', '3 hours', '14 enrolled today', '73/100 spots'],
    ['150+ студентів', '4,8 з 5', '50+ готових', '3 години', 'записалися: 14', '73 зі 100'],
  ],
  [
    '/courses/ai-checklist',
    '.hero',
    ['50+ companies', '−40% implementation time', '3.5x return', '98% satisfaction'],
    ['50+ компаній', '−40 % часу', '3,5× повернення', '98 % задоволених'],
  ],
  [
    '/learning-path',
    'main',
    ['Your Path to AI Mastery', 'Lifetime access, no deadlines', '10–20% off the next course'],
    ['Ваш шлях до майстерності в ШІ', 'Доступ назавжди, без дедлайнів', '10–20 %'],
  ],
  [
    '/learning-path',
    '#packages',
    ['3,896 UAH', '2,999 UAH', 'You save 897 UAH', 'Best Value'],
    ['3 896 грн', '2 999 грн', 'Ви заощадите 897 грн', 'Найвигідніше'],
  ],
  [
    '/learning-path',
    '#packages',
    [
      '1,198 UAH',
      '999 UAH',
      'You save 199 UAH',
      '2,698 UAH',
      '2,299 UAH',
      'You save 399 UAH',
      'Advanced',
    ],
    [
      '1 198 грн',
      '999 грн',
      'Ви заощадите 199 грн',
      '2 698 грн',
      '2 299 грн',
      'Ви заощадите 399 грн',
    ],
  ],
]

test.each(
  SAID.flatMap(([path, part, en, uk]) => [
    { path, part, words: en },
    { path: localizePath(path, 'uk'), part, words: uk },
  ]),
)('$path says in $part: $words', ({ path, part, words }) => {
  const text = textOf(path, part)
  for (const one of words) expect(text).toContain(one)
})

const products = siteContent.products('en').length

const COUNTED: [path: string, selector: string, count: number][] = [
  ['/', 'main .products > .card', products],
  ['/', '#results .case', siteContent.cases('en').length],
  ['/', '#results .facts > .fact', 4],
  ['/courses/ai-checklist', '.hero .fact', 4],
  ['/courses/ai-checklist', '.sheet > label', 7],
  ['/learning-path', '.lvl', 4],
  ['/learning-path', '.lvls .lv1.lvl, .lvls .lv2.lvl, .lvls .lv3.lvl, .lvls .lv4.lvl', 4],
  ['/learning-path', '#packages .card', siteContent.packages('en').length],
  ['/learning-path', '.way > li', 4],
  ['/learning-path', 'main .faq details', 4],
  ['/learning-path', 'main a[href="#packages"]', 1],
]

test.each(
  COUNTED.flatMap(([path, selector, count]) => [
    { path, selector, count },
    { path: localizePath(path, 'uk'), selector, count },
  ]),
)('$path holds $count of $selector', ({ path, selector, count }) => {
  expect(documentOf(path).querySelectorAll(selector)).toHaveLength(count)
})

test('no product card of a list names more than three benefits', () => {
  for (const path of ['/', '/uk']) {
    const lists = documentOf(path).querySelectorAll('.products .card .list')
    expect(lists).toHaveLength(products)
    for (const list of lists) expect(list.querySelectorAll('li')).toHaveLength(3)
  }
})
