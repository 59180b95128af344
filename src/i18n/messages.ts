import type { Locale } from './locales.ts'
import type { Messages } from './messages/en.ts'

export type { Messages } from './messages/en.ts'

const loaders: Record<Locale, () => Promise<Messages>> = {
  en: () => import('./messages/en.ts').then((module) => module.en),
  uk: () => import('./messages/uk.ts').then((module) => module.uk),
}

/** Loads the interface's words in one language; the other's never reach the browser. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]()
}
