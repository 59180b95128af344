import { readableText } from '#src/lib/search-text.ts'

import { createCell } from './cell.ts'

/** The code that the student has signed in with, as a bare text. */
export const courseAccessCode = createCell<string | null>({
  key: 'courseAccessCode',
  parse: (raw) => raw || undefined,
  serialize: (value) => value,
  initial: null,
  isWork: true,
})

/** What stands around a code in a sentence, and never at the end of one. */
const AROUND = /^[\s"'`«»“”„‘’()[\]<>,.;:!?*_]+|[\s"'`«»“”„‘’()[\]<>,.;:!?*_]+$/g

/**
 * Codes that a text out of a message or a link may mean: without what cannot be seen, then also without the
 * quotes and stops around it. None for a text without a code.
 */
export function codeCandidates(text: string): string[] {
  const code = readableText(text).replace(/\s+/g, '')
  return [...new Set([code, code.replace(AROUND, '')])].filter(Boolean)
}
