import { expect, test } from 'vitest'

import {
  readAttributes,
  type BuiltPage,
  findFaults,
  fixtureSite,
  plain,
  getText,
} from '#tests/support/sites.ts'

/** Texts of pages that sell: prices in the currency of the language, facts and conditions. */
const EXPECTED_TEXTS: Record<string, string[]> = {
  '/': [
    'NEW Chosen most often Homework helper',
    'from 30,000 UAH plus activation, from 5,000 UAH per launch 70% of routine taken over',
    'Office robot from $2,000',
    'A talk about plans $150',
    'LOW PRICE Short courses $10–20 now from $8',
    'Assistant builder Free',
    'Prompt check Free',
    'I usually reply within 2 hours',
    // All cases are in the page without JavaScript.
    '+25% orders 2 weeks timeline $1,500 investment 220% return on investment',
    '−50% time for checking 4 weeks timeline Homework is checked',
  ],
  '/uk': [
    'НОВИНКА',
    'від 30 000 грн',
    'Офісний робот від 80 000 грн',
    'Розмова про плани 4 000 грн',
    'Короткі курси 400–800 грн',
    'Перевірка промпту Безкоштовно',
  ],
  '/courses': [
    '4 levels, one path Save up to 23% with packages',
    'Level 1 New Prompt basics Ask so that the answer fits. 120+ students 50+ prompts 3 hours',
    'Third course Agents with tools. Memory Tools Get early access + 20% discount',
    'Coming Soon Locked Fourth course',
    'Regular price $45 Price $11',
    'Price $8',
    'Price $21',
    'Price $31',
    'Price $41',
    'Ended offer Sold at its price again. Price $15',
  ],
  '/uk/courses': [
    'Ранній доступ і знижка 20 %',
    'Звичайна ціна 900 грн Ціна 450 грн',
    'Ціна 300 грн',
    'Ціна 850 грн',
    // Converted from dollars.
    'Ціна 1 262 грн',
  ],
  '/learning-path': [
    'Pair The first two levels. Price $28 Buy Package',
    'Separately 4,162 UAH Price 3,200 UAH You save 962 UAH Pre-order: 2 of 4 courses are still',
  ],
  '/uk/learning-path': [
    'Пара Перші два рівні. Окремо 1 300 грн Ціна 1 100 грн Ви заощадите 200 грн',
    'Окремо 4 162 грн Ціна 3 200 грн',
    'Передзамовлення',
  ],
  '/courses/ended-offer': ['Price $15', '30-day money-back guarantee'],
  '/uk/courses/ended-offer': ['7 днів'],
  '/case-study/project-alpha': [
    'Questions came at night, and the answers came in the morning.',
    '70% of questions answered',
    'Handover to a person',
  ],
  '/courses/prompt-engineering': [
    // The current price in a text of the content.
    'Now it is $11, and the regular price is $45.',
    'Regular price $45 Price $11 You save $34.',
    'Already paid? Enter access code here 120+ students 50+ ready prompts 3 hours',
    '30-day money-back guarantee',
  ],
  '/uk/courses/prompt-engineering': [
    'Звичайна ціна 900 грн Ціна 450 грн Ви заощадите 450 грн.',
    'Гарантія повернення коштів: 7 днів',
    '50+ готових промптів 3 години',
  ],
  '/uk/consultation': [
    '−20 % Звичайна ціна: 5 000 грн Ціна: 4 000 грн Ви заощадите 1 000 грн. Окупається за 40 днів.',
    'Разом 20 + 30 + 10 = 60.',
    '3 Платите 4 000 грн',
  ],
  '/consultation': ['Price: $150', '4 meetings a month'],
  '/ai-curator': [
    'Quick Start Price: 30,000 UAH Activation 5,000 UAH, up to 2 months For one course. Up to 5',
    'Recommended Partnership Price: 50,000 UAH Activation 9,000 UAH, up to 4 months',
    'ends 7.6 m to the right',
  ],
  '/about': ['Sample Studio, in person.', 'A talk, 60 minutes, costs $150.'],
}

const getMain = (page: BuiltPage) => page.document.querySelector('main')

test('every offer names its price, its contents and its conditions', () => {
  const missing = Object.entries(EXPECTED_TEXTS).flatMap(([path, texts]) => {
    const pageText = getText(getMain(fixtureSite().page(path)))
    return texts.filter((text) => !pageText.includes(text)).map((text) => `${path}: ${text}`)
  })
  expect(missing).toEqual([])
  expect(fixtureSite().page('/').document.querySelectorAll('main > section')).toHaveLength(4)
})

test('a page names no price in the currency of the other language', () => {
  const pages = ['/courses', '/courses/prompt-engineering', '/consultation'].flatMap((path) => [
    fixtureSite().page(path),
    fixtureSite().page(`/uk${path}`),
  ])
  const foreign = { en: /\d (?:UAH|грн)/, uk: /\$\d/ }
  expect(
    findFaults(pages, (page) => foreign[page.locale].exec(getText(getMain(page))) ?? []),
  ).toEqual([])
})

test('a locked course tells a screen reader what unlocks it', () => {
  for (const path of ['/courses', '/learning-path']) {
    const { document } = fixtureSite().page(path)
    const reasons = readAttributes(document, 'main [aria-disabled=true]', 'aria-describedby')
    expect(reasons.map((id) => getText(document.getElementById(id)))).toEqual([
      'Opens after you complete “Prompt basics” and buy this course.',
      'Coming soon. Opens after you complete “Second course” and buy this course.',
      'Coming soon. Opens after you complete “Third course” and buy this course.',
    ])
  }
})

test('links lead to products, open other sites in a new tab and carry the order in their message', () => {
  const getLinks = (path: string) =>
    getMain(fixtureSite().page(path))
      ?.querySelectorAll('a[href]')
      .map((link) => {
        const href = new URL(link.getAttribute('href') ?? '', 'https://example.org')
        const message = href.searchParams.get('text')
        return plain(
          `${link.getAttribute('target') ?? ''} ${href.pathname.replace('/site', '')}${href.hash} ${message ?? ''}`,
        )
      }) ?? []
  expect(getLinks('/')).toEqual(
    expect.arrayContaining([
      '/ai-curator',
      '/#contact',
      '/consultation',
      '/courses',
      '_blank /no-code-platform',
      '_blank /prompt-service',
      '_blank /messenger',
      '_blank /second-messenger',
    ]),
  )
  expect(getLinks('/courses')).toEqual(
    expect.arrayContaining(['/courses/ai-checklist', '/courses/ended-offer', '_blank /waitlist']),
  )
  expect(getLinks('/uk/consultation')).toContain(
    '_blank /messenger Вітаю! Хочу домовитися про розмову, 60 хвилин, 4 000 грн.',
  )
  expect(getLinks('/learning-path')).toContainEqual(
    expect.stringMatching(/^_blank \/messenger .*buy the package .Whole path. for 3,200 UAH/),
  )
  expect(getLinks('/about')).toEqual(
    expect.arrayContaining(['_blank /short-videos', '_blank /network', '_blank /video-channel']),
  )
})
