import { createCell } from './cell.ts'

/** The language that the visitor has chosen by the switch. */
export type Language = 'en' | 'uk'

/** The chosen language, as a bare word that the script in the page's head reads too; null before a choice. */
export const language = createCell<Language | null>({
  key: 'language',
  parse: (raw) => (raw === 'en' || raw === 'uk' ? raw : undefined),
  serialize: (value) => value,
  initial: null,
})
