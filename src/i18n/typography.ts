import type { Locale } from './locales.ts'

/** A word, `code` in backticks, or an attribute as markup has it: `class="a"`. Quotes and brackets stand outside of a word. */
const WORD = /`[^`]+`|\w[\w:-]*="[^"]*"|[^\s"«»“-„()]+/g

/** Characters that a row of short words holds together at most: what a phone's heading has room for. */
const HEADING_ROOM = 15

/** Tells what is not prose: code, an address, a path, a file name, an identifier, an ISO date. */
const CODE = /^`|="|\uE000|:\/\/|\w@\w|_|\\|\/[a-z.]|\w\.[a-z]{2}|(?<!\d)\d{4}-\d\d(?!\d)/i

/**
 * Sets a text by the rules of its language: `"Пам'ять" - це 45 000 слів` → `«Памʼять» — це 45 000 слів`
 * with a no-break space before the dash and a narrow one in the number. Setting twice changes nothing.
 * A text may be a fragment of its paragraph (around a link, say), so a mark is judged by its neighbours.
 */
export function typeset(locale: Locale, text: string): string {
  const isUk = locale === 'uk'
  // U+E000 stands in for what is not prose while the rest is set.
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
    // A number among more hyphens, dots or letters belongs to a phone, a version or a name.
    // Letters are spelled out, here and below: a slow phone needs 20 ms to prepare for all \p{L}.
    .replace(
      /(?<![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ\d./:#–−-])([$€]?\d{1,6}(?:[.,:]\d+)?%?)-(?=[$€]?\d{1,6}(?![\d/]|-[a-z\d]))/gi,
      '$1–',
    )
    .replace(
      /(?<=^|[\s([{"«“„/=+*&<>|–—-])(?:"|“(?<!„[^“]*“))(?=[^\s.,:;!?)\]])|(?<=[\s([])"$/g,
      isUk ? '«' : '“',
    )
    // A mark after a number with nothing open is inches.
    .replace(/(?<![\s\d]|^)["”]|^"(?=.)|["”](?<=[«“][^»”"]*\d.)/g, isUk ? '»' : '”')
    .replace(/(?<=^|[\s(«„]|(?<!\S)“)[-–](?=[$€]?\d)/g, '−')
  return (
    (isUk ? setUkrainian(prose) : setEnglish(prose))
      // A number holds the short word after it, which is most often its unit.
      .replace(
        / (?<=(?<![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ\d.,/-])[\d.,]*\d )(?=[$€₴]|(?:[a-zß-öø-ÿа-џґ]{3,7}|[A-ZÀ-ÖØ-ÞЀ-ЯҐ]{2,3}|[гмсghms]|хв|мс|кг|[кмс]м|ms|px|k[gm])(?![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ]))/g,
        '\xA0',
      )
      // So does the name of what is counted off: level 1, модуль 3.
      .replace(
        /(?<=(?<![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ])(?:level|module|lesson|task|homework|part|step|day|рівень|рівня|модуль|модуля|урок|завдання|завданні|частина|день)) (?=\d)/gi,
        '\xA0',
      )
      .replace(/\uE000/g, () => code.shift() ?? '')
  )
}

/** Typesets a text whose code is in backticks, and takes these out: Рядок `x - y` → Рядок x - y. */
export function typesetAroundCode(locale: Locale, text: string): string {
  return typeset(locale, text).replaceAll('`', '')
}

function setUkrainian(text: string): string {
  let depth = 0
  return (
    text
      .replace(/[«»„“]/g, (mark) => {
        if (mark === '«' || mark === '„') return depth++ % 2 ? '„' : mark
        depth = Math.max(depth - 1, 0)
        return depth % 2 ? '“' : mark
      })
      // Between two numbers a spaced hyphen may be a minus or a range: only the author knows.
      .replace(/(?<!\s|\d(?= [-–] \d)) [-–—](?=[\s»“]|$)/g, '\xA0—')
      // A line does not end with a single letter, a preposition or a conjunction of up to three; only a
      // word so long that both would not fit a phone's heading lets the rarer of them go.
      .replace(
        / (?<=(?<![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ\dʼ'])(?:(?:[взйіуаояє]|на|до|від|за|під|не|№) |(?:із|зі|по|об|ні|та|чи|що|як|бо|над|при|про|без|для|між) (?!\S{12})))/gi,
        '\xA0',
      )
      .replace(/(?<!\S)(?:[«„(]?[Ѐ-ӿ]{1,3}\xA0){2,}[^\s—]+/g, loosenChain)
      // What would be a heading of one piece, with a dash before it, lets its first word go.
      .replace(/^([Ѐ-ӿ]{1,3})\xA0(?=[Ѐ-ӿ]{1,3}\xA0\S{7,}$)/, '$1 ')
      .replace(/ (?=(?:же?|би?)(?![A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ]))/gi, '\xA0')
      .replace(
        /(?<![\d.,:]|\d[ \xA0\u202F-])[1-9]\d{0,2}(?:[ \xA0\u202F]\d{3})+(?![ \xA0-]?\d)/g,
        (number) => number.replace(/\s/g, '\u202F'),
      )
      .replace(/(?<=\d)[ \xA0]?%(?![\w-])/g, '\u202F%')
  )
}

/** Short words that hold each other let go from the left until what is held is short: `А~що~про~агентів?` → `А~що про~агентів?` */
function loosenChain(chain: string): string {
  const words = chain.split('\xA0')
  let loosened = words.pop() ?? ''
  // Of what is held so far; a chain may be as long as somebody likes.
  let { length } = loosened.split(' ', 1)[0] ?? ''
  for (const word of words.toReversed()) {
    const held = word.length + 1 + length
    const isHeld = held <= HEADING_ROOM
    loosened = word + (isHeld ? '\xA0' : ' ') + loosened
    length = isHeld ? held : word.length
  }
  return loosened
}

function setEnglish(text: string): string {
  // An apostrophe, not a quote, begins '90s and what is left of a split Anna's.
  return text.replace(/(?<=^|[\s([{“/–—-])'(?!\s|\d|s\b|$)/g, '‘').replace(/'(?=.)|(?<=.)'/g, '’')
}

/**
 * Typesets every string of a plain structure, and what its functions return:
 * (`en`, `{ title: "Don't" }`) → `{ title: "Don’t" }`. Dates and other instances pass untouched.
 */
export function typesetDeep<T>(locale: Locale, value: T): T
export function typesetDeep(locale: Locale, value: unknown): unknown {
  const deep = (inner: unknown) => typesetDeep(locale, inner)
  if (typeof value === 'string') return typeset(locale, value)
  if (Array.isArray(value)) return value.map(deep)
  if (typeof value === 'function') {
    return (...args: unknown[]) => deep(Reflect.apply(value, undefined, args))
  }
  return value instanceof Object && value.constructor === Object
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item)]))
    : value
}
