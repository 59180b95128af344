import { expect, test } from 'vitest'

import { LOCALES } from './locales.ts'
import { typeset, typesetAroundCode, typesetDeep } from './typography.ts'

// In the tables ~ is the no-break space U+00A0, and _ between digits the narrow one, U+202F.
const withPlainSpaces = (text: string) =>
  text.replaceAll('~', '\u00A0').replace(/(?<=\d)_(?=[\d%])/g, '\u202F')

const UKRAINIAN: Record<string, [typed: string, set: string][]> = {
  'an apostrophe between Cyrillic letters is U+02BC': [
    ["пам'ять", 'памʼять'],
    ['з’єднання', 'зʼєднання'],
    ['об`єкт, пам`ять', 'обʼєкт, памʼять'],
    ["П'ЯТЬ", 'ПʼЯТЬ'],
    ['карʼєра', 'карʼєра'],
    ["don't у тексті", 'don’t у~тексті'],
  ],
  'quotes are guillemets, the inner ones lapky': [
    ['"слово"', '«слово»'],
    ['Курс "Основи".', 'Курс «Основи».'],
    ['Курс "Основи "ШІ" для всіх"', 'Курс «Основи „ШІ“ для~всіх»'],
    ['"ТОВ "Ромашка""', '«ТОВ „Ромашка“»'],
    ['""Ромашка" цвіте"', '«„Ромашка“ цвіте»'],
    ['«Курс «Основи»» та «ще»', '«Курс „Основи“» та~«ще»'],
    ['«а «б» та «г» ґ»', '«а~„б“ та~„г“ ґ»'],
    ['“слово”', '«слово»'],
    ['„слово“', '„слово“'],
    ['(див. "слово")', '(див. «слово»)'],
    ['"так"/"ні"', '«так»/«ні»'],
    ['"Ні -" сказано', '«Ні~—» сказано'],
    ['"...так"', '«…так»'],
    ['"Що?" "Те!"', '«Що?» «Те!»'],
    ['«готово»', '«готово»'],
    ['пиши ="х" тут', 'пиши =«х» тут'],
    ['знак &"х"|"у"', 'знак &«х»|«у»'],
    ['тег class="a b" id="c"', 'тег class="a b" id="c"'],
  ],
  'a quote at the edge of a fragment is judged by its one neighbour': [
    ['натисніть "', 'натисніть «'],
    ['" та чекайте', '» та~чекайте'],
    ['".', '».'],
    ['("', '(«'],
    ['"', '"'],
    [' " ', ' " '],
  ],
  'a mark after a number with nothing open is inches': [
    ['монітор 27"', 'монітор 27"'],
    ['"27" та 32"', '«27» та~32"'],
  ],
  'a dash between words is long, held by the word before it': [
    ['Курс - це просто', 'Курс~— це просто'],
    ['Курс – це просто', 'Курс~— це просто'],
    ['Курс — це просто', 'Курс~— це просто'],
    ['Курс - це просто - і коротко', 'Курс~— це просто~— і~коротко'],
    [' - це просто', '~— це просто'],
    ['слово - 5', 'слово~— 5'],
    ['— Привіт', '— Привіт'],
    ['- рядок списку', '- рядок списку'],
    ['а\n- рядок списку', 'а\n- рядок списку'],
    ['веб-розробка', 'веб-розробка'],
    ['7 - 3', '7 - 3'],
  ],
  'a short word holds the next one': [
    ...'в У з і й а я є на до від за під не № із зі по ні та чи що як бо над при про без для між'
      .split(' ')
      .map((word): [string, string] => [`Назва ${word} слово`, `Назва ${word}~слово`]),
    ['і так, і ні', 'і~так, і~ні'],
    ['ти й він', 'ти й~він'],
    ['о дев’ятій', 'о~девʼятій'],
    ['ні про що', 'ні~про~що'],
    ['з памʼяттю та інструментами', 'з~памʼяттю та інструментами'],
    ['до інструментів', 'до~інструментів'],
    ['і в місті', 'і~в~місті'],
    ['(у дужках)', '(у~дужках)'],
    ['"На добраніч"', '«На~добраніч»'],
    ['читайте на ', 'читайте на~'],
    ['читайте на https://example.com/a', 'читайте на~https://example.com/a'],
  ],
  'short words in a row hold no more than a heading of a phone has room for': [
    ['А що про dialogflow?', 'А~що про~dialogflow?'],
    ['А що про ai?', 'А~що~про~ai?'],
    ['«А що про dialogflow?»', '«А~що~про dialogflow?»'],
    ['Що я отримаю?', 'Що я~отримаю?'],
    ['Те, що я отримаю', 'Те, що~я~отримаю'],
    ['і не в інструментах', 'і~не в~інструментах'],
    ['і не за те', 'і~не~за~те'],
    ['про те, що не за інструкцією', 'про~те, що~не за~інструкцією'],
    ['не для інструкцій — для', 'не для~інструкцій~— для'],
  ],
  'a particle is held by the word before it': [
    ['він же прийшов', 'він~же прийшов'],
    ['була ж', 'була~ж'],
    ['хотіла б знати', 'хотіла~б знати'],
    ['міг би', 'міг~би'],
  ],
  'neither is found inside a longer word': [
    ['нова робота', 'нова робота'],
    ['шана людям', 'шана людям'],
    ['так бігти', 'так бігти'],
    ['так жити', 'так жити'],
    ['коли білий', 'коли білий'],
    ["під'їзд", 'підʼїзд'],
    ["здоров'я вдома", 'здоровʼя вдома'],
    ['твоя', 'твоя'],
  ],
  'digit groups are held by a narrow space': [
    ['45 000', '45_000'],
    ['45\u00A0000', '45_000'],
    ['1 234 567', '1_234_567'],
    ['100 000,5', '100_000,5'],
    ['10 000-15 000', '10_000–15_000'],
    ['у 2023', 'у~2023'],
    ['2023 100', '2023 100'],
    ['12 34', '12 34'],
    ['1 2345', '1 2345'],
  ],
  'a number holds its unit': [
    ['45 000 грн', '45_000~грн'],
    ['2 150 $', '2_150~$'],
    ['399 ₴', '399~₴'],
    ['5 днів', '5~днів'],
    ['10 хв', '10~хв'],
    ['8 с', '8~с'],
    ['24 КБ', '24~КБ'],
    ['10 жовтня', '10~жовтня'],
    ['150 студентів', '150 студентів'],
    ['5 та 6', '5 та~6'],
  ],
  'a percent sign stands off by a narrow space': [
    ['70%', '70_%'],
    ['70 %', '70_%'],
    ['70\u00A0%', '70_%'],
    ['-25%', '−25_%'],
    ['10-20%', '10–20_%'],
    ['10%-20%', '10_%–20_%'],
    ['100%-й', '100%-й'],
  ],
}

