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

/** The words by their files, of which a browser loads those of one language. */
const files = import.meta.glob<Record<string, object>>('./messages/**/{en,uk}.ts')

/** What has been loaded, by language and part: `uk/blog`, `uk/` for the words of every page. */
const loaded = new Map<string, unknown>()

/** Loads the words of every page in one language; the other's never reach the browser. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await loadWords(locale, '')) as Messages
}

/** Loads the words of one kind of pages beside those of every page. */
export async function loadMessagesOf<Part extends MessagePart>(
  locale: Locale,
  part: Part,
): Promise<MessagesOf<Part>> {
  return (await loadWords(locale, part)) as MessagesOf<Part>
}

async function loadWords(locale: Locale, part: MessagePart | ''): Promise<unknown> {
  const key = `${locale}/${part}`
  const known = loaded.get(key)
  if (known) return known
  const [all, own] = await Promise.all([
    part && loadWords(locale, ''),
    files[part ? `./messages/${part}/${locale}.ts` : `./messages/${locale}.ts`]?.(),
  ])
  const words = { ...(all || undefined), ...own?.[locale] }
  loaded.set(key, words)
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
