import { createCell } from './cell.ts'

/** The choices, in the order of the switch. */
export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** The chosen theme, as a bare word that the script in the page's head reads too. */
export const theme = createCell<Theme>({
  key: 'theme',
  parse: (raw) => THEMES.find((one) => one === raw),
  serialize: (value) => value,
  initial: 'system',
})
