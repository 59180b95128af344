import { createPersistentStore } from './persistent-store.ts'

/** Theme choices in the order of the switch. */
export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** Chosen theme, stored as plain text because the inline script in the head reads it too. */
export const theme = createPersistentStore<Theme>({
  key: 'theme',
  parse: (raw) => THEMES.find((theme) => theme === raw),
  serialize: (value) => value,
  initial: 'system',
})
