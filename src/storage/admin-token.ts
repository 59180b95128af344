import { createCell } from './cell.ts'

/** What a sign-in leaves behind, so that a reload stays signed in. */
export const adminToken = createCell<string | null>({
  key: 'adminToken',
  parse: (raw) => raw,
  serialize: (value) => value,
  initial: null,
})