const ENGLISH: Record<string, [typed: string, set: string][]> = {
  'an apostrophe is curly': [
    ["don't", 'don’t'],
    ["the students' results", 'the students’ results'],
    ["the '90s", 'the ’90s'],
    ["1990's", '1990’s'],
    ["'s results", '’s results'],
    ["О'кей", 'Оʼкей'],
    ["'", "'"],
  ],
  'quotes are curly': [
    ['"word"', '“word”'],
    ['Say "yes", then "no".', 'Say “yes”, then “no”.'],
    ["'word'", '‘word’'],
    [`"it's 'quoted' text"`, '“it’s ‘quoted’ text”'],
    [`"'a' b"`, '“‘a’ b”'],
    [`"a 'b'"`, '“a ‘b’”'],
    ['("word")', '(“word”)'],
    ['say "', 'say “'],
    ['" and', '” and'],
    ['a 27" screen', 'a 27" screen'],
    ['the “27” and 32"', 'the “27” and 32"'],
  ],
  'a number holds its unit': [
    ['5 minutes', '5~minutes'],
    ['45,000 UAH', '45,000~UAH'],
    ['8 s', '8~s'],
    ['24 KB', '24~KB'],
    ['In 2023 we did', 'In 2023 we did'],
    ['500 students', '500 students'],
  ],
  'Ukrainian rules are not applied': [
    ['70%', '70%'],
    ['45 000', '45 000'],
    ['a - b', 'a - b'],
    ['for a while', 'for a while'],
  ],
}

const BOTH_LANGUAGES: Record<string, [typed: string, set: string][]> = {
  'a range has an en dash without spaces': [
    ['9-18', '9–18'],
    ['9:00-18:00', '9:00–18:00'],
    ['9:00 - 18:00', '9:00–18:00'],
    ['9:00 – 18:00', '9:00–18:00'],
    ['400-800', '400–800'],
    ['$10-20', '$10–20'],
    ['$10-$20', '$10–$20'],
    ['2019-2023', '2019–2023'],
    ['1,5-2', '1,5–2'],
    ['(3-6)', '(3–6)'],
    ['10-15-хвилинний', '10–15-хвилинний'],
  ],
  'a minus is a minus': [
    ['-5', '−5'],
    ['-$5', '−$5'],
    ['(-5)', '(−5)'],
    ['x –5', 'x −5'],
  ],
  'what is counted off holds its number': [
    ['on level 1', 'on level~1'],
    ['Is homework 4 right?', 'Is homework~4~right?'],
    ['Module 3', 'Module~3'],
    ['рівень 2', 'рівень~2'],
    ['Модуль 3', 'Модуль~3'],
    ['sublevel 1', 'sublevel 1'],
    ['midday 1', 'midday 1'],
  ],
  'three dots are an ellipsis': [
    ['well...', 'well…'],
    ['... well', '… well'],
  ],
}

