import type { Root } from 'hast'

import { wrapWords } from './wrap-words.ts'

/**
 * Matches text that must not break at its hyphen or dash: number ranges, short compounds,
 * and words of up to 15 characters with a part of up to three (10–20, будь-якої, QR-код, 12-week), except
 * parts of addresses. Its one group is the whole match.
 */
const UNBREAKABLE_WORD =
  /((?<![\wа-яєіїґʼ./#@=+-])(?:\d[\d.,:\u202F]*–\d+(?:[.,:\u202F]\d+)*|(?:будь|по)-[а-яєіїґʼ]+|(?=[\da-zа-яєіїґʼ’-]{3,15}(?![\wа-яєіїґʼ’/@=-]|\.\w))(?=[\da-zа-яєіїґʼ’-]*(?<![\da-zа-яєіїґʼ’])[\da-zа-яєіїґʼ’]{1,3}(?![\da-zа-яєіїґʼ’]))[\da-zа-яєіїґʼ’]+(?:-[\da-zа-яєіїґʼ’]+)+))/i

/** Prevents line breaks at the hyphen of short compounds: 10–20, 95-й, QR-код. */
export function preventHyphenBreaks(tree: Root): void {
  wrapWords(tree, UNBREAKABLE_WORD, { className: ['nb'] })
}
