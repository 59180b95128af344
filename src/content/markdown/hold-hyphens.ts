import type { Root } from 'hast'

import { wrapWords } from './wrap-words.ts'

/**
 * What no line may part at its hyphen or dash: a range of numbers, compounds whose halves mean nothing alone,
 * and a word of up to 15 characters with a part of up to three (10–20, будь-якої, QR-код, 12-week), but for
 * a piece of an address. Its one group is the whole of it.
 */
const HELD_WORD =
  /((?<![\wа-яєіїґʼ./#@=+-])(?:\d[\d.,:\u202F]*–\d+(?:[.,:\u202F]\d+)*|(?:будь|по)-[а-яєіїґʼ]+|(?=[\da-zа-яєіїґʼ’-]{3,15}(?![\wа-яєіїґʼ’/@=-]|\.\w))(?=[\da-zа-яєіїґʼ’-]*(?<![\da-zа-яєіїґʼ’])[\da-zа-яєіїґʼ’]{1,3}(?![\da-zа-яєіїґʼ’]))[\da-zа-яєіїґʼ’]+(?:-[\da-zа-яєіїґʼ’]+)+))/i

/** Holds together what no line of an article may part at its hyphen: 10–20, 95-й, QR-код. */
export function holdHyphens(tree: Root): void {
  wrapWords(tree, HELD_WORD, { className: ['nb'] })
}
