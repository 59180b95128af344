import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'yaml'

import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { randomFrom } from '#src/lib/cover-art.ts'

const WORDS: Record<Locale, string[]> = {
  en: `system model data team result process question answer customer report project budget review
    pilot tool contract risk quality support training value time small large clear simple early late
    careful local shared useful open plain measured build check compare write read plan test change
    improve explain collect decide start finish keep avoid share the this that every some most each
    with without before after during because while when where which and but then also only`.split(
    /\s+/,
  ),
  uk: `система модель дані команда результат процес питання відповідь клієнт звіт проєкт бюджет огляд
    пілот інструмент договір ризик якість підтримка навчання цінність час малий великий ясний простий
    ранній пізній уважний місцевий спільний корисний відкритий будувати перевіряти порівнювати писати
    читати планувати змінювати покращувати пояснювати збирати вирішувати починати завершувати
    зберігати уникати кожен деякі більшість разом без перед після під між коли який потім також лише`.split(
    /\s+/,
  ),
}

const HEADINGS: Record<Locale, string[]> = {
  en: ['Where to begin', 'What the data says', 'A worked example', 'Costs and limits', 'Next'],
  uk: ['З чого почати', 'Що кажуть дані', 'Розібраний приклад', 'Витрати й межі', 'Що далі'],
}

const TITLE: Record<Locale, string> = { en: 'Measured post', uk: 'Мірний допис' }

const EXCERPT: Record<Locale, string> = {
  en: 'A post that was made to measure the build: its words are chosen by chance, number',
  uk: 'Допис, зроблений для вимірювання збірки: його слова вибрано навмання, номер',
}

/** Slug of a measured post by its number: 7 → `measured-0007`. */
export function slugOf(number: number): string {
  return `measured-${String(number).padStart(4, '0')}`
}

/** Title of a measured post: en, 7 → `Measured post 7`. */
export function titleOf(locale: Locale, number: number): string {
  return `${TITLE[locale]} ${number}`
}

/**
 * One article of some 800 words, five sections, two highlighted examples and a table, the same at
 * every call; `mark` is a paragraph near its beginning.
 */
function measuredPost(locale: Locale, number: number, tags: readonly string[], mark = ''): string {
  const next = randomFrom(number * 7919 + (locale === 'uk' ? 13 : 0))
  const word = () => WORDS[locale][Math.floor(next() * WORDS[locale].length)] ?? ''
  const sentence = () => {
    const words = Array.from({ length: 8 + Math.floor(next() * 10) }, word)
    if (next() < 0.2) words[2] = `**${words[2]}**`
    if (next() < 0.15) words[4] = `\`${words[4]}\``
    const text = words.join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = (count: number) => Array.from({ length: count }, sentence).join(' ')
  const table = () => [
    '| Step | Hours | Share |',
    '| --- | ---: | ---: |',
    ...Array.from(
      { length: 5 },
      () => `| ${word()} | ${Math.floor(next() * 90) + 10} | ${Math.floor(next() * 100)}% |`,
    ),
  ]
  const extras: Record<number, () => string[]> = {
    1: table,
    2: () => ['```ts', ...typescript(number), '```'],
    3: () => ['```bash', ...shell(number), '```'],
    4: () => Array.from({ length: 3 }, () => `- ${sentence()}`),
  }
  const date = new Date(Date.UTC(2022, 11, 31) - number * 86_400_000).toISOString().slice(0, 10)
  return [
    '---',
    `title: ${titleOf(locale, number)}`,
    `excerpt: ${JSON.stringify(`${EXCERPT[locale]} ${number}.`)}`,
    `date: ${date}`,
    `tags: [${tags[number % tags.length]}, ${tags[(number + 1) % tags.length]}]`,
    'keywords: [measure]',
    '---',
    '',
    paragraph(4),
    '',
    ...(mark ? [mark, ''] : []),
    ...HEADINGS[locale].flatMap((heading, index) => [
      `## ${heading}`,
      '',
      paragraph(5),
      '',
      paragraph(5),
      '',
      ...(extras[index]?.() ?? []),
      '',
    ]),
  ].join('\n')
}

/** Writes one measured post below a folder of posts, in both languages unless told otherwise. */
export function writePost(
  folder: string,
  number: number,
  mark?: string,
  locales: readonly Locale[] = LOCALES,
): void {
  const site: { tags?: Record<string, unknown> } = parse(
    readFileSync(join(folder, '../site/site.yaml'), 'utf8'),
  )
  const tags = Object.keys(site.tags ?? {})
  for (const locale of locales) {
    const file = join(folder, slugOf(number), `${locale}.mdx`)
    mkdirSync(join(folder, slugOf(number)), { recursive: true })
    writeFileSync(file, measuredPost(locale, number, tags, mark))
  }
}

/** Leaves exactly `count` measured posts in a folder, beside what else is there. */
export function makePosts(folder: string, count: number): void {
  for (const entry of readdirSync(folder)) {
    if (/^measured-\d+$/.test(entry)) rmSync(join(folder, entry), { recursive: true })
  }
  for (let number = 1; number <= count; number += 1) writePost(folder, number)
}

function typescript(number: number): string[] {
  return [
    'type Row = { name: string; hours: number };',
    '',
    `export function total${number}(rows: Row[], rate = ${number}): number {`,
    '  // sum the hours, then apply the rate',
    '  let sum = 0;',
    '  for (const row of rows) {',
    '    if (row.hours > 0) sum += row.hours;',
    '  }',
    '  return Math.round(sum * rate * 100) / 100;',
    '}',
  ]
}

function shell(number: number): string[] {
  return [
    `export RUN=${number}`,
    'for f in data/*.csv; do',
    '  echo "checking $f"',
    '  wc -l "$f" | sort -n | head -n 5',
    'done',
  ]
}
