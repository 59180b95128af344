import type { Root } from 'hast'

import { wrapWords } from './wrap-words.ts'

/** A range of numbers, an ordinal with its ending, and the pairs of which one half says nothing. */
const HELD =
  /(\d[\d.,:\u202F]*–\d+(?:[.,:\u202F]\d+)*|\d+-[а-яєіїґ]{1,3}(?![а-яєіїґʼ])|(?<![а-яєіїґʼ-])(?:будь|по)-[а-яєіїґʼ]+)/i

/** Holds together what no line may part at its hyphen: 10–20, 95-й, будь-яка, по-своєму. */
export function holdHyphens(tree: Root): void {
  wrapWords(tree, HELD, { className: ['nb'] })
}
