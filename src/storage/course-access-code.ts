import { createCell } from './cell.ts'

/** The code that the student has signed in with, as a bare text. */
export const courseAccessCode = createCell<string | null>({
  key: 'courseAccessCode',
  parse: (raw) => raw || undefined,
  serialize: (value) => value,
  initial: null,
  isWork: true,
})
