import type { Locale } from './locales.ts'

/** Matches a word, `code` in backticks, or a markup attribute: `class="a"`. Quotes and brackets are not part of a word. */
const WORD = /`[^`]+`|\w[\w:-]*="[^"]*"|[^\s"«»“-„()]+/g

/** Maximum length of a chain of short words joined by no-break spaces: one line of a heading on a phone. */
const MAX_CHAIN_LENGTH = 15

/** Whether a match is not prose: code, an address, a path, a file name, an identifier, an ISO date. */
const CODE = /^`|="|\uE000|:\/\/|\w@\w|_|\\|\/[a-z.]|\w\.[a-z]{2}|(?<!\d)\d{4}-\d\d(?!\d)/i

/**
 * Applies the typographic rules of a language: `"Пам'ять" - це 45 000 слів` → `«Памʼять» — це 45 000 слів`
 * with a no-break space before the dash and a narrow one in the number. It is idempotent.
 * A text may be a fragment of a paragraph, for example beside a link, so a mark is judged by its neighbors.
 */
export function typeset(locale: Locale, text: string): string {
  const isUk = locale === 'uk'
  // U+E000 replaces everything that is not prose while the rest is typeset.
  const code: string[] = []
  const prose = text
    .replace(WORD, (word) => {
      if (!CODE.test(word)) return word
      code.push(word)
      return '\uE000'
    })
    .replace(/(?<=[Ѐ-ӿ])['’‘`´](?=[Ѐ-ӿ])/g, 'ʼ')
    .replace(/(?<=[a-z])'(?=[a-z])/gi, '’')
    .replace(/\.{3}/g, '…')
    .replace(/(:\d\d) ?[-–—] ?(?=\d\d?:\d\d)/g, '$1–')
    // A number with more hyphens, dots or letters is part of a phone number, a version or a name.
    // Letter ranges are listed here and below, because \p{L} takes 20 ms to compile on a slow phone.
    .replace(
      /(?<![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ\d./:#–−-])([$€]?\d{1,6}(?:[.,:]\d+)?%?)-(?=[$€]?\d{1,6}(?![\d/]|-[a-z\d]))/gi,
      '$1–',
    )
    .replace(
      /(?<=^|[\s([{"«“„/=+*&<>|–—-])(?:"|“(?<!„[^“]*“))(?=[^\s.,:;!?)\]])|(?<=[\s([])"$/g,
      isUk ? '«' : '“',
    )
    // A quotation mark after a number without an opening one means inches.
    .replace(/(?<![\s\d]|^)["”]|^"(?=.)|["”](?<=[«“][^»”"]*\d.)/g, isUk ? '»' : '”')
    .replace(/(?<=^|[\s(«„]|(?<!\S)“)[-–](?=[$€]?\d)/g, '−')
  return (
    (isUk ? typesetUkrainian(prose) : typesetEnglish(prose))
      // A number is joined to the short word after it, which is usually its unit.
      .replace(
        / (?<=(?<![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ\d.,/-])[\d.,]*\d )(?=[$€₴]|(?:[a-zß-öø-ÿа-џґ]{3,7}|[A-ZÀ-ÖØ-ÞЀ-ЯҐ]{2,3}|[гмсghms]|хв|мс|кг|[кмс]м|ms|px|k[gm])(?![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ]))/g,
        '\xA0',
      )
      // A name is joined to its number: level 1, модуль 3.
      .replace(
        /(?<=(?<![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ])(?:level|module|lesson|task|homework|part|step|day|рівень|рівня|модуль|модуля|урок|завдання|завданні|частина|день)) (?=\d)/gi,
        '\xA0',
      )
      .replace(/\uE000/g, () => code.shift() ?? '')
  )
}

/** Typesets a text and removes the backticks around code: Рядок `x - y` → Рядок x - y. */
export function typesetAroundCode(locale: Locale, text: string): string {
  return typeset(locale, text).replaceAll('`', '')
}

function typesetUkrainian(text: string): string {
  let depth = 0
  return (
    text
      .replace(/[«»„“]/g, (mark) => {
        if (mark === '«' || mark === '„') return depth++ % 2 ? '„' : mark
        depth = Math.max(depth - 1, 0)
        return depth % 2 ? '“' : mark
      })
      // Between two numbers a spaced hyphen is ambiguous (minus or range), so it is kept.
      .replace(/(?<!\s|\d(?= [-–] \d)) [-–—](?=[\s»“]|$)/g, '\xA0—')
      // A line must not end with a single letter, or a preposition or conjunction of up to three letters,
      // unless the next word is so long that both would not fit into a heading on a phone.
      .replace(
        / (?<=(?<![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ\dʼ'])(?:(?:[взйіуаояє]|на|до|від|за|під|не|№) |(?:із|зі|по|об|ні|та|чи|що|як|бо|над|при|про|без|для|між) (?!\S{12})))/gi,
        '\xA0',
      )
      .replace(/(?<!\S)(?:[«„(]?[Ѐ-ӿ]{1,3}\xA0){2,}[^\s—]+/g, breakChain)
      // A chain after a dash that would fill a whole heading is broken after its first word.
      .replace(/^([Ѐ-ӿ]{1,3})\xA0(?=[Ѐ-ӿ]{1,3}\xA0\S{7,}$)/, '$1 ')
      .replace(/ (?=(?:же?|би?)(?![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ]))/gi, '\xA0')
      .replace(
        /(?<![\d.,:]|\d[ \xA0\u202F-])[1-9]\d{0,2}(?:[ \xA0\u202F]\d{3})+(?![ \xA0-]?\d)/g,
        (number) => number.replace(/\s/g, '\u202F'),
      )
      .replace(/(?<=\d)[ \xA0]?%(?![\w-])/g, '\u202F%')
  )
}

/** Breaks chains of short words from the left until each part is short: `А~що~про~агентів?` → `А~що про~агентів?` */
function breakChain(chain: string): string {
  const words = chain.split('\xA0')
  let result = words.pop() ?? ''
  // Length of the chain so far; chains have no upper limit.
  let { length } = result.split(' ', 1)[0] ?? ''
  for (const word of words.toReversed()) {
    const chainLength = word.length + 1 + length
    const fitsChain = chainLength <= MAX_CHAIN_LENGTH
    result = word + (fitsChain ? '\xA0' : ' ') + result
    length = fitsChain ? chainLength : word.length
  }
  return result
}

function typesetEnglish(text: string): string {
  // '90s and the second part of a split "Anna's" begin with an apostrophe, not with a quotation mark.
  return text.replace(/(?<=^|[\s([{“/–—-])'(?!\s|\d|s\b|$)/g, '‘').replace(/'(?=.)|(?<=.)'/g, '’')
}

/**
 * Typesets every string in a plain structure and the results of its functions:
 * (`en`, `{ title: "Don't" }`) → `{ title: "Don’t" }`. Dates and other class instances are returned unchanged.
 */
export function typesetDeep<T>(locale: Locale, value: T): T
export function typesetDeep(locale: Locale, value: unknown): unknown {
  const typesetInner = (inner: unknown) => typesetDeep(locale, inner)
  if (typeof value === 'string') return typeset(locale, value)
  if (Array.isArray(value)) return value.map(typesetInner)
  if (typeof value === 'function') {
    return (...args: unknown[]) => typesetInner(Reflect.apply(value, undefined, args))
  }
  return value instanceof Object && value.constructor === Object
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typesetInner(item)]))
    : value
}
