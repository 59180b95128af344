/**
 * What no line may part at its hyphen or dash: a range of numbers, the pairs of which one half says nothing,
 * and a word of up to 15 characters with a part of up to three (10–20, будь-якої, QR-код, 12-week), but for
 * a piece of an address. Its one group is the whole of it.
 */
export const HELD_WORD =
  /((?<![\wа-яєіїґʼ./#@=+-])(?:\d[\d.,:\u202F]*–\d+(?:[.,:\u202F]\d+)*|(?:будь|по)-[а-яєіїґʼ]+|(?=[\da-zа-яєіїґʼ’-]{3,15}(?![\wа-яєіїґʼ’/@=-]|\.\w))(?=[\da-zа-яєіїґʼ’-]*(?<![\da-zа-яєіїґʼ’])[\da-zа-яєіїґʼ’]{1,3}(?![\da-zа-яєіїґʼ’]))[\da-zа-яєіїґʼ’]+(?:-[\da-zа-яєіїґʼ’]+)+))/i

const HELD_WORDS = new RegExp(HELD_WORD, 'gi')

/** Names of things, dates, addresses: nobody's prose, though they stand among it. */
const NO_WORDS = /^[\w./:#–-]*$/

/** Holds words together by U+2060 where no elements can: in texts that are put on a page as they are. */
export function holdWords(text: string): string {
  if (NO_WORDS.test(text)) return text
  return text.replace(HELD_WORDS, (word) => word.replace(/[-–]/g, '$&\u2060'))
}

/** Holds words together in every string of a plain structure; dates and other instances pass untouched. */
export function holdWordsDeep<T>(value: T): T
export function holdWordsDeep(value: unknown): unknown {
  if (typeof value === 'string') return holdWords(value)
  if (Array.isArray(value)) return value.map((item: unknown) => holdWordsDeep(item))
  return value instanceof Object && value.constructor === Object
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, holdWordsDeep(item)]))
    : value
}
