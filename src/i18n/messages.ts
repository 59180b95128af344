import { once } from '#src/lib/once.ts'

import type { Locale } from './locales.ts'
import type { AdminMessages } from './messages/admin/en.ts'
import type { AreaMessages } from './messages/area/en.ts'
import type { BlogMessages } from './messages/blog/en.ts'
import type { CoursesMessages } from './messages/courses/en.ts'
import type { Messages } from './messages/en.ts'
import type { LandingsMessages } from './messages/landings/en.ts'
import type { SearchMessages } from './messages/search/en.ts'
import type { ShowcaseMessages } from './messages/showcase/en.ts'

export type { AdminMessages } from './messages/admin/en.ts'
export type { Messages } from './messages/en.ts'

interface Parts {
  admin: AdminMessages
  area: AreaMessages
  blog: BlogMessages
  courses: CoursesMessages
  landings: LandingsMessages
  search: SearchMessages
  showcase: ShowcaseMessages
}

/** Words that only the pages of one kind need. */
export type MessagePart = keyof Parts

/** The words of every page with those of one kind of pages: `MessagesOf<'blog'>`. */
export type MessagesOf<Part extends MessagePart> = Omit<Messages, keyof Parts[Part]> & Parts[Part]

const shared: Record<Locale, () => Promise<Messages>> = {
  en: once(() => import('./messages/en.ts').then((module) => module.en)),
  uk: once(() => import('./messages/uk.ts').then((module) => module.uk)),
}

const parts: { [Part in MessagePart]: Record<Locale, () => Promise<Parts[Part]>> } = {
  admin: {
    en: once(() => import('./messages/admin/en.ts').then((module) => module.en)),
    uk: once(() => import('./messages/admin/uk.ts').then((module) => module.uk)),
  },
  area: {
    en: once(() => import('./messages/area/en.ts').then((module) => module.en)),
    uk: once(() => import('./messages/area/uk.ts').then((module) => module.uk)),
  },
  blog: {
    en: once(() => import('./messages/blog/en.ts').then((module) => module.en)),
    uk: once(() => import('./messages/blog/uk.ts').then((module) => module.uk)),
  },
  courses: {
    en: once(() => import('./messages/courses/en.ts').then((module) => module.en)),
    uk: once(() => import('./messages/courses/uk.ts').then((module) => module.uk)),
  },
  landings: {
    en: once(() => import('./messages/landings/en.ts').then((module) => module.en)),
    uk: once(() => import('./messages/landings/uk.ts').then((module) => module.uk)),
  },
  search: {
    en: once(() => import('./messages/search/en.ts').then((module) => module.en)),
    uk: once(() => import('./messages/search/uk.ts').then((module) => module.uk)),
  },
  showcase: {
    en: once(() => import('./messages/showcase/en.ts').then((module) => module.en)),
    uk: once(() => import('./messages/showcase/uk.ts').then((module) => module.uk)),
  },
}

/** What has been loaded, by language and part: `uk/blog`, `uk/` for the words of every page. */
const loaded = new Map<string, unknown>()

/** Loads the words of every page in one language; the other's never reach the browser. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const words = await shared[locale]()
  loaded.set(`${locale}/`, words)
  return words
}

/** Loads the words of one kind of pages beside those of every page. */
export function loadMessagesOf<Part extends MessagePart>(
  locale: Locale,
  part: Part,
): Promise<MessagesOf<Part>>
export async function loadMessagesOf(locale: Locale, part: MessagePart): Promise<unknown> {
  const [all, own] = await Promise.all([loadMessages(locale), parts[part][locale]()])
  const words = loaded.get(`${locale}/${part}`) ?? { ...all, ...own }
  loaded.set(`${locale}/${part}`, words)
  return words
}

/**
 * Words that have been loaded, for components.
 * @throws for words that no loader has asked for.
 */
export function messagesOf(locale: Locale, part: MessagePart | '' = ''): unknown {
  const words = loaded.get(`${locale}/${part}`)
  if (!words) throw new Error(`the words "${part}" (${locale}) are shown before they are loaded`)
  return words
}

/** Source file of a part: (`uk`, `blog`) → `src/i18n/messages/blog/uk.ts`. */
export function messagesFile(locale: Locale, part: MessagePart): string {
  return `src/i18n/messages/${part}/${locale}.ts`
}
