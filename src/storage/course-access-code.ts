import { readableText } from '#src/lib/search-text.ts'

import { createPersistentStore } from './persistent-store.ts'

/** The access code that the student entered, as plain text. */
export const courseAccessCode = createPersistentStore<string | null>({
  key: 'courseAccessCode',
  parse: (raw) => raw || undefined,
  serialize: (value) => value,
  initial: null,
  isWork: true,
})

/** Punctuation that may surround a code in a sentence but is never part of one. */
const SURROUNDING_PUNCTUATION = /^[\s"'`«»“”„‘’()[\]<>,.;:!?*_]+|[\s"'`«»“”„‘’()[\]<>,.;:!?*_]+$/g

/**
 * Candidate codes in a pasted text or link: without invisible characters, then also without surrounding
 * punctuation. Empty if the text has no code.
 */
export function codeCandidates(text: string): string[] {
  const code = readableText(text).replace(/\s+/g, '')
  return [...new Set([code, code.replace(SURROUNDING_PUNCTUATION, '')])].filter(Boolean)
}
