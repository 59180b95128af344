import { createContext, type ReactNode, use } from 'react'

import type { Locale } from './locales.ts'
import { type Messages, type MessagePart, type PartMessages, getMessages } from './messages.ts'

const LocaleContext = createContext<Locale | undefined>(undefined)

/** Provides the language of the interface; a part of the page in the other language has its own provider. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/**
 * The language of the interface.
 * @throws if there is no LocaleProvider.
 */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (locale === undefined) throw new Error('useLocale() needs a <LocaleProvider> around it')
  return locale
}

/** Messages of the current language: the common ones, or those of one area too: `useMessages('blog')`. */
export function useMessages(): Messages
export function useMessages<Part extends MessagePart>(part: Part): PartMessages<Part>
export function useMessages(part?: MessagePart): unknown {
  return getMessages(useLocale(), part)
}
