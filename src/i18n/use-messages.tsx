import { createContext, type ReactNode, use } from 'react'

import type { Locale } from './locales.ts'
import { type Messages, type MessagePart, type MessagesOf, messagesOf } from './messages.ts'

const LocaleContext = createContext<Locale | undefined>(undefined)

/** Sets the language of the interface below it; a part of the page in the other language stands in one of its own. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/**
 * The language of the interface.
 * @throws outside of a LocaleProvider.
 */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (locale === undefined) throw new Error('useLocale() needs a <LocaleProvider> around it')
  return locale
}

/** The interface's words in its language: those of every page, or with those of one kind of pages: `useMessages('blog')`. */
export function useMessages(): Messages
export function useMessages<Part extends MessagePart>(part: Part): MessagesOf<Part>
export function useMessages(part?: MessagePart): unknown {
  return messagesOf(useLocale(), part)
}
