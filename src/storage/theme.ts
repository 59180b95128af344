import { createCell } from './cell.ts'

export type Theme = 'system' | 'light' | 'dark'

/** The chosen theme, as a bare word that the script in the page's head reads too. */
export const theme = createCell<Theme>({
  key: 'theme',
  parse: (raw) => (raw === 'system' || raw === 'light' || raw === 'dark' ? raw : undefined),
  serialize: (value) => value,
  initial: 'system',
})
