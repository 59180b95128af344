import type { Locale } from './locales.ts'
import type { AdminMessages } from './messages/admin/en.ts'

export type { AdminMessages } from './messages/admin/en.ts'

const loaders: Record<Locale, () => Promise<AdminMessages>> = {
  en: () => import('./messages/admin/en.ts').then((module) => module.en),
  uk: () => import('./messages/admin/uk.ts').then((module) => module.uk),
}

/** Loads the words of /admin in one language. */
export function loadAdminMessages(locale: Locale): Promise<AdminMessages> {
  return loaders[locale]()
}

/** Source file of these words. */
export function adminMessagesFile(locale: Locale): string {
  return `src/i18n/messages/admin/${locale}.ts`
}
