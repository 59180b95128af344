import type { Root } from 'hast'

import { HELD_WORD } from '#src/i18n/hold-words.ts'

import { wrapWords } from './wrap-words.ts'

/** Holds together what no line of an article may part at its hyphen: 10–20, 95-й, QR-код. */
export function holdHyphens(tree: Root): void {
  wrapWords(tree, HELD_WORD, { className: ['nb'] })
}