/** Texts that are not prose and must stay unchanged. */
const UNCHANGED_TEXTS = [
  'https://example.com/9-18/a',
  "https://uk.wikipedia.org/wiki/Пам'ять",
  'https://example.com/?q=1-2&p=50%',
  'www.example.com/1-2',
  'mailto:info@example.com',
  "o'neil-1-2@example.com",
  'a8765_gn4321',
  'a8765_1-2',
  '2023-10-10',
  '2023-10',
  '2023-10-10T09:00:00Z',
  '2025-01-31T23:59:59+02:00',
  '/blog/1-2',
  './src/1-2...3',
  '../a-1',
  'C:\\1-2',
  'content/posts/1-2/post.uk.mdx',
  'image-1-2.png',
  '1-2.png',
  'checklist.md',
  '`"a" - 9-18`',
  "`don't touch 45 000`",
  'GPT-4',
  'v1.2-3',
  '1.2.3-4',
  '1-2-3',
  'pi-course',
  '12345678-1234-4abc-9999-123456789012',
  '+380 44 123 45 67',
  '+38 067 123 45 67',
  '0 800 123 456',
  '067-123-45-67',
  '24/7',
  'ai-1',
  '#contact',
  '[image:/1-2.png]',
  '--flag',
  '\uE000',
  '',
]

function rows(tables: Record<string, [string, string][]>) {
  return Object.entries(tables).flatMap(([rule, table]) =>
    table.map(([typed, set]) => ({ rule, typed, set: withPlainSpaces(set) })),
  )
}

test.each(rows(UKRAINIAN))('in Ukrainian $rule: $typed', ({ typed, set }) => {
  expect(typeset('uk', typed)).toBe(set)
})

test.each(rows(ENGLISH))('in English $rule: $typed', ({ typed, set }) => {
  expect(typeset('en', typed)).toBe(set)
})

test.each(rows(BOTH_LANGUAGES))('in both languages $rule: $typed', ({ typed, set }) => {
  for (const locale of LOCALES) expect(typeset(locale, typed)).toBe(set)
})

test.each(UNCHANGED_TEXTS)('text that is not prose is unchanged: %s', (text) => {
  for (const locale of LOCALES) {
    expect(typeset(locale, text)).toBe(text)
    expect(typeset(locale, `слово, ${text} навколишнє`)).toBe(`слово, ${text} навколишнє`)
  }
})

test('an address in quotation marks is unchanged, and the quotation marks are typeset', () => {
  expect(typeset('uk', '"https://example.com/9-18"')).toBe('«https://example.com/9-18»')
  expect(typeset('en', '"a8765_gn4321"')).toBe('“a8765_gn4321”')
})

test('several addresses keep their order', () => {
  const text = 'a_1 b_2 https://example.com/3-4 \uE000 c@example.com'
  expect(typeset('en', text)).toBe(text)
})

test('all strings of a structure and the results of its functions are typeset', () => {
  const messages = typesetDeep('en', {
    title: "Don't",
    list: ["it's", ["that's"]],
    count: 5,
    nothing: null,
    modules: (done: number, total: number) => `${done} of ${total} o'clock`,
    pair: (name: string) => ({ label: `"${name}"`, lines: [`${name}'s`] }),
    nested: { deep: { text: '9-18' } },
  })

  expect(messages.title).toBe('Don’t')
  expect(messages.list).toEqual(['it’s', ['that’s']])
  expect(messages.count).toBe(5)
  expect(messages.nothing).toBeNull()
  expect(messages.modules(2, 5)).toBe('2 of 5 o’clock')
  expect(messages.pair('Anna')).toEqual({ label: '“Anna”', lines: ['Anna’s'] })
  expect(messages.nested.deep.text).toBe('9–18')
})

test('the given structure and its keys are not modified', () => {
  const messages = Object.freeze({ "it's": Object.freeze(["it's"]) })
  expect(typesetDeep('en', messages)).toEqual({ "it's": ['it’s'] })
  expect(messages).toEqual({ "it's": ["it's"] })
})

test('dates and other class instances are passed through', () => {
  const date = new Date(0)
  const typesetMap = new Map([['a', "it's"]])
  expect(typesetDeep('en', { date, known: typesetMap })).toEqual({ date, known: typesetMap })
  expect(typesetDeep('en', date)).toBe(date)
})

test('code in backticks is unchanged, and the backticks are removed', () => {
  expect(typesetAroundCode('uk', 'Рядок `"код" - x` - так')).toBe('Рядок "код" - x\u00A0— так')
})
