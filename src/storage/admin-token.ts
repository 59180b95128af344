import { createPersistentStore } from './persistent-store.ts'

/** Token of the signed-in owner, stored so that a reload stays signed in. */
export const adminToken = createPersistentStore<string | null>({
  key: 'adminToken',
  parse: (raw) => raw,
  serialize: (value) => value,
  initial: null,
})
