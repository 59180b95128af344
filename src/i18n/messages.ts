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

/** Messages of one area of the site. */
export type MessagePart = keyof Parts

/** Common messages together with those of one area: `PartMessages<'blog'>`. */
export type PartMessages<Part extends MessagePart> = Omit<Messages, keyof Parts[Part]> & Parts[Part]

/** Loaders of message files; a browser loads those of one language. */
const files = import.meta.glob<Record<string, object>>('./messages/**/{en,uk}.ts')

/** Loaded messages by language and area: `uk/blog`, or `uk/` for the common ones. */
const loaded = new Map<string, unknown>()

/** Loads the common messages of one language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await loadWords(locale, '')) as Messages
}

/** Loads the messages of one area together with the common ones. */
export async function loadPartMessages<Part extends MessagePart>(
  locale: Locale,
  part: Part,
): Promise<PartMessages<Part>> {
  return (await loadWords(locale, part)) as PartMessages<Part>
}

async function loadWords(locale: Locale, part: MessagePart | ''): Promise<unknown> {
  const key = `${locale}/${part}`
  const cached = loaded.get(key)
  if (cached) return cached
  const [messages, area] = await Promise.all([
    part && loadWords(locale, ''),
    files[part ? `./messages/${part}/${locale}.ts` : `./messages/${locale}.ts`]?.(),
  ])
  const merged = { ...(messages || undefined), ...area?.[locale] }
  loaded.set(key, merged)
  return merged
}

/**
 * Returns loaded messages to components.
 * @throws if no loader has loaded them.
 */
export function getMessages(locale: Locale, part: MessagePart | '' = ''): unknown {
  const messages = loaded.get(`${locale}/${part}`)
  if (!messages) throw new Error(`the words "${part}" (${locale}) are shown before they are loaded`)
  return messages
}

/** Source file of an area: (`uk`, `blog`) → `src/i18n/messages/blog/uk.ts`. */
export function messagesFile(locale: Locale, part: MessagePart): string {
  return `src/i18n/messages/${part}/${locale}.ts`
}
