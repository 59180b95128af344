import { createCell } from './cell.ts'

/** Token of the signed-in owner, stored so that a reload stays signed in. */
export const adminToken = createCell<string | null>({
  key: 'adminToken',
  parse: (raw) => raw,
  serialize: (value) => value,
  initial: null,
})
